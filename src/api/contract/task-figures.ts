import * as v from 'valibot'
import { Money, text } from './common.ts'
import { Id, number } from './task-row.ts'
import { defineCalls } from './types.ts'

const count = v.optional(v.number(), 0)

export const granularities = ['hour', 'day', 'week', 'month'] as const
export type Granularity = (typeof granularities)[number]
export const summaryGroups = ['type', 'status', 'ip', 'key', 'softId'] as const
export type SummaryGroup = (typeof summaryGroups)[number]
export const graphMetrics = ['tasks', 'spent', 'avgSeconds', 'successRate', 'errors'] as const
export type GraphMetric = (typeof graphMetrics)[number]
export const graphGroups = ['type', 'status', 'key'] as const
export type GraphGroup = (typeof graphGroups)[number]

const figures = {
  tasks: count,
  ready: count,
  failed: count,
  unsolvable: count,
  refunded: count,
  successRate: number,
  avgSolveSeconds: number,
  spent: v.optional(Money),
}
const SummaryRow = v.looseObject({
  /** The beginning of the hour, day, week or month; empty where the whole time is one. */
  bucket: text,
  /** Of the group: a type, a state, an address, a key, a program; empty for those that name none. */
  key: v.optional(v.nullable(Id), ''),
  title: text,
  ...figures,
})
export type SummaryRow = v.InferOutput<typeof SummaryRow>
export const TaskSummary = v.looseObject({ rows: v.array(SummaryRow), totals: v.optional(v.nullable(v.looseObject(figures)), null) })
export type TaskSummary = v.InferOutput<typeof TaskSummary>

const GraphLine = v.looseObject({
  key: v.optional(v.nullable(Id), ''),
  title: text,
  /** Money comes as a decimal, the rest as numbers. */
  points: v.array(v.looseObject({ at: v.string(), value: v.nullable(v.union([v.number(), v.string()])) })),
})
export type GraphLine = v.InferOutput<typeof GraphLine>
export const TaskGraph = v.looseObject({
  series: v.array(GraphLine),
  /** The time before, point by point, and only as much of it as has passed of the time itself: like is held against like. */
  compare: v.optional(v.nullable(v.array(GraphLine)), null),
  /** Of `spent`. */
  currency: text,
})
export type TaskGraph = v.InferOutput<typeof TaskGraph>

const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))
const Moment = v.pipe(v.string(), v.isoTimestamp())
export const short = v.pipe(v.string(), v.maxLength(128))
/** Days are those of the zone, the user's own where none is named; `from` and `to` (without it) narrow them to moments. */
export const range = {
  dateFrom: v.optional(Day),
  dateTo: v.optional(Day),
  timezone: v.optional(short),
  from: v.optional(Moment),
  to: v.optional(Moment),
}

/** Tasks added up: apart from those that give them one by one, for the pages that show no more. */
export const taskFigureCalls = defineCalls({
  tasksSummary: {
    method: 'GET',
    path: '/api/v2/customer/tasks/summary',
    arg: v.strictObject({ ...range, granularity: v.optional(v.picklist(granularities)), groupBy: v.picklist(summaryGroups) }),
    res: TaskSummary,
    provides: ['Tasks'],
  },
  taskGraph: {
    method: 'GET',
    path: '/api/v2/customer/graph',
    arg: v.strictObject({
      ...range,
      metric: v.picklist(graphMetrics),
      granularity: v.picklist(['hour', 'day', 'week']),
      groupBy: v.optional(v.picklist(graphGroups)),
      compare: v.optional(v.literal('previous')),
    }),
    res: TaskGraph,
    provides: ['Graph'],
  },
})
