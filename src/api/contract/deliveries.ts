import { defineCalls } from './types.ts'

export const deliveryCalls = defineCalls({})
