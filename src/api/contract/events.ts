import { defineCalls } from './types.ts'

export const eventCalls = defineCalls({})
