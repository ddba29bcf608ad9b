import * as v from 'valibot'
import {
  Money,
  NoArg,
  savedVersion,
  versionOrNull,
  Nothing,
  textOrNull,
  Finite,
  Decimal,
  longList,
  keptList,
  shortList,
} from './common.ts'
import { defineCalls } from './types.ts'

const Rates = v.record(v.string(), v.nullable(Money))
const RateLimits = v.looseObject({
  min: Money,
  max: v.optional(v.nullable(Money), null),
  step: v.optional(v.nullable(Decimal), '0.01'),
})

export const workerPools = ['any', 'en', 'ru'] as const

/** contract.md 4.4, /setting/edit. Types have the API's names; `normal` is the image with text. */
export const CustomerSettings = v.looseObject({
  /** Null or a missing entry means the market price. */
  maxRatePer1000: Rates,
  languagePool: v.string(),
  /** The language of tasks that name none; an empty string means unspecified. */
  defaultLanguage: v.nullable(v.string()),
  refuseLongAnswers: v.boolean(),
  allowWorkersHint: v.boolean(),
  /** Null means all types, future ones included. */
  acceptedTypes: v.nullable(longList(v.string())),
  sandbox: v.boolean(),
  developerCredits: v.boolean(),
  limits: v.optional(
    v.nullable(
      v.looseObject({
        /** The limits of types that are not listed. */
        rate: v.optional(v.nullable(RateLimits), null),
        byType: v.optional(v.record(v.string(), RateLimits), {}),
      }),
    ),
    null,
  ),
  /** The options for the default language. */
  languages: v.optional(shortList(v.string()), []),
  updatedAt: savedVersion,
})
export type CustomerSettings = v.InferOutput<typeof CustomerSettings>

export const limitModes = ['notify', 'block'] as const
const Limit = v.looseObject({ amount: v.nullable(Money), mode: v.string() })
const LimitRange = v.optional(
  v.nullable(v.looseObject({ min: Money, max: v.optional(v.nullable(Money), null) })),
  null,
)

export const SpendingLimits = v.looseObject({
  daily: Limit,
  monthly: Limit,
  alertPercents: keptList(Finite),
  spentToday: v.optional(v.nullable(Money), null),
  spentMonth: v.optional(v.nullable(Money), null),
  limits: v.optional(v.nullable(v.looseObject({ daily: LimitRange, monthly: LimitRange })), null),
  updatedAt: savedVersion,
})
export type SpendingLimits = v.InferOutput<typeof SpendingLimits>

const LimitArg = v.strictObject({ amount: v.nullable(Money), mode: v.picklist(limitModes) })

const whole = v.pipe(v.number(), v.integer())
const counts = (min: number, max: number) =>
  v.optional(v.looseObject({ min: Finite, max: Finite }), { min, max })
export const Percent100 = v.looseObject({
  enabled: v.boolean(),
  minAttempts: Finite,
  maxAttempts: Finite,
  minMatches: Finite,
  types: longList(v.string()),
  limits: v.optional(
    v.looseObject({
      minAttempts: counts(1, 9),
      maxAttempts: counts(2, 10),
      minMatches: counts(1, 9),
    }),
    {},
  ),
  updatedAt: savedVersion,
})
export type Percent100 = v.InferOutput<typeof Percent100>

const percentRules = {
  enabled: v.boolean(),
  minAttempts: whole,
  maxAttempts: whole,
  minMatches: whole,
  types: v.array(v.string()),
}

const replayed = {
  tasks: v.optional(Finite, 0),
  /** What the tasks cost. */
  spent: Money,
  /** What they would have cost: at least and at most, as nobody knows the further attempts. */
  least: Money,
  most: Money,
  /** The tasks that the settings would have refused. */
  refused: v.optional(Finite, 0),
}
/** The tasks of the last seven whole days, put through settings that are not saved (proposed). */
export const CostReplay = v.looseObject({
  dateFrom: v.string(),
  dateTo: v.string(),
  ...replayed,
  rows: v.optional(
    longList(v.looseObject({ type: v.string(), title: textOrNull, ...replayed })),
    [],
  ),
})
export type CostReplay = v.InferOutput<typeof CostReplay>

export const SoftwareUsed = v.looseObject({
  softId: Finite,
  name: v.optional(v.string(), ''),
  /** The slug of its catalogue page. */
  slug: v.optional(v.nullable(v.string()), null),
  tasks7d: v.optional(Finite, 0),
  spent7d: v.optional(v.nullable(Money), null),
  blocked: v.optional(v.boolean(), false),
})
export type SoftwareUsed = v.InferOutput<typeof SoftwareUsed>

export const settingCalls = defineCalls({
  customerSettings: {
    method: 'GET',
    path: '/api/v2/customer/settings',
    arg: NoArg,
    res: CustomerSettings,
    provides: ['Settings'],
  },
  updateCustomerSettings: {
    method: 'PUT',
    path: '/api/v2/customer/settings',
    arg: v.strictObject({
      maxRatePer1000: Rates,
      languagePool: v.picklist(workerPools),
      defaultLanguage: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))),
      refuseLongAnswers: v.boolean(),
      allowWorkersHint: v.boolean(),
      acceptedTypes: v.nullable(v.pipe(v.array(v.string()), v.nonEmpty())),
      sandbox: v.boolean(),
      developerCredits: v.boolean(),
      updatedAt: versionOrNull,
    }),
    res: CustomerSettings,
    invalidates: ['Settings'],
  },
  spendingLimits: {
    method: 'GET',
    path: '/api/v2/customer/limits',
    arg: NoArg,
    res: SpendingLimits,
    provides: ['Limits'],
  },
  updateSpendingLimits: {
    method: 'PUT',
    path: '/api/v2/customer/limits',
    arg: v.strictObject({
      daily: LimitArg,
      monthly: LimitArg,
      alertPercents: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
      updatedAt: versionOrNull,
    }),
    res: SpendingLimits,
    invalidates: ['Limits'],
  },
  percent100: {
    method: 'GET',
    path: '/api/v2/customer/percent_100',
    arg: NoArg,
    res: Percent100,
    provides: ['Percent100'],
  },
  updatePercent100: {
    method: 'PUT',
    path: '/api/v2/customer/percent_100',
    arg: v.strictObject({
      ...percentRules,
      /** The user confirms the cost; required when the option is switched on. */
      confirmCost: v.optional(v.boolean()),
      updatedAt: versionOrNull,
    }),
    res: Percent100,
    invalidates: ['Percent100'],
  },
  costReplay: {
    method: 'POST',
    endpoint: 'query',
    path: '/api/v2/customer/cost_replay',
    // What is not sent is as saved.
    arg: v.strictObject({
      maxRatePer1000: v.optional(Rates),
      acceptedTypes: v.optional(v.nullable(v.pipe(v.array(v.string()), v.nonEmpty()))),
      percent100: v.optional(v.strictObject(percentRules)),
    }),
    res: CostReplay,
  },
  softwareUsed: {
    method: 'GET',
    path: '/api/v2/customer/software_used',
    arg: NoArg,
    res: v.looseObject({ records: longList(SoftwareUsed) }),
    provides: ['SoftwareUsed'],
  },
  blockSoftware: {
    method: 'PUT',
    path: '/api/v2/customer/software_used/{softId}',
    arg: v.strictObject({ softId: Finite, blocked: v.boolean() }),
    res: Nothing,
    invalidates: ['SoftwareUsed'],
  },
})
