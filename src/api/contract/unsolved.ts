import { defineCalls } from './types.ts'

export const unsolvedCalls = defineCalls({})
