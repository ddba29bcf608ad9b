import type { Call } from './types.ts'

/** The products that programs use by their whole API (contract.md 4.14). */
const products = /^\/api\/v2\/(?:labelling|proxy)(?:\/|$)/

/** Whether programs call a row too, with an API key in the Authorization header for the session. */
export const takesKey = ({ byKey, path }: Call): boolean => byKey === true || products.test(path)
