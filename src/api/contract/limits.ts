import * as v from 'valibot'
import { Money, NoArg, version } from './common.ts'
import { defineCalls } from './types.ts'

export const limitModes = ['notify', 'block'] as const
const Limit = v.looseObject({ amount: v.optional(v.nullable(Money), null), mode: v.optional(v.string(), 'notify') })
const LimitRange = v.optional(v.nullable(v.looseObject({ min: Money, max: v.optional(v.nullable(Money), null) })), null)

export const SpendingLimits = v.looseObject({
  daily: v.optional(Limit, {}),
  monthly: v.optional(Limit, {}),
  alertPercents: v.optional(v.array(v.number()), []),
  spentToday: v.optional(v.nullable(Money), null),
  spentMonth: v.optional(v.nullable(Money), null),
  limits: v.optional(v.nullable(v.looseObject({ daily: LimitRange, monthly: LimitRange })), null),
  updatedAt: version,
})
export type SpendingLimits = v.InferOutput<typeof SpendingLimits>

const LimitArg = v.strictObject({ amount: v.nullable(Money), mode: v.picklist(limitModes) })

export const limitCalls = defineCalls({
  spendingLimits: { method: 'GET', path: '/api/v2/customer/limits', arg: NoArg, res: SpendingLimits, provides: ['Limits'] },
  updateSpendingLimits: {
    method: 'PUT',
    path: '/api/v2/customer/limits',
    arg: v.strictObject({
      daily: LimitArg,
      monthly: LimitArg,
      alertPercents: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
      updatedAt: version,
    }),
    res: SpendingLimits,
    invalidates: ['Limits'],
  },
})
