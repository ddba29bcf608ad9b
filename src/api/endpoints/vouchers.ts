import { voucherCalls } from '../contract/vouchers.ts'
import { apiOf } from '../endpoint.ts'

export const vouchersApi = apiOf(voucherCalls)
