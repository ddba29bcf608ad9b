import * as v from 'valibot'
import {
  Id,
  IdempotencyKey,
  Money,
  NoArg,
  moneyOrNull,
  textOrNull,
  when,
  longList,
} from './common.ts'
import { list, Paged } from './paging.ts'
import { AskedMoney, AmountLimits } from './money.ts'
import { defineCalls } from './types.ts'

const link = {
  hash: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
  userId: v.pipe(v.number(), v.integer()),
}

export const transferLimits = { comment: 140, recipient: 254 } as const
export const transferStatuses = [
  'awaiting_confirmation',
  'completed',
  'canceled',
  'expired',
] as const
export const directions = ['in', 'out'] as const

/** Just enough to recognize the other person. */
const Person = v.looseObject({ id: v.optional(v.nullable(Id), null), maskedEmail: textOrNull })

export const Transfer = v.looseObject({
  id: Id,
  status: v.string(),
  direction: v.optional(v.string(), 'out'),
  counterpart: v.optional(v.nullable(Person), null),
  amount: moneyOrNull,
  fee: moneyOrNull,
  total: moneyOrNull,
  comment: textOrNull,
  createdAt: when,
  /** When an unconfirmed transfer expires. */
  expiresAt: textOrNull,
  completedAt: textOrNull,
})
export type Transfer = v.InferOutput<typeof Transfer>

const takenStatus = v.picklist(['awaiting_confirmation', 'completed'])
/**
 * A dry run answers the recipient and the total cost. A real transfer adds its id, the state that
 * says that it was taken, and where the link was sent.
 */
export const SentTransfer = v.looseObject({
  id: v.optional(Id),
  status: v.optional(takenStatus),
  recipient: v.optional(v.nullable(Person), null),
  amount: moneyOrNull,
  fee: moneyOrNull,
  total: Money,
  sentTo: textOrNull,
  expiresAt: textOrNull,
})
export type SentTransfer = v.InferOutput<typeof SentTransfer>
/** Of a real transfer: an answer without an id and a state, like that of a dry run, is no success. */
export const TakenTransfer = v.looseObject({ ...SentTransfer.entries, id: Id, status: takenStatus })
export type TakenTransfer = v.InferOutput<typeof TakenTransfer>

export const TransferLimits = v.looseObject({
  ...AmountLimits.entries,
  min: v.nullable(Money),
  /** The amount that can be sent now, without held money and bonuses. */
  available: Money,
  /** What remains of today's limit, and the daily limit. */
  leftToday: moneyOrNull,
})
export type TransferLimits = v.InferOutput<typeof TransferLimits>

/** Transfers to another user (contract.md 4.6). */
export const transferCalls = defineCalls({
  transferLimits: {
    method: 'GET',
    path: '/api/v2/payments/transfers/limits',
    arg: NoArg,
    res: TransferLimits,
    provides: ['Transfers'],
  },
  transfers: {
    method: 'GET',
    path: '/api/v2/payments/transfers',
    arg: v.strictObject({
      ...Paged,
      direction: v.optional(v.picklist(directions)),
      status: v.optional(v.picklist(transferStatuses)),
    }),
    res: v.looseObject({ records: longList(Transfer), ...list }),
    provides: ['Transfers'],
  },
  sendTransfer: {
    method: 'POST',
    path: '/api/v2/payments/transfers',
    arg: v.strictObject({
      idempotencyKey: IdempotencyKey,
      /** An id or an e-mail address. */
      recipient: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(transferLimits.recipient)),
      amount: AskedMoney,
      comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(transferLimits.comment))),
      /** Calculates the cost and moves no money. */
      dryRun: v.optional(v.boolean()),
    }),
    res: SentTransfer,
    invalidates: ['Transfers', 'User', 'Ledger', 'Dashboard'],
    idempotent: true,
  },
  /**
   * The transfer that an e-mailed link belongs to. It has no tags, so that a link is not looked up
   * again after its use. It changes nothing, but is no GET, so that the token appears in no access
   * log.
   */
  transferOfLink: {
    method: 'POST',
    endpoint: 'query',
    path: '/api/v2/payments/transfers/link',
    arg: v.strictObject(link),
    res: Transfer,
  },
  confirmTransfer: {
    method: 'POST',
    path: '/api/v2/payments/transfers/confirm',
    arg: v.strictObject({ ...link, idempotencyKey: IdempotencyKey }),
    res: v.pipe(
      Transfer,
      v.check(({ status }) => status === 'completed'),
    ),
    invalidates: ['Transfers', 'User', 'Ledger', 'Dashboard'],
    idempotent: true,
  },
  cancelTransfer: {
    method: 'POST',
    path: '/api/v2/payments/transfers/{id}/cancel',
    arg: v.strictObject({ id: Id }),
    res: Transfer,
    invalidates: ['Transfers', 'User', 'Ledger', 'Dashboard'],
  },
  resendTransfer: {
    method: 'POST',
    path: '/api/v2/payments/transfers/{id}/resend',
    arg: v.strictObject({ id: Id }),
    res: v.looseObject({ sentTo: v.nullable(v.string()), expiresAt: textOrNull }),
    invalidates: ['Transfers'],
  },
})
