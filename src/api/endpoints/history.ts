import { api } from '../api.ts'
import { mutation, query, request } from '../call.ts'
import { historyCalls } from '../contract/history.ts'
import type { LedgerFilters, LedgerPage } from '../contract/history.ts'

const { query: _, ...ledger } = query(historyCalls.ledger)
export const ledgerPerPage = 50

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    payments: build.query(query(historyCalls.payments)),
    requestRefund: build.mutation(mutation(historyCalls.requestRefund)),
    createInvoice: build.mutation(mutation(historyCalls.createInvoice)),
    paymentsByDay: build.query(query(historyCalls.paymentsByDay)),
    /** Newest first, grown at its end. */
    ledger: build.infiniteQuery<LedgerPage, LedgerFilters, string | null>({
      ...ledger,
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextBefore, records }) => (records.length > 0 ? (nextBefore ?? undefined) : undefined),
        refetchCachedPages: false,
      },
      query: ({ queryArg, pageParam }) =>
        request(historyCalls.ledger, { ...queryArg, perPage: ledgerPerPage, ...(pageParam !== null && { before: pageParam }) }),
    }),
  }),
})
