import { api } from '../api.ts'
import { query, request } from '../call.ts'
import { ledgerCalls } from '../contract/ledger.ts'
import type { LedgerFilters, LedgerPage } from '../contract/ledger.ts'

const { query: _, providesTags, ...ledger } = query(ledgerCalls.ledger)
export const ledgerPerPage = 50

export const ledgerApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentsByDay: build.query(query(ledgerCalls.paymentsByDay)),
    /** Newest first, grown at its end. Once it has been, nothing of it goes away: what is booked meanwhile comes by `newestEntries`. */
    ledger: build.infiniteQuery<LedgerPage, LedgerFilters, string | null>({
      ...ledger,
      providesTags: (list) => (list && list.pages.length > 1 ? [] : providesTags),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextBefore, records }) => (records.length > 0 ? (nextBefore ?? undefined) : undefined),
      },
      query: ({ queryArg, pageParam }) =>
        request(ledgerCalls.ledger, { ...queryArg, perPage: ledgerPerPage, ...(pageParam !== null && { before: pageParam }) }),
    }),
    newestEntries: build.query({ ...query(ledgerCalls.ledger), keepUnusedDataFor: 0 }),
  }),
})
