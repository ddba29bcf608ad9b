import * as v from 'valibot'
import type { AmountLimits } from '@/api/contract/money.ts'
import { amountProblem } from './charge.ts'
import { placesOf, typedAmount } from '@/lib/typed-amount.ts'

/** The schema of an amount, with the backend's limits only. */
export function amountField(limits: AmountLimits) {
  const isNot = (code: string) => (text: string) => amountProblem(text, limits) !== code
  return v.pipe(
    v.string(),
    v.check(isNot('required'), 'required'),
    v.check(isNot('bad_format'), 'bad_format'),
    v.check(isNot('out_of_range'), 'out_of_range'),
    v.transform((text) => typedAmount(text, placesOf(limits.step)) ?? ''),
  )
}

export const payFormName = (shortname: string): string => `pay-form-${shortname}`

/** @param cards the ids of the saved cards that can pay */
export const payForm = (limits: AmountLimits, cards: readonly string[]) =>
  v.object({
    amount: amountField(limits),
    promoCode: v.pipe(v.string(), v.trim(), v.maxLength(40)),
    /** Empty for a new payment method. A kept card may be gone, and then one is chosen again. */
    savedMethodId: v.pipe(
      v.string(),
      v.check((id) => id === '' || cards.includes(id), 'required'),
    ),
    saveMethod: v.boolean(),
  })
export type PayValues = v.InferInput<ReturnType<typeof payForm>>
export type PayEntries = v.InferOutput<ReturnType<typeof payForm>>
