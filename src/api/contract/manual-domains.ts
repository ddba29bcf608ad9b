import { defineCalls } from './types.ts'

export const manualDomainCalls = defineCalls({})
