import type { paymentCalls } from '../../api/contract/payments.ts'
import type { Handlers } from './types.ts'

export const paymentHandlers: Handlers<typeof paymentCalls> = {}
