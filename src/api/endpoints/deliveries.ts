import { api } from '../api.ts'
import { mutation, query, request } from '../call.ts'
import { deliveryCalls } from '../contract/deliveries.ts'
import type { DeliveryPage } from '../contract/deliveries.ts'
import type { ArgOf } from '../contract/types.ts'

export type LogFilter = Omit<ArgOf<typeof deliveryCalls.pingbackLog>, 'before'>
const { query: _, ...log } = query(deliveryCalls.pingbackLog)

export const deliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    ipList: build.query(query(deliveryCalls.ipList)),
    addIps: build.mutation(mutation(deliveryCalls.addIps)),
    updateIp: build.mutation(mutation(deliveryCalls.updateIp)),
    removeIp: build.mutation(mutation(deliveryCalls.removeIp)),
    enableIpList: build.mutation(mutation(deliveryCalls.enableIpList)),
    pingbackHosts: build.query(query(deliveryCalls.pingbackHosts)),
    addPingbackHost: build.mutation(mutation(deliveryCalls.addPingbackHost)),
    updatePingbackHost: build.mutation(mutation(deliveryCalls.updatePingbackHost)),
    removePingbackHost: build.mutation(mutation(deliveryCalls.removePingbackHost)),
    verifyPingbackHost: build.mutation(mutation(deliveryCalls.verifyPingbackHost)),
    rotatePingbackSecret: build.mutation(mutation(deliveryCalls.rotatePingbackSecret)),
    testPingbackHost: build.mutation(mutation(deliveryCalls.testPingbackHost)),
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
