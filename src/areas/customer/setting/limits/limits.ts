import * as v from 'valibot'
import { limitModes } from '@/api/contract/settings.ts'
import type { settingCalls, SpendingLimits } from '@/api/contract/settings.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import type { Problem } from '@/api/problem.ts'
import { compare } from '@/lib/decimal.ts'
import { known } from '@/lib/known.ts'
import { decimalOf, isAmount, shownAmount } from '@/lib/typed-amount.ts'
import { within } from '../../kit/within.ts'

export type LimitMode = (typeof limitModes)[number]
export interface LimitValues {
  daily: string
  dailyMode: LimitMode
  monthly: string
  monthlyMode: LimitMode
  alerts: string[]
}

/** The percentages of an alert. Other stored ones stay. */
export const alertSteps = [50, 80, 90, 100] as const
export const alertChoices = (set: readonly number[]): number[] =>
  [...new Set([...alertSteps, ...set])].toSorted((a, b) => a - b)

export function limitForm(
  limits: SpendingLimits['limits'],
): v.GenericSchema<LimitValues, LimitValues> {
  const Sum = (range: NonNullable<SpendingLimits['limits']>['daily'] | undefined) =>
    v.pipe(
      v.string(),
      v.trim(),
      v.check((typed) => typed === '' || isAmount(typed), 'bad_format'),
      v.check((typed) => typed === '' || within(typed, range), 'out_of_range'),
    )
  return v.pipe(
    v.object({
      daily: Sum(limits?.daily),
      dailyMode: v.picklist(limitModes),
      monthly: Sum(limits?.monthly),
      monthlyMode: v.picklist(limitModes),
      alerts: v.array(v.string()),
    }),
    v.forward(
      v.partialCheck(
        [['daily'], ['monthly']],
        ({ daily, monthly }) =>
          !isAmount(daily) ||
          !isAmount(monthly) ||
          compare(decimalOf(daily), decimalOf(monthly)) <= 0,
        'mismatch',
      ),
      ['daily'],
    ),
  )
}

export function limitValues(
  { daily, monthly, alertPercents }: SpendingLimits,
  locale: string,
): LimitValues {
  return {
    daily: shownAmount(daily.amount?.amount ?? '', locale),
    dailyMode: known(limitModes, daily.mode ?? '') ?? 'notify',
    monthly: shownAmount(monthly.amount?.amount ?? '', locale),
    monthlyMode: known(limitModes, monthly.mode ?? '') ?? 'notify',
    alerts: alertPercents.map(String),
  }
}

export function limitArg(
  values: LimitValues,
  currency: string,
): ArgOf<(typeof settingCalls)['updateSpendingLimits']> {
  const sum = (typed: string) =>
    typed.trim() === '' ? null : { amount: decimalOf(typed), currency }
  return {
    daily: { amount: sum(values.daily), mode: values.dailyMode },
    monthly: { amount: sum(values.monthly), mode: values.monthlyMode },
    alertPercents: values.alerts.map(Number),
  }
}

const names: Readonly<Record<string, keyof LimitValues>> = {
  'daily.amount': 'daily',
  'daily.mode': 'dailyMode',
  'monthly.amount': 'monthly',
  'monthly.mode': 'monthlyMode',
  alertPercents: 'alerts',
}

/** Maps the backend's field names to the form's. */
export function placedLimits(problem: Problem): Problem {
  if (!problem.fields) return problem
  return {
    ...problem,
    fields: Object.fromEntries(
      Object.entries(problem.fields).map(([name, field]) => [known(names, name) ?? name, field]),
    ),
  }
}
