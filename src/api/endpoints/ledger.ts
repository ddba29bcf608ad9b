import { api } from '../api.ts'
import type { InfiniteData } from '@reduxjs/toolkit/query'
import { ledgerCalls } from '../contract/ledger.ts'
import type { LedgerPage } from '../contract/ledger.ts'
import { endpointsOf, query } from '../endpoint.ts'

export const ledgerApi = api.injectEndpoints({
  endpoints: (build) => {
    const endpoints = endpointsOf(build, ledgerCalls)
    return {
      ...endpoints,
      ledger: {
        ...endpoints.ledger,
        // A loaded list never shrinks, so it has no tag to refetch it: `newestEntries` adds new
        // bookings.
        providesTags: (list: InfiniteData<LedgerPage, string | null> | undefined) =>
          list && list.pages.length > 1 ? [] : ['Ledger'],
      },
      newestEntries: build.query({ ...query(ledgerCalls.ledger), keepUnusedDataFor: 0 }),
    }
  },
})
