import { orderCalls } from '../contract/orders.ts'
import { apiOf } from '../endpoint.ts'

export const ordersApi = apiOf(orderCalls)
