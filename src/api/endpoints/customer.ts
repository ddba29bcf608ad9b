import { customerCalls } from '../contract/customer.ts'
import { apiOf } from '../endpoint.ts'

export const customerApi = apiOf(customerCalls)
