import { defineCalls } from './types.ts'

export const transferCalls = defineCalls({})
