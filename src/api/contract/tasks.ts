import * as v from 'valibot'
import { Money, Nothing } from './common.ts'
import { id, Id, number, row, TaskRow, text } from './task-row.ts'
import { defineCalls } from './types.ts'

const count = v.optional(v.number(), 0)

export const reportKinds = ['good', 'bad'] as const
export type ReportKind = (typeof reportKinds)[number]

export const TaskDetail = v.looseObject({
  ...row,
  /** Secrets come masked, pictures as addresses. */
  input: v.optional(v.record(v.string(), v.unknown()), {}),
  solution: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  error: v.optional(v.nullable(v.looseObject({ errorId: number, errorCode: v.string() })), null),
  timeline: v.optional(v.array(v.looseObject({ status: v.string(), at: v.string(), note: text })), []),
  attempts: v.optional(v.array(v.looseObject({ n: v.number(), answer: text, agreed: v.optional(v.nullable(v.boolean()), null) })), []),
  pingback: v.optional(
    v.nullable(
      v.looseObject({
        status: v.optional(v.string(), ''),
        /** How many times it was tried; a list of the tries is counted. */
        attempts: v.optional(
          v.union([
            v.number(),
            v.pipe(
              v.array(v.unknown()),
              v.transform((tries) => tries.length),
            ),
          ]),
          0,
        ),
      }),
    ),
    null,
  ),
  /** What the price is made of, where the backend says it. */
  charge: v.optional(v.nullable(v.looseObject({ ratePer1000: v.optional(Money), multiplier: number, reason: text })), null),
})
export type TaskDetail = v.InferOutput<typeof TaskDetail>

export const TaskPage = v.looseObject({ records: v.array(TaskRow), nextBefore: id, totalCount: v.optional(v.nullable(v.number()), null) })
export type TaskPage = v.InferOutput<typeof TaskPage>

export const granularities = ['hour', 'day', 'week', 'month'] as const
export type Granularity = (typeof granularities)[number]
export const summaryGroups = ['type', 'status', 'ip', 'key', 'softId'] as const
export type SummaryGroup = (typeof summaryGroups)[number]
export const graphMetrics = ['tasks', 'spent', 'avgSeconds', 'successRate', 'errors'] as const
export type GraphMetric = (typeof graphMetrics)[number]
export const graphGroups = ['type', 'status', 'key'] as const
export type GraphGroup = (typeof graphGroups)[number]
export const exportFormats = ['csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

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

export const ExportJob = v.looseObject({
  id: Id,
  status: v.string(),
  format: text,
  url: text,
  rows: number,
  /** Percent, 0 to 100, where it is known. */
  progress: number,
  createdAt: text,
  expiresAt: text,
})
export type ExportJob = v.InferOutput<typeof ExportJob>

const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))
const Moment = v.pipe(v.string(), v.isoTimestamp())
const short = v.pipe(v.string(), v.maxLength(128))
/** Days are those of the zone, the user's own where none is named; `from` and `to` (without it) narrow them to moments. */
const range = { dateFrom: v.optional(Day), dateTo: v.optional(Day), timezone: v.optional(short), from: v.optional(Moment), to: v.optional(Moment) }
const filters = {
  ...range,
  status: v.optional(short),
  type: v.optional(short),
  ip: v.optional(short),
  keyId: v.optional(short),
  softId: v.optional(short),
  host: v.optional(short),
  hasReport: v.optional(v.boolean()),
  id: v.optional(short),
}
const TaskFilters = v.strictObject(filters)
export type TaskFilters = v.InferInput<typeof TaskFilters>

export const reportCommentMax = 500

export const taskCalls = defineCalls({
  tasksSummary: {
    method: 'GET',
    path: '/api/v2/customer/tasks/summary',
    arg: v.strictObject({ ...range, granularity: v.optional(v.picklist(granularities)), groupBy: v.picklist(summaryGroups) }),
    res: TaskSummary,
    provides: ['Tasks'],
  },
  tasks: {
    method: 'GET',
    path: '/api/v2/customer/tasks',
    arg: v.strictObject({
      ...filters,
      before: v.optional(short),
      perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    }),
    res: TaskPage,
  },
  task: { method: 'GET', path: '/api/v2/customer/tasks/{id}', arg: v.strictObject({ id: short }), res: TaskDetail, provides: ['Tasks'] },
  reportTask: {
    method: 'POST',
    path: '/api/v2/customer/tasks/{id}/report',
    arg: v.strictObject({
      id: short,
      kind: v.picklist(reportKinds),
      comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(reportCommentMax))),
    }),
    res: Nothing,
    invalidates: ['Tasks', 'Reports', 'Dashboard'],
  },
  exportTasks: {
    method: 'POST',
    path: '/api/v2/customer/exports',
    arg: v.strictObject({ kind: v.literal('tasks'), filters: TaskFilters, format: v.picklist(exportFormats), idempotencyKey: v.string() }),
    res: ExportJob,
    invalidates: ['Exports'],
    /** Nothing moves but a lost answer must not begin a second file. */
    idempotent: true,
  },
  exports: {
    method: 'GET',
    path: '/api/v2/customer/exports',
    arg: v.void(),
    res: v.looseObject({ records: v.array(ExportJob) }),
    provides: ['Exports'],
  },
  exportJob: { method: 'GET', path: '/api/v2/customer/exports/{id}', arg: v.strictObject({ id: short }), res: ExportJob },
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
