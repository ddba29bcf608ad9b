import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { cryptoCalls } from '../contract/crypto.ts'
import { paymentCalls } from '../contract/payments.ts'

export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentMethods: build.query(query(paymentCalls.paymentMethods)),
    paymentMethod: build.query(query(paymentCalls.paymentMethod)),
    createPayment: build.mutation(mutation(paymentCalls.createPayment)),
    payment: build.query(query(paymentCalls.payment)),
    sendPaymentDetails: build.mutation(mutation(paymentCalls.sendPaymentDetails)),
    cancelPayment: build.mutation(mutation(paymentCalls.cancelPayment)),
    savedMethods: build.query(query(paymentCalls.savedMethods)),
    removeSavedMethod: build.mutation(mutation(paymentCalls.removeSavedMethod)),
    makeSavedMethodDefault: build.mutation(mutation(paymentCalls.makeSavedMethodDefault)),
    autoTopUp: build.query(query(paymentCalls.autoTopUp)),
    updateAutoTopUp: build.mutation(mutation(paymentCalls.updateAutoTopUp)),
    createCryptoPayment: build.mutation(mutation(cryptoCalls.createCryptoPayment)),
    cryptoPayment: build.query(query(cryptoCalls.cryptoPayment)),
    renewCryptoAddress: build.mutation(mutation(cryptoCalls.renewCryptoAddress)),
  }),
})
