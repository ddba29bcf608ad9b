import * as v from 'valibot'
import {
  Finite,
  Money,
  NoArg,
  flag,
  longList,
  moneyOrNull,
  shortList,
  textOrNull,
} from './common.ts'
import { optionalRange } from './paging.ts'
import { defineCalls } from './types.ts'

const figure = v.optional(Finite, 0)
const percentOrNull = v.optional(v.nullable(Finite), null)

export const earningSpans = ['day', 'month'] as const

/** What one kind brought on a day or in a month. */
const Earning = v.looseObject({
  /** The day, or the first day of the month. */
  bucket: v.string(),
  kind: v.optional(v.string(), ''),
  solved: figure,
  mistakes: figure,
  earned: Money,
  bonus: moneyOrNull,
  fines: moneyOrNull,
})
export type Earning = v.InferOutput<typeof Earning>

/** What a kind pays, and what an hour with it really paid. */
const PayTerms = v.looseObject({
  kind: v.string(),
  per1000: Money,
  /** What is added, and the accuracy in percent from which on. */
  bonus: v.optional(v.nullable(v.looseObject({ per1000: Money, accuracy: percentOrNull })), null),
  /** What a confirmed mistake costs. */
  fine: moneyOrNull,
  mine: v.optional(
    v.nullable(v.looseObject({ perHour: Money, minutes: figure, accuracy: percentOrNull })),
    null,
  ),
  others: v.optional(v.nullable(v.looseObject({ perHour: Money, workers: figure })), null),
  /** The least that an hour should pay, as the operator sets it; null without one. */
  floor: moneyOrNull,
  /** Whether a lesson has to be passed first. */
  locked: flag,
})
export type PayTerms = v.InferOutput<typeof PayTerms>

const StatementMonth = v.looseObject({
  /** The first day of the month. */
  month: v.string(),
  earned: Money,
  bonus: moneyOrNull,
  fines: moneyOrNull,
  paidOut: moneyOrNull,
})

/** The earnings of a year, as a tax office asks for them. */
const Statement = v.looseObject({
  year: v.string(),
  /** Whether the year is over, so that no sum changes any more. */
  isComplete: flag,
  /** The name that the account was identified by, or that of its requisites. */
  holder: textOrNull,
  taxId: textOrNull,
  solved: figure,
  earned: Money,
  bonus: moneyOrNull,
  fines: moneyOrNull,
  /** The payouts that were sent in the year, and their fees, which are a part of them. */
  paidOut: moneyOrNull,
  fees: moneyOrNull,
  months: v.optional(shortList(StatementMonth), []),
})
export type Statement = v.InferOutput<typeof Statement>

/** What a worker earns: contract.md 4.8. */
export const workerMoneyCalls = defineCalls({
  earnings: {
    method: 'GET',
    path: '/api/v2/worker/earnings',
    arg: v.strictObject({ granularity: v.picklist(earningSpans), ...optionalRange }),
    res: v.looseObject({ records: longList(Earning) }),
    provides: ['Earnings'],
  },
  payTerms: {
    method: 'GET',
    path: '/api/v2/worker/pay',
    arg: NoArg,
    res: v.looseObject({
      records: shortList(PayTerms),
      /** The days over which the hours were measured. */
      days: v.optional(v.nullable(Finite), null),
    }),
    provides: ['Earnings'],
  },
  statements: {
    method: 'GET',
    path: '/api/v2/worker/statements',
    arg: NoArg,
    res: v.looseObject({ records: shortList(Statement) }),
    provides: ['Earnings'],
  },
})
