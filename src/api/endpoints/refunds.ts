import { api } from '../api.ts'
import { mutation } from '../call.ts'
import { refundCalls } from '../contract/refunds.ts'

export const refundsApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestRefund: build.mutation(mutation(refundCalls.requestRefund)),
    createInvoice: build.mutation(mutation(refundCalls.createInvoice)),
  }),
})
