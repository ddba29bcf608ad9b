import * as v from 'valibot'
import { flag, Id, IdempotencyKey, Money, textOrNull, Unread, shortList } from './common.ts'
import { defineCalls } from './types.ts'

export const Payment = v.looseObject({
  id: Id,
  /** A method's shortname. */
  method: v.optional(v.string(), ''),
  methodTitle: textOrNull,
  kind: v.optional(v.string(), ''),
  status: v.string(),
  amount: Money,
  credited: v.optional(v.nullable(Money), null),
  fee: v.optional(v.nullable(Money), null),
  bonus: v.optional(v.nullable(Money), null),
  createdAt: v.optional(v.string(), ''),
  updatedAt: v.optional(v.string(), ''),
  expiresAt: textOrNull,
  failureCode: textOrNull,
  receiptUrl: textOrNull,
  invoiceUrl: textOrNull,
  refundable: flag,
  /** The latest refund request. */
  refund: v.optional(
    v.nullable(v.looseObject({ status: v.string(), amount: v.optional(v.nullable(Money), null) })),
    null,
  ),
})
export type Payment = v.InferOutput<typeof Payment>

const PayField = v.looseObject({
  name: v.string(),
  label: v.optional(v.string(), ''),
  type: v.optional(v.string(), 'text'),
  required: flag,
  pattern: textOrNull,
  options: v.optional(
    shortList(v.looseObject({ value: v.string(), label: v.optional(v.string(), '') })),
    [],
  ),
  hint: textOrNull,
})
export type PayField = v.InferOutput<typeof PayField>

/** The next step of a payment; for an unknown kind the page only polls the status. */
const Next = v.looseObject({
  kind: v.string(),
  /** Set for `redirect`. */
  url: textOrNull,
  /** Set for `form`. */
  fields: v.optional(shortList(PayField), []),
})
export type Next = v.InferOutput<typeof Next>

export const Started = v.looseObject({ payment: Payment, next: v.optional(v.nullable(Next), null) })
export type Started = v.InferOutput<typeof Started>

const ById = v.strictObject({ id: Id })

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
  /** Sends the fields of `next.kind: form`. */
  sendPaymentDetails: {
    method: 'POST',
    path: '/api/v2/payments/{id}/details',
    arg: v.strictObject({
      id: Id,
      idempotencyKey: IdempotencyKey,
      fields: v.record(v.string(), v.pipe(v.string(), v.maxLength(500))),
    }),
    res: Started,
    invalidates: ['Payments'],
    idempotent: true,
  },
  cancelPayment: {
    method: 'POST',
    path: '/api/v2/payments/{id}/cancel',
    arg: ById,
    res: Payment,
    invalidates: ['Payments'],
  },
  /** The browser navigates here and is redirected to the payment provider. */
  paymentCheckout: {
    method: 'GET',
    endpoint: 'none',
    path: '/api/v2/payments/{id}/checkout',
    arg: ById,
    res: Unread,
  },
  /**
   * The result of a request with an Idempotency-Key, for a page that lost the answer (quality.md
   * section 2). It moves no money. `done` returns the first answer, `processing` means that the
   * request has arrived and is not finished, and `none` that no request with the key is known.
   */
  paymentIntent: {
    method: 'GET',
    path: '/api/v2/payments/intents/{key}',
    arg: v.strictObject({ key: v.pipe(v.string(), v.uuid()) }),
    res: v.looseObject({ state: v.string(), answer: v.optional(v.unknown()) }),
  },
})
