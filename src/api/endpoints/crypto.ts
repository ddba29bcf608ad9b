import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { cryptoCalls } from '../contract/crypto.ts'

export const cryptoApi = api.injectEndpoints({
  endpoints: (build) => ({
    createCryptoPayment: build.mutation(mutation(cryptoCalls.createCryptoPayment)),
    cryptoPayment: build.query(query(cryptoCalls.cryptoPayment)),
    renewCryptoAddress: build.mutation(mutation(cryptoCalls.renewCryptoAddress)),
  }),
})
