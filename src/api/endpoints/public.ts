import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { publicCalls } from '../contract/public.ts'

export const publicApi = api.injectEndpoints({
  endpoints: (build) => ({
    customerPrices: build.query(query(publicCalls.customerPrices)),
    proxyPrices: build.query(query(publicCalls.proxyPrices)),
    publicStatistics: build.query(query(publicCalls.publicStatistics)),
    statisticsGraph: build.query(query(publicCalls.statisticsGraph)),
    trackEvent: build.mutation(mutation(publicCalls.trackEvent)),
  }),
})
