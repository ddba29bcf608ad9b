import { defineCalls } from './types.ts'

export const keyCalls = defineCalls({})
