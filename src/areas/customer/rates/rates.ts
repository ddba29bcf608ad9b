import * as v from 'valibot'
import { workerPools } from '@/api/contract/settings.ts'
import type { CustomerSettings, settingCalls } from '@/api/contract/settings.ts'
import type { PublicStatistics } from '@/api/contract/public.ts'
import type { Money } from '@/api/contract/common.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import type { Problem } from '@/api/problem.ts'
import { compare, multiply } from '@/lib/decimal.ts'
import { known } from '@/lib/known.ts'
import { decimalOf, isAmount, shownAmount } from '@/lib/typed-amount.ts'
import { within } from '../kit/within.ts'
import type { TypeOption } from '../task-types/task-types.ts'

/** The settings use another name for images with text. */
export const normal = 'normal'
const normalType = 'ImageToTextTask'
export const typeOfRate = (name: string): string => (name === normal ? normalType : name)

/** The typed rates by name. An empty one means no maximum. */
export type RateValues = Record<string, string>
type Limits = CustomerSettings['limits']
export type RateLimit = { min: Money; max: Money | null; step: string | null }

export const limitOf = (limits: Limits, name: string): RateLimit | null =>
  (limits && (known(limits.byType, name) ?? limits.rate)) ?? null

/** What workers earn with a type, by the hour. */
export type PayRate = PublicStatistics['employeeRate'][number]

/**
 * What an hour of work pays at a price limit: the pay moves with the price.
 * @returns a decimal with at most two places; null if it cannot be said
 */
export function hourAt(typed: string, price: Money | null, rate: PayRate | null): string | null {
  if (!price || !rate?.perHour || !isAmount(typed) || Number(price.amount) <= 0) return null
  if (price.currency !== rate.perHour.currency) return null
  const hour = (Number(rate.perHour.amount) * Number(decimalOf(typed))) / Number(price.amount)
  return hour.toFixed(2)
}

/** Whether an amount is a multiple of the step. */
export function onStep(amount: string, step: string | null): boolean {
  if (!step || compare(step, '0') <= 0) return true
  const places = (text: string): number => (text.split('.')[1] ?? '').length
  const scale = `1${'0'.repeat(Math.max(places(amount), places(step)))}`
  return BigInt(multiply(amount, scale)) % BigInt(multiply(step, scale)) === 0n
}

/**
 * The names that can have a maximum: images with text first, then the market's types, then stored
 * ones that are no longer offered.
 */
export function rateNames(settings: CustomerSettings, options: readonly TypeOption[]): string[] {
  const offered = options.map(({ type }) => type).filter((type) => type !== normalType)
  return [...new Set([normal, ...offered, ...Object.keys(settings.maxRatePer1000)])]
}

export function rateForm(
  names: readonly string[],
  limits: Limits,
): v.GenericSchema<RateValues, RateValues> {
  const Rate = (name: string) => {
    const limit = limitOf(limits, name)
    return v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.check(
        (typed) =>
          typed === '' || (isAmount(typed) && onStep(decimalOf(typed), limit?.step ?? null)),
        'bad_format',
      ),
      v.check((typed) => typed === '' || within(typed, limit), 'out_of_range'),
    )
  }
  return v.pipe(
    v.record(v.string(), v.string()),
    v.rawTransform(({ dataset, addIssue }) => {
      const checked: RateValues = {}
      for (const [name, typed] of Object.entries(dataset.value)) {
        const parsed = v.safeParse(Rate(name), typed)
        const [issue] = parsed.issues ?? []
        if (parsed.success) checked[name] = parsed.output
        else
          addIssue({
            message: issue?.message ?? 'bad_format',
            input: typed,
            path: [
              { type: 'object', origin: 'value', input: dataset.value, key: name, value: typed },
            ],
          })
      }
      return Object.fromEntries(names.map((name) => [name, known(checked, name) ?? '']))
    }),
  )
}

export const rateValues = (
  { maxRatePer1000 }: CustomerSettings,
  names: readonly string[],
  locale: string,
): RateValues =>
  Object.fromEntries(
    names.map((name) => [name, shownAmount(known(maxRatePer1000, name)?.amount ?? '', locale)]),
  )

/** The current market price of a rate's type. */
export function marketOf(name: string, options: readonly TypeOption[]): Money | null {
  const type = typeOfRate(name)
  return options.find((option) => option.type === type)?.price ?? null
}

/** Whether this maximum would refuse a type's tasks at the current market price. */
export function isBelow(typed: string, price: Money | null, currency: string): boolean {
  return (
    price !== null &&
    price.currency === currency &&
    isAmount(typed) &&
    compare(decimalOf(typed), price.amount) < 0
  )
}

export interface RuleValues {
  languagePool: (typeof workerPools)[number]
  defaultLanguage: string
  scope: 'all' | 'some'
  types: string[]
  refuseLongAnswers: boolean
  allowWorkersHint: boolean
  sandbox: boolean
  developerCredits: boolean
}

export const RuleForm = v.pipe(
  v.object({
    languagePool: v.picklist(workerPools),
    defaultLanguage: v.string(),
    scope: v.picklist(['all', 'some']),
    types: v.array(v.string()),
    refuseLongAnswers: v.boolean(),
    allowWorkersHint: v.boolean(),
    sandbox: v.boolean(),
    developerCredits: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['scope'], ['types']],
      ({ scope, types }) => scope === 'all' || types.length > 0,
      'required',
    ),
    ['types'],
  ),
)

export function ruleValues(settings: CustomerSettings): RuleValues {
  const {
    languagePool,
    defaultLanguage,
    acceptedTypes,
    refuseLongAnswers,
    allowWorkersHint,
    sandbox,
    developerCredits,
  } = settings
  return {
    languagePool: known(workerPools, languagePool) ?? 'any',
    defaultLanguage: defaultLanguage ?? '',
    scope: acceptedTypes ? 'some' : 'all',
    types: acceptedTypes ?? [],
    refuseLongAnswers,
    allowWorkersHint,
    sandbox,
    developerCredits,
  }
}

type Sent = ArgOf<(typeof settingCalls)['updateCustomerSettings']>

/** The complete settings for the request: each form changes its part and keeps the rest. */
export function ratesArg(
  base: CustomerSettings,
  change: { rates?: RateValues; rules?: RuleValues },
  currency: string,
): Sent {
  const { defaultLanguage, scope, types, ...switches } = change.rules ?? ruleValues(base)
  return {
    maxRatePer1000: { ...base.maxRatePer1000, ...ratesOf(change.rates ?? {}, currency) },
    ...switches,
    defaultLanguage: defaultLanguage || null,
    acceptedTypes: scope === 'all' ? null : types,
    ...(base.updatedAt && { updatedAt: base.updatedAt }),
  }
}

const ratesOf = (typed: RateValues, currency: string) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [
      name,
      text === '' ? null : { amount: decimalOf(text), currency },
    ]),
  )

/** The limits as they are typed, for the check against last week; null while they are not valid. */
export function ratesReplay(
  values: RateValues,
  schema: v.GenericSchema<RateValues, RateValues>,
  currency: string,
): ArgOf<(typeof settingCalls)['costReplay']> | null {
  const parsed = v.safeParse(schema, values)
  return parsed.success ? { maxRatePer1000: ratesOf(parsed.output, currency) } : null
}

/** Maps the backend's field names to those of the forms. */
export function placedSettings(problem: Problem): Problem {
  if (!problem.fields) return problem
  const fields = Object.entries(problem.fields).map(([name, field]) => [
    name.replace(/^maxRatePer1000\./, '').replace(/^acceptedTypes(?:\..*)?$/, 'types'),
    field,
  ])
  return { ...problem, fields: Object.fromEntries(fields) }
}
