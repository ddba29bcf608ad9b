import * as v from 'valibot'
import { Id, IdempotencyKey, text } from './common.ts'
import { AskedMoney } from './money.ts'
import { defineCalls } from './types.ts'

export const refundReason = { min: 20, max: 1000 } as const

export const Invoice = v.looseObject({
  id: v.optional(v.nullable(Id), null),
  number: v.optional(v.string(), ''),
  status: v.optional(v.string(), ''),
  url: text,
})
export type Invoice = v.InferOutput<typeof Invoice>

/** Money asked back, and an invoice to pay by (contract.md 4.6). */
export const refundCalls = defineCalls({
  requestRefund: {
    method: 'POST',
    path: '/api/v2/payments/{id}/refund_request',
    arg: v.strictObject({
      id: Id,
      idempotencyKey: IdempotencyKey,
      reason: v.pipe(v.string(), v.trim(), v.minLength(refundReason.min), v.maxLength(refundReason.max)),
      amount: v.optional(AskedMoney),
    }),
    res: v.looseObject({ status: v.optional(v.string(), 'requested'), ticketId: v.optional(v.nullable(Id), null) }),
    invalidates: ['Payments'],
    idempotent: true,
  },
  createInvoice: {
    method: 'POST',
    path: '/api/v2/payments/invoices',
    /** Made out to the requisites of the profile. */
    arg: v.strictObject({ idempotencyKey: IdempotencyKey, amount: AskedMoney }),
    res: Invoice,
    invalidates: ['Invoices', 'Documents'],
    idempotent: true,
  },
})
