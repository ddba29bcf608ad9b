import * as v from 'valibot'
import { alertPercents, autoBuyLimits } from '@/api/contract/proxy-account.ts'
import type { proxyAccountCalls, ProxyAlerts } from '@/api/contract/proxy-account.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import type { Problem } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { digitsOf } from '@/lib/typed-amount.ts'

export interface AlertValues {
  percent: string[]
  email: boolean
  telegram: boolean
  auto: boolean
  product: string
  units: string
  perMonth: string
}

const whole = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.transform(digitsOf),
    v.regex(/^\d{1,6}$/, 'bad_format'),
    v.check((text) => Number(text) >= 1 && Number(text) <= most, 'out_of_range'),
  )

export const AlertForm: v.GenericSchema<AlertValues, AlertValues> = v.object({
  percent: v.array(v.string()),
  email: v.boolean(),
  telegram: v.boolean(),
  auto: v.boolean(),
  product: v.pipe(v.string(), v.nonEmpty()),
  units: whole(autoBuyLimits.units),
  perMonth: whole(autoBuyLimits.perMonth),
})

export const alertValues = ({ percent, email, telegram, autoBuy }: ProxyAlerts): AlertValues => ({
  percent: percent.map(String),
  email,
  telegram,
  auto: autoBuy.enabled,
  product: autoBuy.product ?? 'residential',
  units: String(autoBuy.units),
  perMonth: String(autoBuy.maxPerMonth),
})

export const alertArg = (
  values: AlertValues,
): ArgOf<(typeof proxyAccountCalls)['updateProxyAlerts']> => ({
  percent: alertPercents.filter((percent) => values.percent.includes(String(percent))),
  email: values.email,
  telegram: values.telegram,
  autoBuy: {
    enabled: values.auto,
    product: values.product,
    units: Number(values.units),
    maxPerMonth: Number(values.perMonth),
  },
})

const names: Readonly<Record<string, keyof AlertValues>> = {
  'autoBuy.product': 'product',
  'autoBuy.units': 'units',
  'autoBuy.maxPerMonth': 'perMonth',
}
/** Maps the backend's field names to the form's. */
export function placedAlerts(problem: Problem): Problem {
  if (!problem.fields) return problem
  const fields = Object.entries(problem.fields)
  return {
    ...problem,
    fields: Object.fromEntries(fields.map(([name, field]) => [known(names, name) ?? name, field])),
  }
}
