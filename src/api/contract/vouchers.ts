import * as v from 'valibot'
import { IdempotencyKey, Money, moneyOrNull, textOrNull, Finite, shortList } from './common.ts'
import { AskedMoney } from './money.ts'
import { defineCalls } from './types.ts'

/** The normalised form of a code (contract.md 4.6). */
export const voucherPattern = /^[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2,5}$/

export const Credited = v.looseObject({ amount: Money, balance: moneyOrNull })
export type Credited = v.InferOutput<typeof Credited>

export const PromoCheck = v.looseObject({
  valid: v.boolean(),
  /** Money, or a decimal percentage of a top-up. */
  bonus: v.optional(v.nullable(v.union([Money, v.string()])), null),
  expiresAt: textOrNull,
  /** Conditions such as `min_amount`, each with its value. */
  conditions: v.optional(
    shortList(
      v.looseObject({
        code: v.string(),
        value: v.optional(v.nullable(v.union([v.string(), Finite, Money])), null),
      }),
    ),
    [],
  ),
  /** `now`: the code is redeemed directly; `top_up`: it adds to the next top-up. */
  use: v.optional(v.string(), 'now'),
  /** Why the code is invalid. */
  reason: textOrNull,
})
export type PromoCheck = v.InferOutput<typeof PromoCheck>

/** Codes with a money value: vouchers and promo codes (contract.md 4.6). */
export const voucherCalls = defineCalls({
  redeemVoucher: {
    method: 'POST',
    path: '/api/v2/payments/vouchers/redeem',
    arg: v.strictObject({
      idempotencyKey: IdempotencyKey,
      code: v.pipe(v.string(), v.regex(voucherPattern)),
    }),
    res: Credited,
    invalidates: ['User', 'Ledger', 'Dashboard'],
    idempotent: true,
  },
  checkPromo: {
    method: 'POST',
    path: '/api/v2/payments/promo/check',
    arg: v.strictObject({
      code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
      amount: v.optional(AskedMoney),
      method: v.optional(v.string()),
    }),
    res: PromoCheck,
  },
  redeemPromo: {
    method: 'POST',
    path: '/api/v2/payments/promo/redeem',
    arg: v.strictObject({
      idempotencyKey: IdempotencyKey,
      code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
    }),
    res: Credited,
    invalidates: ['User', 'Ledger', 'Dashboard'],
    idempotent: true,
  },
})
