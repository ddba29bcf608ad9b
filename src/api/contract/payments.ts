// Over 250 lines: the rows of one area, whose shapes are made of each other.
import * as v from 'valibot'
import { IdempotencyKey, Money, NoArg, Nothing } from './common.ts'
import { defineCalls } from './types.ts'

const Id = v.union([v.string(), v.number()])
const text = v.optional(v.nullable(v.string()), null)
const flag = v.optional(v.boolean(), false)
const Percent = v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d{1,4})?$/))

/** contract.md 4.0.6: of what may be paid at once, and what is kept back of it. */
export const Limits = v.looseObject({
  min: v.optional(v.nullable(Money), null),
  max: v.optional(v.nullable(Money), null),
  step: v.optional(v.nullable(v.string()), null),
  feePercent: v.optional(v.nullable(Percent), null),
  feeFixed: v.optional(v.nullable(Money), null),
})
export type Limits = v.InferOutput<typeof Limits>

export const methodKinds = ['card', 'wallet', 'crypto', 'bank', 'voucher', 'cash'] as const

/**
 * contract.md 4.6. Of an amount that is paid, the fee is kept back and the bonus is added: what arrives is amount - fee + bonus. Fee and
 * bonus are rounded half up to the currency's smallest unit.
 */
export const PaymentMethod = v.looseObject({
  shortname: v.string(),
  title: v.optional(v.string(), ''),
  kind: v.optional(v.string(), ''),
  currencies: v.optional(v.array(v.string()), []),
  logoUrl: text,
  limits: v.optional(Limits, {}),
  feeNote: text,
  /** Two letters each; empty for everywhere. */
  countries: v.optional(v.array(v.string()), []),
  status: v.optional(v.string(), 'available'),
  /** Why it cannot be used now, and until when. */
  statusReason: text,
  availableAt: text,
  canSave: flag,
  etaMinutes: v.optional(v.nullable(v.tuple([v.number(), v.number()])), null),
  bonusPercent: v.optional(v.nullable(Percent), null),
  badges: v.optional(v.array(v.string()), []),
  lastUsedAt: text,
  /** Amounts worth offering. */
  presets: v.optional(v.array(v.string()), []),
})
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

/** contract.md 4.6 and 4.18. */
export const paymentStatuses = [
  'created',
  'redirected',
  'pending',
  'confirming',
  'paid',
  'failed',
  'expired',
  'canceled',
  'on_review',
  'partially_refunded',
  'refunded',
  'underpaid',
  'overpaid',
  'paid_late',
] as const

export const refundStatuses = ['requested', 'approved', 'rejected', 'sent'] as const

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

export const SavedMethod = v.looseObject({
  id: Id,
  brand: v.optional(v.string(), ''),
  last4: v.optional(v.string(), ''),
  /** MM/YY. */
  exp: text,
  status: v.optional(v.string(), 'active'),
  isDefault: flag,
  /** The method that it pays by. */
  method: v.optional(v.string(), ''),
})
export type SavedMethod = v.InferOutput<typeof SavedMethod>

const topUp = {
  enabled: flag,
  threshold: v.optional(v.nullable(Money), null),
  amount: v.optional(v.nullable(Money), null),
  savedMethodId: v.optional(v.nullable(Id), null),
  dailyCountCap: v.optional(v.number(), 1),
  monthlyAmountCap: v.optional(v.nullable(Money), null),
  updatedAt: v.optional(v.nullable(v.string())),
}
export const AutoTopUp = v.looseObject({
  ...topUp,
  state: v.optional(v.string(), 'off'),
  failCount: v.optional(v.number(), 0),
  lastEvent: v.optional(
    v.nullable(v.looseObject({ status: v.string(), amount: v.optional(v.nullable(Money), null), at: v.optional(v.string(), ''), reason: text })),
    null,
  ),
  /** contract.md 4.0.6. */
  limits: v.optional(Limits, {}),
})
export type AutoTopUp = v.InferOutput<typeof AutoTopUp>

const ById = v.strictObject({ id: Id })

/** What an asset is paid by, before there is a payment (contract.md 4.6, crypto). Amounts are in the asset. */
export const CryptoTerms = v.looseObject({
  asset: v.string(),
  network: v.string(),
  minDeposit: text,
  requiredConfirmations: v.optional(v.nullable(v.number()), null),
  /** How much of the asked currency one unit of the asset is. */
  rate: text,
  persistentAddress: flag,
})

const conversion = {
  /** What limits and fees are in. */
  currency: v.optional(v.string(), 'USD'),
  /** The balance's own, and how much of it one unit of the asked currency is. */
  balanceCurrency: v.optional(v.nullable(v.string()), null),
  rate: text,
}
/** Of a currency that it does not take, its limits come in the first that it does. */
export const OneMethod = v.looseObject({
  method: v.looseObject({ ...PaymentMethod.entries, crypto: v.optional(v.nullable(CryptoTerms), null) }),
  ...conversion,
})
export type OneMethod = v.InferOutput<typeof OneMethod>

export const paymentCalls = defineCalls({
  paymentMethods: {
    method: 'GET',
    path: '/api/v2/payments/methods',
    arg: v.strictObject({ currency: v.optional(v.string()), country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))) }),
    res: v.looseObject({
      records: v.array(PaymentMethod),
      /** What one may ask for. */
      currencies: v.optional(v.array(v.string()), []),
      ...conversion,
    }),
    provides: ['PaymentMethods'],
  },
  paymentMethod: {
    method: 'GET',
    path: '/api/v2/payments/methods/{shortname}',
    arg: v.strictObject({ shortname: v.string(), currency: v.optional(v.string()) }),
    res: OneMethod,
    provides: ['PaymentMethods'],
  },
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
    arg: ById,
    res: v.looseObject({ ...Payment.entries, next: Started.entries.next }),
    provides: ['Payments'],
  },
  /** The fields of `next.kind: form`. */
  sendPaymentDetails: {
    method: 'POST',
    path: '/api/v2/payments/{id}/details',
    arg: v.strictObject({ id: Id, idempotencyKey: IdempotencyKey, fields: v.record(v.string(), v.pipe(v.string(), v.maxLength(500))) }),
    res: Started,
    invalidates: ['Payments'],
    idempotent: true,
  },
  cancelPayment: { method: 'POST', path: '/api/v2/payments/{id}/cancel', arg: ById, res: Payment, invalidates: ['Payments'] },
  /** Where the browser itself goes: on to whoever takes the money. */
  paymentCheckout: { method: 'GET', path: '/api/v2/payments/{id}/checkout', arg: ById, res: Nothing },

  savedMethods: {
    method: 'GET',
    path: '/api/v2/payments/saved',
    arg: NoArg,
    res: v.looseObject({ records: v.array(SavedMethod) }),
    provides: ['SavedMethods'],
  },
  removeSavedMethod: { method: 'DELETE', path: '/api/v2/payments/saved/{id}', arg: ById, res: Nothing, invalidates: ['SavedMethods', 'AutoTopUp'] },
  makeSavedMethodDefault: { method: 'PUT', path: '/api/v2/payments/saved/{id}/default', arg: ById, res: Nothing, invalidates: ['SavedMethods'] },

  autoTopUp: { method: 'GET', path: '/api/v2/payments/auto_topup', arg: NoArg, res: AutoTopUp, provides: ['AutoTopUp'] },
  updateAutoTopUp: {
    method: 'PUT',
    path: '/api/v2/payments/auto_topup',
    arg: v.strictObject({ ...topUp, enabled: v.boolean(), dailyCountCap: v.pipe(v.number(), v.integer()) }),
    res: AutoTopUp,
    invalidates: ['AutoTopUp'],
  },
})
