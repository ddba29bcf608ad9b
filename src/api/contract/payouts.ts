import * as v from 'valibot'
import {
  shortList,
  Id,
  IdempotencyKey,
  Money,
  moneyOrNull,
  textOrNull,
  when,
  Finite,
  CoinAmount,
  Decimal,
  longList,
} from './common.ts'
import { AskedMoney } from './money.ts'
import { list, Paged, optionalRange } from './paging.ts'
import { payoutStatuses } from './partner-states.ts'
import { defineCalls } from './types.ts'

/** An amount of money or of a coin, which may have more decimals than money has. */
const Received = v.looseObject({
  amount: CoinAmount,
  currency: v.string(),
})
export type Received = v.InferOutput<typeof Received>

export const PayoutQuote = v.looseObject({
  /** Sent back with the request, because the backend pays the amount that it promised. */
  id: v.optional(v.nullable(Id), null),
  available: Money,
  hold: moneyOrNull,
  min: moneyOrNull,
  max: moneyOrNull,
  step: v.optional(v.nullable(Decimal), null),
  fee: moneyOrNull,
  receive: v.optional(v.nullable(Received), null),
  /** The minimum and maximum number of minutes until the payout arrives. */
  eta: v.optional(v.nullable(v.tuple([Finite, Finite])), null),
  validUntil: textOrNull,
  /** The amount that can't be paid out, the reason, and the end of the restriction (`until`). */
  unavailable: v.optional(
    shortList(
      v.looseObject({
        reason: v.string(),
        amount: Money,
        until: textOrNull,
        /** What can be done with it instead: `spend`, `transfer`, `refund` or `support`. */
        ways: v.optional(shortList(v.string()), []),
      }),
    ),
    [],
  ),
})
export type PayoutQuote = v.InferOutput<typeof PayoutQuote>

export const Payout = v.looseObject({
  id: Id,
  status: v.string(),
  amount: Money,
  fee: moneyOrNull,
  receive: v.optional(v.nullable(Received), null),
  methodId: textOrNull,
  methodTitle: textOrNull,
  account: textOrNull,
  /** A code: why the payout was rejected, failed or was canceled. */
  reason: textOrNull,
  createdAt: when,
  updatedAt: when,
  paidAt: textOrNull,
  txid: textOrNull,
  txUrl: textOrNull,
  cancelable: v.optional(v.boolean(), false),
})
export type Payout = v.InferOutput<typeof Payout>

const PayoutTotal = v.looseObject({
  count: v.optional(Finite, 0),
  amount: Money,
  fee: moneyOrNull,
  receive: v.optional(v.nullable(Received), null),
})
export type PayoutTotal = v.InferOutput<typeof PayoutTotal>

/** Payouts of affiliate and worker earnings (contract.md 4.7). */
export const payoutCalls = defineCalls({
  payoutQuote: {
    method: 'GET',
    path: '/api/v2/payouts/quote',
    arg: v.strictObject({
      amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,6})?$/))),
    }),
    res: PayoutQuote,
    provides: ['PayoutQuote'],
  },
  payouts: {
    method: 'GET',
    path: '/api/v2/payouts',
    arg: v.strictObject({
      ...Paged,
      ...optionalRange,
      status: v.optional(v.picklist(payoutStatuses)),
    }),
    res: v.looseObject({
      records: longList(Payout),
      ...list,
      /** Totals of the paid amounts over all filtered rows, by received currency. */
      totals: v.optional(shortList(PayoutTotal), []),
    }),
    provides: ['Payouts'],
  },
  payout: {
    method: 'GET',
    path: '/api/v2/payouts/{id}',
    arg: v.strictObject({ id: Id }),
    res: Payout,
    provides: ['Payouts'],
  },
  createPayout: {
    method: 'POST',
    path: '/api/v2/payouts',
    arg: v.strictObject({
      idempotencyKey: IdempotencyKey,
      amount: AskedMoney,
      methodId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
      quoteId: v.optional(v.nullable(Id)),
    }),
    /** One that failed at once was not requested. */
    res: v.pipe(
      Payout,
      v.check(({ status }) => !['rejected', 'canceled', 'failed', 'reversed'].includes(status)),
    ),
    invalidates: ['Payouts', 'Partner', 'PayoutQuote', 'Wallet', 'User', 'Worker', 'Earnings'],
    idempotent: true,
  },
  cancelPayout: {
    method: 'POST',
    path: '/api/v2/payouts/{id}/cancel',
    arg: v.strictObject({ id: Id }),
    res: Payout,
    invalidates: ['Payouts', 'Partner', 'PayoutQuote', 'User', 'Worker', 'Earnings'],
  },
})
