import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { autoTopUpCalls } from '../contract/auto-top-up.ts'

export const autoTopUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    autoTopUp: build.query(query(autoTopUpCalls.autoTopUp)),
    updateAutoTopUp: build.mutation(mutation(autoTopUpCalls.updateAutoTopUp)),
  }),
})
