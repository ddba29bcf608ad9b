import { api } from '../api.ts'
import { query } from '../call.ts'
import { receivingErrorCalls } from '../contract/receiving-errors.ts'

export const receivingErrorApi = api.injectEndpoints({
  endpoints: (build) => ({
    receivingErrors: build.query(query(receivingErrorCalls.receivingErrors)),
    errorSamples: build.query(query(receivingErrorCalls.errorSamples)),
    bans: build.query(query(receivingErrorCalls.bans)),
  }),
})
