import * as v from 'valibot'
import { Money, NoArg, Finite, longList, shortList } from './common.ts'
import { TaskRow } from './task-row.ts'
import { defineCalls } from './types.ts'

const Period = v.looseObject({
  tasks: v.optional(Finite, 0),
  ready: v.optional(Finite, 0),
  failed: v.optional(Finite, 0),
  /** Percent, 0 to 100; null before the first task. */
  successRate: v.optional(v.nullable(Finite), null),
  spent: v.optional(Money),
  avgSolveSeconds: v.optional(v.nullable(Finite), null),
})

/** contract.md 4.3. */
export const Dashboard = v.looseObject({
  balance: Money,
  lowBalance: v.optional(v.boolean(), false),
  estimatedDaysLeft: v.optional(v.nullable(Finite), null),
  today: v.nullable(Period),
  week: v.nullable(Period),
  load: v.optional(
    v.nullable(
      v.looseObject({
        percent: Finite,
        level: v.optional(v.string(), 'normal'),
        ratePer1000: v.optional(Money),
        avgSolveSeconds: v.optional(v.nullable(Finite), null),
        workersOnline: v.optional(v.nullable(Finite), null),
        updatedAt: v.optional(v.nullable(v.string()), null),
      }),
    ),
    null,
  ),
  limits: v.optional(
    v.looseObject({
      concurrent: v.optional(v.looseObject({ used: Finite, max: Finite })),
      rps: v.optional(v.looseObject({ max: Finite })),
    }),
    {},
  ),
  latest: longList(TaskRow),
  series: v.optional(
    v.looseObject({
      granularity: v.optional(v.string(), 'day'),
      points: v.optional(
        longList(v.looseObject({ at: v.string(), tasks: Finite, spent: Money })),
        [],
      ),
    }),
    {},
  ),
  checklist: v.optional(shortList(v.looseObject({ id: v.string(), done: v.boolean() })), []),
  notices: v.optional(
    longList(
      v.looseObject({
        id: v.string(),
        level: v.optional(v.string(), 'info'),
        code: v.string(),
        params: v.optional(v.record(v.string(), v.union([v.string(), Finite])), {}),
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
