import { graphGroups, graphMetrics } from '@/api/contract/task-figures.ts'
import type { GraphMetric, taskFigureCalls } from '@/api/contract/task-figures.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import { known } from '@/lib/known.ts'
import type { PeriodDays } from '@/shared/period/days.ts'
import { dayParams } from '@/shared/query/days.ts'
import { choice, defineQuery, sort } from '@/shared/query/query.ts'
import type { Patch } from '@/shared/query/query.ts'

export const graphSteps = ['hour', 'day', 'week'] as const
/**
 * The groups that a metric can be split by. Within one status, the success rate is all or nothing,
 * and only answered tasks have a duration.
 */
export const groupsOf = (metric: GraphMetric): readonly (typeof graphGroups)[number][] =>
  metric === 'successRate' || metric === 'avgSeconds'
    ? graphGroups.filter((group) => group !== 'status')
    : graphGroups

const asked = defineQuery({
  metric: sort(graphMetrics, 'tasks'),
  by: sort(graphSteps, 'day'),
  group: choice(graphGroups),
  ...dayParams,
  compare: choice(['previous']),
})
export type GraphQuery = ReturnType<typeof asked.read>
export type GraphPatch = Patch<typeof asked.fields>

/** The query of the charts. */
export const ownGraphQuery = {
  ...asked,
  read(params: URLSearchParams): GraphQuery {
    const { group, ...query } = asked.read(params)
    const fitting = known(groupsOf(query.metric), group ?? '')
    return { ...query, ...(fitting && { group: fitting }) }
  },
}

/** The argument of the call for one chart. */
export function graphArg(
  { metric, by, group, compare }: GraphQuery,
  days: PeriodDays,
  timezone: string,
): ArgOf<(typeof taskFigureCalls)['taskGraph']> {
  return {
    ...days,
    timezone,
    metric,
    granularity: by,
    ...(group && { groupBy: group }),
    ...(compare && { compare }),
  }
}

export const metricNames = {
  tasks: 'common:label.tasks',
  spent: 'metric.spent',
  avgSeconds: 'metric.avgSeconds',
  successRate: 'common:label.successRate',
  errors: 'metric.errors',
} as const satisfies Record<GraphMetric, string>

/** The metric that a wide window shows beside another: the cost, or what it was spent on. */
export const besideOf = (metric: GraphMetric): GraphMetric =>
  metric === 'spent' ? 'tasks' : 'spent'

/**
 * Counts and money can be summed; rates and durations cannot. Without tasks there is nothing to
 * draw.
 */
export const measureOf = (metric: GraphMetric) => ({
  addsUp: metric === 'tasks' || metric === 'errors' || metric === 'spent',
  isNothingAtZero: metric === 'tasks',
})
