import * as v from 'valibot'
import type { Money } from '@/api/contract/common.ts'
import type { Percent100, settingCalls } from '@/api/contract/settings.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import { compare, multiply, shift } from '@/lib/decimal.ts'
import type { TypeOption } from '../task-types/task-types.ts'
import { digitsOf } from '@/lib/typed-amount.ts'

export interface PercentValues {
  enabled: boolean
  minAttempts: string
  maxAttempts: string
  minMatches: string
  types: string[]
  confirmCost: boolean
}

export const percentNumbers = ['minAttempts', 'maxAttempts', 'minMatches'] as const
export type PercentNumber = (typeof percentNumbers)[number]

const isDigits = (typed: string): boolean => /^\d+$/.test(typed)
const isWhole = (typed: string): boolean => /^\d{1,3}$/.test(digitsOf(typed))

/**
 * The rules of contract.md 1.4, with the backend's ranges.
 * @param wasOn whether the cost has been agreed to before
 */
export function percentForm(
  limits: Percent100['limits'],
  wasOn: boolean,
): v.GenericSchema<PercentValues, PercentValues> {
  const Count = ({ min, max }: { min: number; max: number }) =>
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.transform(digitsOf),
      v.check(isDigits, 'bad_format'),
      v.check(
        (typed) => !isDigits(typed) || (Number(typed) >= min && Number(typed) <= max),
        'out_of_range',
      ),
    )
  return v.pipe(
    v.object({
      enabled: v.boolean(),
      minAttempts: Count(limits.minAttempts),
      maxAttempts: Count(limits.maxAttempts),
      minMatches: Count(limits.minMatches),
      types: v.array(v.string()),
      confirmCost: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['minAttempts'], ['maxAttempts']],
        ({ minAttempts, maxAttempts }) => Number(minAttempts) <= Number(maxAttempts),
        'mismatch',
      ),
      ['minAttempts'],
    ),
    v.forward(
      v.partialCheck(
        [['minMatches'], ['maxAttempts']],
        ({ minMatches, maxAttempts }) =>
          Number(minMatches) >= 2 && Number(minMatches) <= Number(maxAttempts),
        'mismatch',
      ),
      ['minMatches'],
    ),
    v.forward(
      v.partialCheck(
        [['enabled'], ['types']],
        ({ enabled, types }) => !enabled || types.length > 0,
        'required',
      ),
      ['types'],
    ),
    v.forward(
      v.partialCheck(
        [['enabled'], ['confirmCost']],
        ({ enabled, confirmCost }) => !enabled || wasOn || confirmCost,
        'required',
      ),
      ['confirmCost'],
    ),
  )
}

export function percentValues({
  enabled,
  minAttempts,
  maxAttempts,
  minMatches,
  types,
}: Percent100): PercentValues {
  return {
    enabled,
    minAttempts: String(minAttempts),
    maxAttempts: String(maxAttempts),
    minMatches: String(minMatches),
    types: [...types],
    confirmCost: false,
  }
}

export function percentArg({
  enabled,
  minAttempts,
  maxAttempts,
  minMatches,
  types,
  confirmCost,
}: PercentValues): ArgOf<(typeof settingCalls)['updatePercent100']> {
  return {
    enabled,
    minAttempts: Number(minAttempts),
    maxAttempts: Number(maxAttempts),
    minMatches: Number(minMatches),
    types,
    ...(enabled && confirmCost && { confirmCost }),
  }
}

/** The settings as they are typed, for the check against last week; null while they are not valid. */
export function percentReplay(
  values: Omit<PercentValues, 'confirmCost'>,
  limits: Percent100['limits'],
): ArgOf<(typeof settingCalls)['costReplay']> | null {
  const parsed = v.safeParse(percentForm(limits, true), { ...values, confirmCost: false })
  return parsed.success ? { percent100: percentArg(parsed.output) } : null
}

export interface CostRow {
  type: string
  title: string
  /** The cost of 1000 tasks: now, with the fewest attempts, with the most. */
  usual: Money
  from: string
  to: string
}
export interface Costs {
  rows: CostRow[]
  least: number
  most: number
}

/**
 * The cost of 1000 tasks of each chosen type. Every answer is paid, and n equal answers need at
 * least n attempts, whatever the minimum says. Null while the numbers contradict each other.
 */
export function costsOf(
  { minAttempts, maxAttempts, minMatches, types }: Pick<PercentValues, PercentNumber | 'types'>,
  options: readonly TypeOption[],
): Costs | null {
  if (![minAttempts, maxAttempts, minMatches].every(isWhole)) return null
  const most = Number(digitsOf(maxAttempts))
  const least = Math.max(Number(digitsOf(minAttempts)), Number(digitsOf(minMatches)))
  if (least < 1 || least > most) return null
  const rows = options.flatMap(({ type, title, price }): CostRow[] =>
    price && types.includes(type)
      ? [
          {
            type,
            title,
            usual: price,
            from: multiply(price.amount, least),
            to: multiply(price.amount, most),
          },
        ]
      : [],
  )
  return { rows, least, most }
}

/** The possible cost of one task of any chosen type. */
export function oneTask({ rows }: Costs): { from: string; to: string; currency: string } | null {
  const sorted = rows.toSorted((a, b) => compare(a.to, b.to))
  const [cheapest, dearest] = [sorted[0], sorted.at(-1)]
  return cheapest && dearest
    ? {
        from: shift(cheapest.from, -3),
        to: shift(dearest.to, -3),
        currency: dearest.usual.currency,
      }
    : null
}
