import { defineCalls } from './types.ts'

export const taskCalls = defineCalls({})
