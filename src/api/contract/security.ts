import { defineCalls } from './types.ts'

export const securityCalls = defineCalls({})
