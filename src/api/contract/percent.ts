import * as v from 'valibot'
import { NoArg, version } from './common.ts'
import { defineCalls } from './types.ts'

const whole = v.pipe(v.number(), v.integer())
const counts = (min: number, max: number) => v.optional(v.looseObject({ min: v.number(), max: v.number() }), { min, max })
export const Percent100 = v.looseObject({
  enabled: v.optional(v.boolean(), false),
  minAttempts: v.optional(v.number(), 2),
  maxAttempts: v.optional(v.number(), 5),
  minMatches: v.optional(v.number(), 2),
  types: v.optional(v.array(v.string()), []),
  limits: v.optional(v.looseObject({ minAttempts: counts(1, 9), maxAttempts: counts(2, 10), minMatches: counts(1, 9) }), {}),
  updatedAt: version,
})
export type Percent100 = v.InferOutput<typeof Percent100>

export const percentCalls = defineCalls({
  percent100: { method: 'GET', path: '/api/v2/customer/percent_100', arg: NoArg, res: Percent100, provides: ['Percent100'] },
  updatePercent100: {
    method: 'PUT',
    path: '/api/v2/customer/percent_100',
    arg: v.strictObject({
      enabled: v.boolean(),
      minAttempts: whole,
      maxAttempts: whole,
      minMatches: whole,
      types: v.array(v.string()),
      /** That what it costs is known; asked for where it is being switched on. */
      confirmCost: v.optional(v.boolean()),
      updatedAt: version,
    }),
    res: Percent100,
    invalidates: ['Percent100'],
  },
})
