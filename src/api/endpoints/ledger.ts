import { api } from '../api.ts'
import type { InfiniteData } from '@reduxjs/toolkit/query'
import { ledgerCalls } from '../contract/ledger.ts'
import type { LedgerPage } from '../contract/ledger.ts'
import { endpointsOf, query, apiOf, allPages, mutation } from '../endpoint.ts'
import { documentCalls } from '../contract/documents.ts'
import { identityCalls } from '../contract/identity.ts'
import { historyCalls } from '../contract/history.ts'
import { transferCalls } from '../contract/transfers.ts'

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

export const documentApi = apiOf(documentCalls)

export const identityApi = apiOf(identityCalls)

export const historyApi = apiOf({ ...historyCalls, allPayments: allPages(historyCalls.payments) })

export const transfersApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, transferCalls),
    /** The same call as a dry run, which changes nothing. */
    previewTransfer: build.mutation(mutation({ ...transferCalls.sendTransfer, invalidates: [] })),
  }),
})

/** All parts of a page know what was canceled last. */
export const transferCanceling = { fixedCacheKey: 'cancelTransfer' }
