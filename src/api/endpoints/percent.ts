import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { percentCalls } from '../contract/percent.ts'

export const percentApi = api.injectEndpoints({
  endpoints: (build) => ({
    percent100: build.query(query(percentCalls.percent100)),
    updatePercent100: build.mutation(mutation(percentCalls.updatePercent100)),
  }),
})
