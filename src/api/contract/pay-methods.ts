import * as v from 'valibot'
import { shortList, flag, textOrNull, Finite, CoinAmount } from './common.ts'
import { AmountLimits, Percent } from './money.ts'
import { defineCalls } from './types.ts'

/**
 * contract.md 4.6. The fee is deducted from the paid amount and the bonus is added: the balance
 * grows by amount - fee + bonus. Fee and bonus are rounded half up to the currency's smallest unit.
 */
export const PaymentMethod = v.looseObject({
  shortname: v.string(),
  title: v.optional(v.string(), ''),
  kind: v.optional(v.string(), ''),
  currencies: v.optional(shortList(v.string()), []),
  logoUrl: textOrNull,
  limits: v.optional(AmountLimits, {}),
  feeNote: textOrNull,
  /** Two-letter country codes; an empty list means everywhere. */
  countries: v.optional(shortList(v.string()), []),
  status: v.optional(v.string(), 'available'),
  /** Why the method is unavailable, and until when. */
  statusReason: textOrNull,
  availableAt: textOrNull,
  canSave: flag,
  etaMinutes: v.optional(v.nullable(v.tuple([Finite, Finite])), null),
  bonusPercent: v.optional(v.nullable(Percent), null),
  badges: v.optional(shortList(v.string()), []),
  lastUsedAt: textOrNull,
  /** Suggested amounts. */
  presets: v.optional(shortList(v.string()), []),
})
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

/**
 * The terms of a crypto asset before a payment exists (contract.md 4.6, crypto). Amounts are in the
 * asset.
 */
export const CryptoTerms = v.looseObject({
  asset: v.string(),
  network: v.string(),
  minDeposit: v.optional(v.nullable(CoinAmount), null),
  requiredConfirmations: v.optional(v.nullable(Finite), null),
  /** The price of one unit of the asset in the requested currency. */
  rate: v.optional(v.nullable(CoinAmount), null),
  persistentAddress: flag,
})

const conversion = {
  /** The currency of limits and fees. */
  currency: v.optional(v.string(), 'USD'),
  /** The balance's currency, and the price of one unit of the requested currency in it. */
  balanceCurrency: v.optional(v.nullable(v.string()), null),
  rate: v.optional(v.nullable(CoinAmount), null),
}
/** For a currency that the method does not accept, the limits are in the first accepted one. */
export const PayMethodDetails = v.looseObject({
  method: v.looseObject({
    ...PaymentMethod.entries,
    crypto: v.optional(v.nullable(CryptoTerms), null),
  }),
  ...conversion,
})
export type PayMethodDetails = v.InferOutput<typeof PayMethodDetails>

/** The payment methods (contract.md 4.6). */
export const methodCalls = defineCalls({
  paymentMethods: {
    method: 'GET',
    path: '/api/v2/payments/methods',
    arg: v.strictObject({
      currency: v.optional(v.string()),
      country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    }),
    res: v.looseObject({
      records: shortList(PaymentMethod),
      /** The currencies to choose from. */
      currencies: v.optional(shortList(v.string()), []),
      ...conversion,
    }),
    provides: ['PaymentMethods'],
  },
  paymentMethod: {
    method: 'GET',
    path: '/api/v2/payments/methods/{shortname}',
    arg: v.strictObject({ shortname: v.string(), currency: v.optional(v.string()) }),
    res: PayMethodDetails,
    provides: ['PaymentMethods'],
  },
})
