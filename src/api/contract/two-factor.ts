import { defineCalls } from './types.ts'

export const twoFactorCalls = defineCalls({})
