import * as v from 'valibot'
import { shortList, Money, NoArg, textOrNull, Finite, Decimal, longList } from './common.ts'
import { RowId, numberOrNull } from './task-row.ts'
import { defineCalls } from './types.ts'

const count = v.optional(Finite, 0)

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
  successRate: numberOrNull,
  avgSolveSeconds: numberOrNull,
  spent: v.optional(Money),
}
const SummaryRow = v.looseObject({
  /** The start of the hour, day, week or month; empty where one bucket covers the whole range. */
  bucket: textOrNull,
  /**
   * The key of the group (a type, a state, an address, a key, a program); empty for tasks without
   * one.
   */
  key: v.optional(v.nullable(RowId), ''),
  title: textOrNull,
  ...figures,
})
export type SummaryRow = v.InferOutput<typeof SummaryRow>
export const TaskSummary = v.looseObject({
  rows: longList(SummaryRow),
  totals: v.optional(v.nullable(v.looseObject(figures)), null),
})
export type TaskSummary = v.InferOutput<typeof TaskSummary>

const GraphLine = v.looseObject({
  key: v.optional(v.nullable(RowId), ''),
  title: textOrNull,
  /** Money is a decimal string; other values are numbers. */
  points: longList(
    v.looseObject({ at: v.string(), value: v.nullable(v.union([Finite, Decimal])) }),
  ),
})
export type GraphLine = v.InferOutput<typeof GraphLine>
export const TaskGraph = v.looseObject({
  series: shortList(GraphLine),
  /**
   * The previous range, point by point, cut to the elapsed part of the current range so that equal
   * spans are compared.
   */
  compare: v.optional(v.nullable(shortList(GraphLine)), null),
  /** Set for `spent`. */
  currency: textOrNull,
})
export type TaskGraph = v.InferOutput<typeof TaskGraph>

const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))
const Moment = v.pipe(v.string(), v.isoTimestamp())
export const short = v.pipe(v.string(), v.maxLength(128))
/**
 * Days are in the given time zone, by default the user's own. `from` and `to` (exclusive) narrow
 * the range to moments.
 */
export const figuresRange = {
  dateFrom: v.optional(Day),
  dateTo: v.optional(Day),
  timezone: v.optional(short),
  from: v.optional(Moment),
  to: v.optional(Moment),
}

const ApiUsage = v.looseObject({
  days: Finite,
  records: shortList(
    v.looseObject({
      product: v.string(),
      /** Null for calls that create no task. */
      type: textOrNull,
      count: Finite,
    }),
  ),
})
export type ApiUsage = v.InferOutput<typeof ApiUsage>

/**
 * Sums of tasks, apart from the calls for single tasks, so that pages of figures load only these.
 */
export const taskFigureCalls = defineCalls({
  tasksSummary: {
    method: 'GET',
    path: '/api/v2/customer/tasks/summary',
    arg: v.strictObject({
      ...figuresRange,
      granularity: v.optional(v.picklist(granularities)),
      groupBy: v.picklist(summaryGroups),
    }),
    res: TaskSummary,
    provides: ['Tasks'],
    byKey: true,
  },
  /** What a person sends, by the products and types of the list of changes (proposed). */
  apiUsage: {
    method: 'GET',
    path: '/api/v2/customer/api_usage',
    arg: NoArg,
    res: ApiUsage,
  },
  taskGraph: {
    method: 'GET',
    path: '/api/v2/customer/graph',
    arg: v.strictObject({
      ...figuresRange,
      metric: v.picklist(graphMetrics),
      granularity: v.picklist(['hour', 'day', 'week']),
      groupBy: v.optional(v.picklist(graphGroups)),
      compare: v.optional(v.literal('previous')),
    }),
    res: TaskGraph,
    provides: ['Graph'],
    byKey: true,
  },
})
