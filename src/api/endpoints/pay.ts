import { cryptoCalls } from '../contract/crypto.ts'
import { apiOf } from '../endpoint.ts'
import { orderCalls } from '../contract/orders.ts'
import { methodCalls } from '../contract/pay-methods.ts'
import { paymentCalls } from '../contract/payments.ts'
import { savedMethodCalls } from '../contract/saved-methods.ts'
import { voucherCalls } from '../contract/vouchers.ts'

export const cryptoApi = apiOf(cryptoCalls)

export const ordersApi = apiOf(orderCalls)

export const methodsApi = apiOf(methodCalls)

export const paymentsApi = apiOf(paymentCalls)

export const savedMethodsApi = apiOf(savedMethodCalls)

export const vouchersApi = apiOf(voucherCalls)
