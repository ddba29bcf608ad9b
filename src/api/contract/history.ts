import * as v from 'valibot'
import { range } from './day.ts'
import { list, Paged } from './paging.ts'
import { paymentStatuses } from './payment-states.ts'
import { Payment } from './payments.ts'
import { defineCalls } from './types.ts'

export const PaymentTotal = v.looseObject({
  currency: v.string(),
  count: v.optional(v.number(), 0),
  amount: v.optional(v.string(), '0'),
  credited: v.optional(v.string(), '0'),
})

/** What has been paid (contract.md 4.6). */
export const historyCalls = defineCalls({
  payments: {
    method: 'GET',
    path: '/api/v2/payments',
    arg: v.strictObject({
      ...Paged,
      ...range,
      status: v.optional(v.picklist(paymentStatuses)),
      method: v.optional(v.pipe(v.string(), v.maxLength(64))),
      kind: v.optional(v.pipe(v.string(), v.maxLength(32))),
    }),
    res: v.looseObject({
      records: v.array(Payment),
      ...list,
      /** Of all that the filters leave, one for each currency. */
      totals: v.optional(v.array(PaymentTotal), []),
      /** What there is to filter by. */
      methods: v.optional(v.array(v.looseObject({ shortname: v.string(), title: v.optional(v.string(), '') })), []),
    }),
    provides: ['Payments'],
  },
})
