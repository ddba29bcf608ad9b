import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { limitCalls } from '../contract/limits.ts'

export const limitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    spendingLimits: build.query(query(limitCalls.spendingLimits)),
    updateSpendingLimits: build.mutation(mutation(limitCalls.updateSpendingLimits)),
  }),
})
