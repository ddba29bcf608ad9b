import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { orderCalls } from '../contract/orders.ts'

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    workaroundKinds: build.query(query(orderCalls.workaroundKinds)),
    orderWorkaround: build.mutation(mutation(orderCalls.orderWorkaround)),
  }),
})
