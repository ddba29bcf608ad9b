import * as v from 'valibot'
import { Id, IdempotencyKey, NoArg, sum, text, when } from './common.ts'
import { list, Paged } from './paging.ts'
import { AskedMoney, Limits } from './money.ts'
import { defineCalls } from './types.ts'

const link = { hash: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)), userId: v.pipe(v.number(), v.integer()) }

export const transferLimits = { comment: 140, recipient: 254 } as const
export const transferStatuses = ['awaiting_confirmation', 'completed', 'canceled', 'expired'] as const
export const directions = ['in', 'out'] as const

/** Only enough of the other person to be known again. */
const Person = v.looseObject({ id: v.optional(v.nullable(Id), null), maskedEmail: text })

export const Transfer = v.looseObject({
  id: Id,
  status: v.string(),
  direction: v.optional(v.string(), 'out'),
  counterpart: v.optional(v.nullable(Person), null),
  amount: sum,
  fee: sum,
  total: sum,
  comment: text,
  createdAt: when,
  /** Until when it waits to be confirmed. */
  expiresAt: text,
  completedAt: text,
})
export type Transfer = v.InferOutput<typeof Transfer>

/** Of a dry run: to whom, and what it takes in all. Of a real one its id and state besides, and where the link went. */
export const SentTransfer = v.looseObject({
  id: v.optional(Id),
  status: v.optional(v.string(), ''),
  recipient: v.optional(v.nullable(Person), null),
  amount: sum,
  fee: sum,
  total: sum,
  sentTo: text,
  expiresAt: text,
})
export type SentTransfer = v.InferOutput<typeof SentTransfer>

export const TransferLimits = v.looseObject({
  ...Limits.entries,
  /** What may be sent now: not what is held, not bonuses. */
  available: sum,
  /** What is left of today's and of what a day allows. */
  leftToday: sum,
})
export type TransferLimits = v.InferOutput<typeof TransferLimits>

/** Sending to another user (contract.md 4.6). */
export const transferCalls = defineCalls({
  transferLimits: { method: 'GET', path: '/api/v2/payments/transfers/limits', arg: NoArg, res: TransferLimits, provides: ['Transfers'] },
  transfers: {
    method: 'GET',
    path: '/api/v2/payments/transfers',
    arg: v.strictObject({ ...Paged, direction: v.optional(v.picklist(directions)), status: v.optional(v.picklist(transferStatuses)) }),
    res: v.looseObject({ records: v.array(Transfer), ...list }),
    provides: ['Transfers'],
  },
  sendTransfer: {
    method: 'POST',
    path: '/api/v2/payments/transfers',
    arg: v.strictObject({
      idempotencyKey: IdempotencyKey,
      /** An id or an e-mail. */
      recipient: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(transferLimits.recipient)),
      amount: AskedMoney,
      comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(transferLimits.comment))),
      /** Nothing is moved: only what it would take. */
      dryRun: v.optional(v.boolean()),
    }),
    res: SentTransfer,
    invalidates: ['Transfers', 'User', 'Ledger', 'Dashboard'],
    idempotent: true,
  },
  /** What a mailed link is about: never asked for again, since a used one is no news. It changes nothing, and is no GET, so that the token stands in no log of addresses. */
  transferOfLink: { method: 'POST', path: '/api/v2/payments/transfers/link', arg: v.strictObject(link), res: Transfer },
  confirmTransfer: {
    method: 'POST',
    path: '/api/v2/payments/transfers/confirm',
    arg: v.strictObject({ ...link, idempotencyKey: IdempotencyKey }),
    res: Transfer,
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
    res: v.looseObject({ sentTo: text, expiresAt: text }),
    invalidates: ['Transfers'],
  },
})
