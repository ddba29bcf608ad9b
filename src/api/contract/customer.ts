import * as v from 'valibot'
import { Money, NoArg } from './common.ts'
import { TaskRow } from './task-row.ts'
import { defineCalls } from './types.ts'

const Period = v.looseObject({
  tasks: v.optional(v.number(), 0),
  ready: v.optional(v.number(), 0),
  failed: v.optional(v.number(), 0),
  /** Percent, 0 to 100; null before the first task. */
  successRate: v.optional(v.nullable(v.number()), null),
  spent: v.optional(Money),
  avgSolveSeconds: v.optional(v.nullable(v.number()), null),
})

/** contract.md 4.3. */
export const Dashboard = v.looseObject({
  balance: v.optional(Money),
  lowBalance: v.optional(v.boolean(), false),
  estimatedDaysLeft: v.optional(v.nullable(v.number()), null),
  today: v.optional(v.nullable(Period), null),
  week: v.optional(v.nullable(Period), null),
  load: v.optional(
    v.nullable(
      v.looseObject({
        percent: v.number(),
        level: v.optional(v.string(), 'normal'),
        ratePer1000: v.optional(Money),
        avgSolveSeconds: v.optional(v.nullable(v.number()), null),
        workersOnline: v.optional(v.nullable(v.number()), null),
        updatedAt: v.optional(v.nullable(v.string()), null),
      }),
    ),
    null,
  ),
  limits: v.optional(
    v.looseObject({
      concurrent: v.optional(v.looseObject({ used: v.number(), max: v.number() })),
      rps: v.optional(v.looseObject({ max: v.number() })),
    }),
    {},
  ),
  latest: v.optional(v.array(TaskRow), []),
  series: v.optional(
    v.looseObject({
      granularity: v.optional(v.string(), 'day'),
      points: v.optional(
        v.array(v.looseObject({ at: v.string(), tasks: v.number(), spent: Money })),
        [],
      ),
    }),
    {},
  ),
  checklist: v.optional(v.array(v.looseObject({ id: v.string(), done: v.boolean() })), []),
  notices: v.optional(
    v.array(
      v.looseObject({
        id: v.string(),
        level: v.optional(v.string(), 'info'),
        code: v.string(),
        params: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
        action: v.optional(
          v.nullable(v.looseObject({ labelKey: v.optional(v.string(), ''), href: v.string() })),
          null,
        ),
      }),
    ),
    [],
  ),
})
export type Dashboard = v.InferOutput<typeof Dashboard>

export const customerCalls = defineCalls({
  dashboard: {
    method: 'GET',
    path: '/api/v2/dashboard',
    arg: NoArg,
    res: Dashboard,
    provides: ['Dashboard'],
  },
})
