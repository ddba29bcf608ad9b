import { defineCalls } from './types.ts'

export const paymentCalls = defineCalls({})
