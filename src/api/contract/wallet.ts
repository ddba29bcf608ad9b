import * as v from 'valibot'
import {
  Awaiting,
  IdempotencyKey,
  shortList,
  NoArg,
  Nothing,
  textOrNull,
  Finite,
} from './common.ts'
import { AmountLimits } from './money.ts'
import { defineCalls } from './types.ts'

/** A field of a method, described by the backend in the person's language. */
const WalletField = v.looseObject({
  name: v.string(),
  label: v.optional(v.string(), ''),
  pattern: textOrNull,
  minLength: v.optional(v.nullable(Finite), null),
  maxLength: v.optional(v.nullable(Finite), null),
  hint: textOrNull,
  example: textOrNull,
  checksum: v.optional(v.nullable(v.string()), 'none'),
})
export type WalletField = v.InferOutput<typeof WalletField>

export const PayoutMethod = v.looseObject({
  id: v.string(),
  title: v.optional(v.string(), ''),
  kind: v.optional(v.string(), ''),
  currency: v.optional(v.string(), ''),
  /** The network of a coin. An amount sent over another network is lost. */
  network: textOrNull,
  limits: v.optional(v.nullable(AmountLimits), null),
  schedule: v.optional(v.string(), ''),
  /** The minimum and maximum number of minutes until a payout arrives. */
  eta: v.optional(v.nullable(v.tuple([Finite, Finite])), null),
  fields: v.optional(shortList(WalletField), []),
  status: v.optional(v.string(), 'available'),
})
export type PayoutMethod = v.InferOutput<typeof PayoutMethod>

export const Wallet = v.looseObject({
  /** Null until the first wallet has been confirmed. */
  methodId: v.nullable(v.string()),
  /** The name of the method in the account's language (proposed). */
  methodTitle: textOrNull,
  account: v.nullable(v.string()),
  fields: v.optional(v.record(v.string(), v.string()), {}),
  verified: v.optional(v.boolean(), false),
  updatedAt: textOrNull,
  /** After a change, no payout is sent before this time. */
  lockedUntil: textOrNull,
  pendingUpdate: v.optional(
    v.nullable(
      v.looseObject({
        methodId: textOrNull,
        account: textOrNull,
        requestedAt: textOrNull,
        expiresAt: textOrNull,
        sentTo: textOrNull,
      }),
    ),
    null,
  ),
  /** Why the wallet can't receive payouts: the last payout was returned. */
  error: v.optional(
    v.nullable(v.looseObject({ code: v.optional(v.string(), ''), at: textOrNull })),
    null,
  ),
})
export type Wallet = v.InferOutput<typeof Wallet>

/** Where the confirmation was sent, and the current wallet. */
const AwaitingWallet = v.looseObject({
  ...Awaiting.entries,
  wallet: v.optional(v.nullable(Wallet), null),
})

/** The wallet that receives payouts (specification, section 4; contract.md 4.7). */
export const walletCalls = defineCalls({
  wallet: {
    method: 'GET',
    path: '/api/v2/wallet',
    arg: NoArg,
    res: v.nullable(Wallet),
    empty: 'Null until a first wallet is named.',
    provides: ['Wallet'],
  },
  walletMethods: {
    method: 'GET',
    path: '/api/v2/wallet/methods',
    arg: NoArg,
    res: v.looseObject({ records: shortList(PayoutMethod) }),
    provides: ['PayoutMethods'],
  },
  updateWallet: {
    method: 'PUT',
    path: '/api/v2/wallet',
    arg: v.strictObject({
      idempotencyKey: IdempotencyKey,
      methodId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
      fields: v.record(v.string(), v.pipe(v.string(), v.maxLength(256))),
      confirmIrreversible: v.literal(true),
    }),
    res: AwaitingWallet,
    invalidates: ['Wallet'],
    idempotent: true,
  },
  cancelWalletUpdate: {
    method: 'DELETE',
    path: '/api/v2/wallet/pending_update',
    arg: NoArg,
    res: Nothing,
    invalidates: ['Wallet'],
  },
  resendWallet: {
    method: 'POST',
    path: '/api/v2/wallet/resend',
    arg: NoArg,
    res: AwaitingWallet,
    invalidates: ['Wallet'],
  },
  resetWalletError: {
    method: 'DELETE',
    path: '/api/v2/wallet/error',
    arg: NoArg,
    res: Nothing,
    invalidates: ['Wallet', 'Payouts'],
  },
})
