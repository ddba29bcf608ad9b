import { defineCalls } from './types.ts'

export const testTaskCalls = defineCalls({})
