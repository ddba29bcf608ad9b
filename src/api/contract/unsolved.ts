import * as v from 'valibot'
import { Id, Money, NoArg, Nothing, text } from './common.ts'
import { range } from './day.ts'
import { list, Paged } from './paging.ts'
import { defineCalls } from './types.ts'

/** Why nobody could answer (contract.md 4.5). */
export const unsolvedReasons = ['unreadable', 'no_instruction', 'wrong_type', 'empty', 'blocked_page'] as const
export type UnsolvedReason = (typeof unsolvedReasons)[number]

export const Unsolved = v.looseObject({
  id: Id,
  imageUrl: text,
  hint: text,
  reason: v.optional(v.string(), ''),
  count: v.optional(v.number(), 1),
  lastSeenAt: text,
  /** How many others look alike; of what was flagged as no captcha. */
  groupSize: v.optional(v.nullable(v.number()), null),
  type: v.optional(v.string(), ''),
  typeTitle: v.optional(v.string(), ''),
})
export type Unsolved = v.InferOutput<typeof Unsolved>

const UnsolvedArg = v.strictObject({ ...Paged, reason: v.optional(v.picklist(unsolvedReasons)) })
const UnsolvedList = v.looseObject({ records: v.array(Unsolved), ...list })
const OneId = v.strictObject({ id: Id })

const Software = v.optional(v.nullable(v.looseObject({ softId: v.optional(v.nullable(Id), null), name: v.optional(v.string(), '') })), null)
const Key = v.optional(
  v.nullable(v.looseObject({ id: v.optional(v.string(), ''), name: v.optional(v.string(), ''), suffix: v.optional(v.string(), '') })),
  null,
)

export const ReceivingError = v.looseObject({
  code: v.string(),
  count: v.optional(v.number(), 0),
  lastAt: text,
  lastIp: text,
  key: Key,
  software: Software,
})
export type ReceivingError = v.InferOutput<typeof ReceivingError>

export const ErrorSample = v.looseObject({
  id: Id,
  at: v.optional(v.string(), ''),
  ip: text,
  key: Key,
  software: Software,
  method: v.optional(v.string(), ''),
  /** Keys and cookies in it are masked by the backend. */
  request: v.optional(v.string(), ''),
  response: text,
})
export type ErrorSample = v.InferOutput<typeof ErrorSample>

const ErrorFilter = { ip: v.optional(v.string()), keyId: v.optional(v.string()), ...range }

export const Ban = v.looseObject({
  id: Id,
  /** A code of the error table. */
  reason: v.optional(v.string(), ''),
  scope: v.optional(v.string(), ''),
  /** The address or the key that is kept out. */
  subject: text,
  from: text,
  until: text,
  requests: v.optional(v.nullable(v.number()), null),
})
export type Ban = v.InferOutput<typeof Ban>

export const reportStatuses = ['pending', 'accepted', 'rejected', 'not_recorded'] as const
export type ReportStatus = (typeof reportStatuses)[number]

export const Report = v.looseObject({
  id: Id,
  taskId: v.optional(v.string(), ''),
  type: v.optional(v.string(), ''),
  typeTitle: v.optional(v.string(), ''),
  imageUrl: text,
  answer: text,
  secondAnswer: text,
  status: v.optional(v.string(), ''),
  /** Why it was not recorded: share, window, percent_100. */
  reason: text,
  refund: v.optional(v.nullable(Money), null),
  createdAt: v.optional(v.string(), ''),
  decidedAt: text,
})
export type Report = v.InferOutput<typeof Report>

/** How complaints stand as a whole, and the rules they stand under. */
export const ReportSummary = v.looseObject({
  decided: v.number(),
  rejected: v.number(),
  /** Percent of rejected ones from which on no more are recorded. */
  limitPercent: v.optional(v.number(), 40),
  windowMinutes: v.optional(v.number(), 15),
  /** What the share is counted over. */
  periodDays: v.optional(v.nullable(v.number()), null),
  suspendedUntil: text,
})
export type ReportSummary = v.InferOutput<typeof ReportSummary>

export const unsolvedCalls = defineCalls({
  impossible: { method: 'GET', path: '/api/v2/customer/impossible', arg: UnsolvedArg, res: UnsolvedList, provides: ['Impossible'] },
  hideImpossible: { method: 'DELETE', path: '/api/v2/customer/impossible/{id}', arg: OneId, res: Nothing, invalidates: ['Impossible'] },
  restoreImpossible: { method: 'POST', path: '/api/v2/customer/impossible/{id}/restore', arg: OneId, res: Nothing, invalidates: ['Impossible'] },
  notCaptcha: { method: 'GET', path: '/api/v2/customer/not_captcha', arg: UnsolvedArg, res: UnsolvedList, provides: ['NotCaptcha'] },
  hideNotCaptcha: { method: 'DELETE', path: '/api/v2/customer/not_captcha/{id}', arg: OneId, res: Nothing, invalidates: ['NotCaptcha'] },
  restoreNotCaptcha: { method: 'POST', path: '/api/v2/customer/not_captcha/{id}/restore', arg: OneId, res: Nothing, invalidates: ['NotCaptcha'] },

  receivingErrors: {
    method: 'GET',
    path: '/api/v2/customer/errors',
    arg: v.strictObject({ ...ErrorFilter, code: v.optional(v.string()) }),
    res: v.looseObject({ records: v.array(ReceivingError), totalCount: v.optional(v.number()) }),
    provides: ['ReceivingErrors'],
  },
  errorSamples: {
    method: 'GET',
    path: '/api/v2/customer/errors/{code}/samples',
    arg: v.strictObject({ ...ErrorFilter, code: v.string() }),
    res: v.looseObject({ records: v.array(ErrorSample) }),
    provides: ['ReceivingErrors'],
  },
  bans: { method: 'GET', path: '/api/v2/customer/bans', arg: NoArg, res: v.looseObject({ records: v.array(Ban) }), provides: ['Bans'] },

  reports: {
    method: 'GET',
    path: '/api/v2/customer/reports',
    arg: v.strictObject({ ...Paged, ...range, status: v.optional(v.picklist(reportStatuses)) }),
    res: v.looseObject({ records: v.array(Report), summary: v.optional(v.nullable(ReportSummary), null), ...list }),
    provides: ['Reports'],
  },
})
