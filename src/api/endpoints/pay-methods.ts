import { api } from '../api.ts'
import { query } from '../call.ts'
import { methodCalls } from '../contract/pay-methods.ts'

export const methodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentMethods: build.query(query(methodCalls.paymentMethods)),
    paymentMethod: build.query(query(methodCalls.paymentMethod)),
  }),
})
