import * as v from 'valibot'
import { optionalRange, list, Paged } from './paging.ts'
import { paymentStatuses } from './payment-states.ts'
import { Payment } from './payments.ts'
import { shortList, Id, IdempotencyKey, textOrNull, Finite, Decimal, longList } from './common.ts'
import { AskedMoney } from './money.ts'
import { defineCalls } from './types.ts'

export const PaymentTotal = v.looseObject({
  currency: v.string(),
  count: v.optional(Finite, 0),
  amount: v.optional(Decimal, '0'),
  credited: v.optional(Decimal, '0'),
})

export const refundReason = { min: 20, max: 1000 } as const

export const Invoice = v.looseObject({
  id: Id,
  number: v.optional(v.string(), ''),
  status: v.picklist(['issued', 'paid']),
  url: textOrNull,
})
export type Invoice = v.InferOutput<typeof Invoice>

/** The payment history (contract.md 4.6). */
export const historyCalls = defineCalls({
  payments: {
    method: 'GET',
    path: '/api/v2/payments',
    arg: v.strictObject({
      ...Paged,
      ...optionalRange,
      status: v.optional(v.picklist(paymentStatuses)),
      method: v.optional(v.pipe(v.string(), v.maxLength(64))),
      kind: v.optional(v.pipe(v.string(), v.maxLength(32))),
    }),
    res: v.looseObject({
      records: longList(Payment),
      ...list,
      /** Totals over all filtered payments whose money has arrived, one per currency. */
      totals: v.optional(shortList(PaymentTotal), []),
      /** The options of the filters. */
      methods: v.optional(
        shortList(v.looseObject({ shortname: v.string(), title: v.optional(v.string(), '') })),
        [],
      ),
    }),
    provides: ['Payments'],
  },
  requestRefund: {
    method: 'POST',
    path: '/api/v2/payments/{id}/refund_request',
    arg: v.strictObject({
      id: Id,
      idempotencyKey: IdempotencyKey,
      reason: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(refundReason.min),
        v.maxLength(refundReason.max),
      ),
      amount: v.optional(AskedMoney),
    }),
    res: v.looseObject({
      /** A refused request is no success, so `rejected` is not among these. */
      status: v.picklist(['requested', 'approved', 'sent']),
      ticketId: v.optional(v.nullable(Id), null),
    }),
    invalidates: ['Payments'],
    idempotent: true,
  },
  createInvoice: {
    method: 'POST',
    path: '/api/v2/payments/invoices',
    /** The invoice is addressed to the billing details of the profile. */
    arg: v.strictObject({ idempotencyKey: IdempotencyKey, amount: AskedMoney }),
    res: Invoice,
    invalidates: ['Invoices', 'Documents'],
    idempotent: true,
  },
})
