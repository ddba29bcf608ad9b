import * as v from 'valibot'
import { Money } from './common.ts'

/** Money as it is asked for: never below nothing. The backend judges how small its parts may be. */
export const AskedMoney = v.strictObject({ amount: v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,6})?$/)), currency: v.string() })

export const Percent = v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d{1,4})?$/))

/** contract.md 4.0.6: of what may be paid at once, and what is kept back of it. */
export const Limits = v.looseObject({
  min: v.optional(v.nullable(Money), null),
  max: v.optional(v.nullable(Money), null),
  step: v.optional(v.nullable(v.string()), null),
  feePercent: v.optional(v.nullable(Percent), null),
  feeFixed: v.optional(v.nullable(Money), null),
})
export type Limits = v.InferOutput<typeof Limits>
