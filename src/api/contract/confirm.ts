import { defineCalls } from './types.ts'

export const confirmCalls = defineCalls({})
