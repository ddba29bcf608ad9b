import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { paymentCalls } from '../contract/payments.ts'

export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPayment: build.mutation(mutation(paymentCalls.createPayment)),
    payment: build.query(query(paymentCalls.payment)),
  }),
})
