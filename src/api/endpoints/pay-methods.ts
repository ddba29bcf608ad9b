import { methodCalls } from '../contract/pay-methods.ts'
import { apiOf } from '../endpoint.ts'

export const methodsApi = apiOf(methodCalls)
