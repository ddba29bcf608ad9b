import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { orderCalls } from '../contract/orders.ts'

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkPromo: build.mutation(mutation(orderCalls.checkPromo)),
    redeemPromo: build.mutation(mutation(orderCalls.redeemPromo)),
    workaroundKinds: build.query(query(orderCalls.workaroundKinds)),
    orderWorkaround: build.mutation(mutation(orderCalls.orderWorkaround)),
  }),
})
