import * as v from 'valibot'
import { flag, Id, Money, NoArg, text } from './common.ts'
import { Limits } from './money.ts'
import { defineCalls } from './types.ts'

const topUp = {
  enabled: flag,
  threshold: v.optional(v.nullable(Money), null),
  amount: v.optional(v.nullable(Money), null),
  savedMethodId: v.optional(v.nullable(Id), null),
  dailyCountCap: v.optional(v.number(), 1),
  monthlyAmountCap: v.optional(v.nullable(Money), null),
  updatedAt: v.optional(v.nullable(v.string())),
}
export const AutoTopUp = v.looseObject({
  ...topUp,
  state: v.optional(v.string(), 'off'),
  failCount: v.optional(v.number(), 0),
  lastEvent: v.optional(
    v.nullable(v.looseObject({ status: v.string(), amount: v.optional(v.nullable(Money), null), at: v.optional(v.string(), ''), reason: text })),
    null,
  ),
  /** contract.md 4.0.6. */
  limits: v.optional(Limits, {}),
})
export type AutoTopUp = v.InferOutput<typeof AutoTopUp>

export const autoTopUpCalls = defineCalls({
  autoTopUp: { method: 'GET', path: '/api/v2/payments/auto_topup', arg: NoArg, res: AutoTopUp, provides: ['AutoTopUp'] },
  updateAutoTopUp: {
    method: 'PUT',
    path: '/api/v2/payments/auto_topup',
    arg: v.strictObject({ ...topUp, enabled: v.boolean(), dailyCountCap: v.pipe(v.number(), v.integer()) }),
    res: AutoTopUp,
    invalidates: ['AutoTopUp'],
  },
})
