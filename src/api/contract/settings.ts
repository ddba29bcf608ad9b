import * as v from 'valibot'
import { Money, NoArg, version } from './common.ts'
import { defineCalls } from './types.ts'

const Rates = v.record(v.string(), v.nullable(Money))
const RateLimits = v.looseObject({ min: Money, max: v.optional(v.nullable(Money), null), step: v.optional(v.nullable(v.string()), '0.01') })

export const pools = ['any', 'en', 'ru'] as const

/** contract.md 4.4, /setting/edit. Types are the API's names; `normal` is the image with text. */
export const CustomerSettings = v.looseObject({
  /** Null, or no entry: whatever the market asks. */
  maxRatePer1000: v.optional(Rates, {}),
  languagePool: v.optional(v.string(), 'any'),
  /** Of tasks that name none; empty: not told. */
  defaultLanguage: v.optional(v.nullable(v.string()), null),
  refuseLongAnswers: v.optional(v.boolean(), false),
  allowWorkersHint: v.optional(v.boolean(), false),
  /** Null: all, those that are yet to come too. */
  acceptedTypes: v.optional(v.nullable(v.array(v.string())), null),
  sandbox: v.optional(v.boolean(), false),
  developerCredits: v.optional(v.boolean(), false),
  limits: v.optional(
    v.nullable(
      v.looseObject({
        /** What holds for types that are not listed. */
        rate: v.optional(v.nullable(RateLimits), null),
        byType: v.optional(v.record(v.string(), RateLimits), {}),
      }),
    ),
    null,
  ),
  /** Languages to choose a default from. */
  languages: v.optional(v.array(v.string()), []),
  updatedAt: version,
})
export type CustomerSettings = v.InferOutput<typeof CustomerSettings>

export const settingCalls = defineCalls({
  customerSettings: { method: 'GET', path: '/api/v2/customer/settings', arg: NoArg, res: CustomerSettings, provides: ['Settings'] },
  updateCustomerSettings: {
    method: 'PUT',
    path: '/api/v2/customer/settings',
    arg: v.strictObject({
      maxRatePer1000: Rates,
      languagePool: v.picklist(pools),
      defaultLanguage: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))),
      refuseLongAnswers: v.boolean(),
      allowWorkersHint: v.boolean(),
      acceptedTypes: v.nullable(v.pipe(v.array(v.string()), v.nonEmpty())),
      sandbox: v.boolean(),
      developerCredits: v.boolean(),
      updatedAt: version,
    }),
    res: CustomerSettings,
    invalidates: ['Settings'],
  },
})
