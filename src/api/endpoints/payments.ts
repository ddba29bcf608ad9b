import { paymentCalls } from '../contract/payments.ts'
import { apiOf } from '../endpoint.ts'

export const paymentsApi = apiOf(paymentCalls)
