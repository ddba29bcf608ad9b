import * as v from 'valibot'
import { Id, Money, textOrNull, Finite, longList } from './common.ts'
import { optionalRange, list, Paged } from './paging.ts'
import { defineCalls } from './types.ts'

/** `counted` is a report of a token: it counts in the statistics and is not refunded. */
export const reportStatuses = [
  'pending',
  'accepted',
  'rejected',
  'counted',
  'not_recorded',
] as const
export type ReportStatus = (typeof reportStatuses)[number]

export const Report = v.looseObject({
  id: Id,
  taskId: v.optional(v.string(), ''),
  type: v.optional(v.string(), ''),
  typeTitle: v.optional(v.string(), ''),
  imageUrl: textOrNull,
  answer: textOrNull,
  secondAnswer: textOrNull,
  status: v.optional(v.string(), ''),
  /** Why the report was not recorded: share, window, percent_100. */
  reason: textOrNull,
  refund: v.optional(v.nullable(Money), null),
  createdAt: v.optional(v.string(), ''),
  decidedAt: textOrNull,
})
export type Report = v.InferOutput<typeof Report>

/** The totals of the reports, and the rules for them. */
export const ReportSummary = v.looseObject({
  decided: Finite,
  rejected: Finite,
  /** The percentage of rejected reports at which recording stops. */
  limitPercent: v.optional(Finite, 40),
  windowMinutes: v.optional(Finite, 15),
  /** The number of days that the share is calculated over. */
  periodDays: v.optional(v.nullable(Finite), null),
  suspendedUntil: textOrNull,
})
export type ReportSummary = v.InferOutput<typeof ReportSummary>

export const reportCalls = defineCalls({
  reports: {
    method: 'GET',
    path: '/api/v2/customer/reports',
    arg: v.strictObject({
      ...Paged,
      ...optionalRange,
      status: v.optional(v.picklist(reportStatuses)),
    }),
    res: v.looseObject({
      records: longList(Report),
      summary: v.optional(v.nullable(ReportSummary), null),
      ...list,
    }),
    provides: ['Reports'],
  },
})
