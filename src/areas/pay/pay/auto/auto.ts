import * as v from 'valibot'
import type { AutoTopUp } from '@/api/contract/saved-methods.ts'
import type { AmountLimits } from '@/api/contract/money.ts'
import { compare, multiply } from '@/lib/decimal.ts'
import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'
import { amountField } from '../../amount/pay-form.ts'
import { digitsOf, shownAmount, typedAmount } from '@/lib/typed-amount.ts'

/** contract.md 4.6: the top-ups per day, and the distance between threshold and amount. */
export const autoRules = { timesADay: { min: 1, max: 10 }, thresholdTimes: 10 } as const

const free: AmountLimits = { min: null, max: null, step: null, feePercent: null, feeFixed: null }

/** When turned off, no field is required, but valid values are saved. */
const asTyped = v.pipe(
  v.string(),
  v.transform((text) => typedAmount(text)),
)
const count = /^\s*(?:[1-9]|10)\s*$/
const off = v.object({
  enabled: v.boolean(),
  threshold: asTyped,
  amount: asTyped,
  savedMethodId: v.string(),
  dailyCountCap: v.pipe(
    v.string(),
    v.transform((text) => (count.test(digitsOf(text)) ? Number(digitsOf(text)) : null)),
  ),
  monthlyAmountCap: asTyped,
})

export function autoForm(limits: AmountLimits) {
  const on = v.pipe(
    v.object({
      enabled: v.boolean(),
      threshold: amountField(free),
      amount: amountField(limits),
      savedMethodId: v.pipe(v.string(), v.nonEmpty()),
      dailyCountCap: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(),
        v.transform(digitsOf),
        v.regex(count, 'out_of_range'),
        v.transform(Number),
      ),
      monthlyAmountCap: amountField(free),
    }),
    v.forward(
      v.partialCheck(
        [['threshold'], ['amount']],
        ({ threshold, amount }) =>
          compare(threshold, multiply(amount, autoRules.thresholdTimes)) < 0,
        'out_of_range',
      ),
      ['threshold'],
    ),
    v.forward(
      v.partialCheck(
        [['monthlyAmountCap'], ['amount']],
        ({ monthlyAmountCap, amount }) => compare(monthlyAmountCap, amount) >= 0,
        'out_of_range',
      ),
      ['monthlyAmountCap'],
    ),
  )
  return v.lazy((values): typeof on | typeof off => (v.is(switchedOn, values) ? on : off))
}
const switchedOn = v.object({ enabled: v.literal(true) })
export type AutoValues = v.InferInput<ReturnType<typeof autoForm>>

export function autoOf(known: AutoTopUp, locale: string): AutoValues {
  const text = (sum: { amount: string } | null | undefined): string =>
    shownAmount(typedAmount(sum?.amount.replace(/\.00$/, '') ?? '') ?? '', locale)
  return {
    enabled: known.enabled,
    threshold: text(known.threshold),
    amount: text(known.amount),
    dailyCountCap: String(known.dailyCountCap),
    monthlyAmountCap: text(known.monthlyAmountCap),
    savedMethodId: String(known.savedMethodId ?? ''),
  }
}

const states = ['off', 'active', 'paused', 'failing'] as const
const tones: Record<(typeof states)[number], BadgeTone> = {
  off: 'neutral',
  active: 'ok',
  paused: 'warn',
  failing: 'bad',
}
/** Undefined for an unknown state. */
export function autoBadge(
  state: string,
): { state: (typeof states)[number]; tone: BadgeTone } | undefined {
  const found = known(states, state)
  return found && { state: found, tone: tones[found] }
}
