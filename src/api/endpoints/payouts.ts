import { payoutCalls } from '../contract/payouts.ts'
import { apiOf } from '../endpoint.ts'

export const payoutsApi = apiOf(payoutCalls)
