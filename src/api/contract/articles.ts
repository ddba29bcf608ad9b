import { defineCalls } from './types.ts'

export const articlesCalls = defineCalls({})
