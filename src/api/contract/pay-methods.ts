import * as v from 'valibot'
import { flag, text } from './common.ts'
import { Limits, Percent } from './money.ts'
import { defineCalls } from './types.ts'

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

/** The ways to pay (contract.md 4.6). */
export const methodCalls = defineCalls({
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
})
