import { defineCalls } from './types.ts'

export const profileCalls = defineCalls({})
