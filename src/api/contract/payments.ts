import * as v from 'valibot'
import { flag, Id, IdempotencyKey, Money, text } from './common.ts'
import { defineCalls } from './types.ts'

export const Payment = v.looseObject({
  id: Id,
  /** A method's shortname. */
  method: v.optional(v.string(), ''),
  methodTitle: text,
  kind: v.optional(v.string(), ''),
  status: v.string(),
  amount: Money,
  credited: v.optional(v.nullable(Money), null),
  fee: v.optional(v.nullable(Money), null),
  bonus: v.optional(v.nullable(Money), null),
  createdAt: v.optional(v.string(), ''),
  updatedAt: v.optional(v.string(), ''),
  expiresAt: text,
  failureCode: text,
  receiptUrl: text,
  invoiceUrl: text,
  refundable: flag,
  /** The latest request to send the money back. */
  refund: v.optional(v.nullable(v.looseObject({ status: v.string(), amount: v.optional(v.nullable(Money), null) })), null),
})
export type Payment = v.InferOutput<typeof Payment>

const PayField = v.looseObject({
  name: v.string(),
  label: v.optional(v.string(), ''),
  type: v.optional(v.string(), 'text'),
  required: flag,
  pattern: text,
  options: v.optional(v.array(v.looseObject({ value: v.string(), label: v.optional(v.string(), '') })), []),
  hint: text,
})
export type PayField = v.InferOutput<typeof PayField>

/** What comes next; a kind that this site does not know is only watched. */
const Next = v.looseObject({
  kind: v.string(),
  /** Of `redirect`. */
  url: text,
  /** Of `form`. */
  fields: v.optional(v.array(PayField), []),
})
export type Next = v.InferOutput<typeof Next>

export const Started = v.looseObject({ payment: Payment, next: v.optional(v.nullable(Next), null) })
export type Started = v.InferOutput<typeof Started>

export const paymentCalls = defineCalls({
  createPayment: {
    method: 'POST',
    path: '/api/v2/payments',
    arg: v.strictObject({
      idempotencyKey: IdempotencyKey,
      method: v.pipe(v.string(), v.maxLength(64)),
      amount: Money,
      saveMethod: v.optional(v.boolean()),
      savedMethodId: v.optional(Id),
      promoCode: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
      returnUrl: v.pipe(v.string(), v.maxLength(2048)),
    }),
    res: Started,
    invalidates: ['Payments', 'PaymentMethods', 'SavedMethods'],
    idempotent: true,
  },
  payment: {
    method: 'GET',
    path: '/api/v2/payments/{id}',
    arg: v.strictObject({ id: Id }),
    res: v.looseObject({ ...Payment.entries, next: Started.entries.next }),
    provides: ['Payments'],
  },
})
