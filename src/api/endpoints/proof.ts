import { api } from '../api.ts'
import { mutation } from '../call.ts'
import { proofCalls } from '../contract/proof.ts'

export const proofApi = api.injectEndpoints({
  endpoints: (build) => ({
    reauth: build.mutation(mutation(proofCalls.reauth)),
    sendProofCode: build.mutation(mutation(proofCalls.sendProofCode)),
  }),
})
