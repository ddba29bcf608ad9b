import * as v from 'valibot'
import { IdempotencyKey, Money, sum, text } from './common.ts'
import { AskedMoney } from './money.ts'
import { defineCalls } from './types.ts'

/** What a code is in its plain form (contract.md 4.6). */
export const voucherPattern = /^[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2,5}$/

export const Credited = v.looseObject({ amount: Money, balance: sum })
export type Credited = v.InferOutput<typeof Credited>

export const PromoCheck = v.looseObject({
  valid: v.boolean(),
  /** Money, or percent of a top-up as a decimal. */
  bonus: v.optional(v.nullable(v.union([Money, v.string()])), null),
  expiresAt: text,
  /** Such as `min_amount`, each with what it is about. */
  conditions: v.optional(
    v.array(v.looseObject({ code: v.string(), value: v.optional(v.nullable(v.union([v.string(), v.number(), Money])), null) })),
    [],
  ),
  /** `now`: it is redeemed as it is; `top_up`: it adds to the next top-up. */
  use: v.optional(v.string(), 'now'),
  /** Why it is not valid. */
  reason: text,
})
export type PromoCheck = v.InferOutput<typeof PromoCheck>

/** Codes that are worth money: vouchers and promo codes (contract.md 4.6). */
export const voucherCalls = defineCalls({
  redeemVoucher: {
    method: 'POST',
    path: '/api/v2/payments/vouchers/redeem',
    arg: v.strictObject({ idempotencyKey: IdempotencyKey, code: v.pipe(v.string(), v.regex(voucherPattern)) }),
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
    arg: v.strictObject({ idempotencyKey: IdempotencyKey, code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)) }),
    res: Credited,
    invalidates: ['User', 'Ledger', 'Dashboard'],
    idempotent: true,
  },
})
