import { api } from '../api.ts'
import { mutation, query, request } from '../call.ts'
import { deliveryCalls } from '../contract/deliveries.ts'
import type { DeliveryPage } from '../contract/deliveries.ts'
import type { ArgOf } from '../contract/types.ts'

export type LogFilter = Omit<ArgOf<typeof deliveryCalls.pingbackLog>, 'before'>
const { query: _, ...log } = query(deliveryCalls.pingbackLog)

export const deliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first; a page is asked for by what stood before it, so that what arrives meanwhile moves nothing. */
    pingbackLog: build.infiniteQuery<DeliveryPage, LogFilter, string | null>({
      ...log,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined },
      query: ({ queryArg, pageParam }) => request(deliveryCalls.pingbackLog, { ...queryArg, ...(pageParam !== null && { before: pageParam }) }),
    }),
    delivery: build.query(query(deliveryCalls.delivery)),
    resendDelivery: build.mutation(mutation(deliveryCalls.resendDelivery)),
  }),
})
