import { api } from '../api.ts'
import { mutation } from '../call.ts'
import { voucherCalls } from '../contract/vouchers.ts'

export const vouchersApi = api.injectEndpoints({
  endpoints: (build) => ({
    redeemVoucher: build.mutation(mutation(voucherCalls.redeemVoucher)),
    checkPromo: build.mutation(mutation(voucherCalls.checkPromo)),
    redeemPromo: build.mutation(mutation(voucherCalls.redeemPromo)),
  }),
})
