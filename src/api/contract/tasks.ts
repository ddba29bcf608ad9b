import * as v from 'valibot'
import { Money, Nothing, textOrNull, Finite, longList } from './common.ts'
import { figuresRange, short } from './task-figures.ts'
import { id, RowId, numberOrNull, row, TaskRow } from './task-row.ts'
import { defineCalls } from './types.ts'

export const reportKinds = ['good', 'bad'] as const
export type ReportKind = (typeof reportKinds)[number]

export const TaskDetail = v.looseObject({
  ...row,
  /** Secrets are masked, and images are URLs. */
  input: v.optional(v.record(v.string(), v.unknown()), {}),
  solution: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  /**
   * Input and solution as the JSON text that came (proposed): a parsed number of 20 digits, `0.10` or
   * a key that stands twice is not what was sent.
   */
  inputText: textOrNull,
  solutionText: textOrNull,
  error: v.optional(
    v.nullable(v.looseObject({ errorId: numberOrNull, errorCode: v.string() })),
    null,
  ),
  timeline: v.optional(
    longList(v.looseObject({ status: v.string(), at: v.string(), note: textOrNull })),
    [],
  ),
  attempts: v.optional(
    longList(
      v.looseObject({
        n: Finite,
        answer: textOrNull,
        agreed: v.optional(v.nullable(v.boolean()), null),
      }),
    ),
    [],
  ),
  pingback: v.optional(
    v.nullable(
      v.looseObject({
        status: v.optional(v.string(), ''),
        /** The number of attempts; where the backend sends a list, its length. */
        attempts: v.optional(
          v.union([
            Finite,
            v.pipe(
              longList(v.unknown()),
              v.transform((tries) => tries.length),
            ),
          ]),
          0,
        ),
      }),
    ),
    null,
  ),
  /** The parts of the price, where the backend sends them. */
  charge: v.optional(
    v.nullable(
      v.looseObject({
        ratePer1000: v.optional(Money),
        multiplier: numberOrNull,
        reason: textOrNull,
      }),
    ),
    null,
  ),
})
export type TaskDetail = v.InferOutput<typeof TaskDetail>

export const TaskPage = v.looseObject({
  records: longList(TaskRow),
  nextBefore: id,
  totalCount: v.optional(v.nullable(Finite), null),
})
export type TaskPage = v.InferOutput<typeof TaskPage>

export const exportFormats = ['csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const ExportJob = v.looseObject({
  id: RowId,
  status: v.string(),
  format: textOrNull,
  url: textOrNull,
  rows: numberOrNull,
  /** Percent, 0 to 100; null where it is unknown. */
  progress: numberOrNull,
  createdAt: textOrNull,
  expiresAt: textOrNull,
})
export type ExportJob = v.InferOutput<typeof ExportJob>

const filters = {
  ...figuresRange,
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
/** The maximum length of a range of days in lists and graphs. */
export const maxDays = 366

export const taskCalls = defineCalls({
  tasks: {
    method: 'GET',
    endpoint: 'list',
    perPage: 100,
    path: '/api/v2/customer/tasks',
    arg: v.strictObject({
      ...filters,
      before: v.optional(short),
      perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    }),
    res: TaskPage,
    byKey: true,
  },
  task: {
    method: 'GET',
    path: '/api/v2/customer/tasks/{id}',
    arg: v.strictObject({ id: short }),
    res: TaskDetail,
    provides: ['Tasks'],
  },
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
    repeatable: true,
  },
  exportTasks: {
    method: 'POST',
    path: '/api/v2/customer/exports',
    arg: v.strictObject({
      kind: v.literal('tasks'),
      filters: TaskFilters,
      format: v.picklist(exportFormats),
      idempotencyKey: v.string(),
    }),
    res: ExportJob,
    invalidates: ['Exports'],
    /** It moves no money, but a retry after a lost answer must not create a second file. */
    idempotent: true,
  },
  exports: {
    method: 'GET',
    path: '/api/v2/customer/exports',
    arg: v.void(),
    res: v.looseObject({ records: longList(ExportJob) }),
    provides: ['Exports'],
  },
  exportJob: {
    method: 'GET',
    path: '/api/v2/customer/exports/{id}',
    arg: v.strictObject({ id: short }),
    res: ExportJob,
  },
})
