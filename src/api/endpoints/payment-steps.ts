import { api } from '../api.ts'
import { mutation } from '../call.ts'
import { paymentStepCalls } from '../contract/payment-steps.ts'

export const paymentStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendPaymentDetails: build.mutation(mutation(paymentStepCalls.sendPaymentDetails)),
    cancelPayment: build.mutation(mutation(paymentStepCalls.cancelPayment)),
  }),
})
