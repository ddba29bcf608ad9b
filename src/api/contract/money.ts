import * as v from 'valibot'
import { Money, Decimal } from './common.ts'

/** A requested amount, never negative. The backend validates the number of decimal places. */
export const AskedMoney = v.strictObject({
  amount: v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,6})?$/)),
  currency: v.string(),
})

export const Percent = v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d{1,4})?$/))

/** The limits of one payment, and the withheld fee (contract.md 4.0.6). */
export const AmountLimits = v.looseObject({
  min: v.optional(v.nullable(Money), null),
  max: v.optional(v.nullable(Money), null),
  step: v.optional(v.nullable(Decimal), null),
  feePercent: v.optional(v.nullable(Percent), null),
  feeFixed: v.optional(v.nullable(Money), null),
})
export type AmountLimits = v.InferOutput<typeof AmountLimits>
