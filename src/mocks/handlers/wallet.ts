import type { InferInput } from 'valibot'
import type { Wallet, walletCalls } from '../../api/contract/wallet.ts'
import { checksums, fitsChecksum, plainAccount } from '../../lib/checksum/checksum.ts'
import { known } from '../../lib/known.ts'
import { failure, invalid } from '../errors.ts'
import type { FieldFaults } from '../errors.ts'
import { awaiting, linkHours, maskEmail, sendLink } from '../lib/links.ts'
import { needProof } from '../lib/proof.ts'
import {
  maskAccount,
  methodView,
  payoutMethod,
  payoutMethodSeeds,
  payoutMethodTitle,
} from '../seed/payout-methods.ts'
import type { PayoutMethodSeed } from '../seed/payout-methods.ts'
import { movePayouts, walletOf } from '../seed/payouts.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockWallet } from '../data/pay.ts'

const hour = 60 * 60 * 1000
const lockHours = 72
const resendSeconds = 60

const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString()
const masked = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, maskAccount({ [name]: value })]),
  )

/** The change that waits for its link; null where the link has expired. */
const pendingOf = ({ pending }: MockWallet, now: number): MockWallet['pending'] =>
  pending && pending.at + linkHours * hour > now ? pending : null

export function walletView(
  db: Data,
  user: MockAccount,
  now: number,
): InferInput<typeof Wallet> | null {
  const wallet = walletOf(db, user)
  if (!wallet) return null
  const pending = pendingOf(wallet, now)
  const { methodId, fields, updatedAt, lockedUntil, error } = wallet
  if (methodId === null && !pending) return null
  const method = payoutMethod(methodId)
  return {
    methodId,
    methodTitle: method ? payoutMethodTitle(method, user) : null,
    account: methodId === null ? null : maskAccount(fields),
    fields: masked(fields),
    verified: methodId !== null,
    updatedAt: iso(updatedAt),
    lockedUntil: lockedUntil !== null && lockedUntil > now ? iso(lockedUntil) : null,
    pendingUpdate: pending && {
      methodId: pending.methodId,
      account: maskAccount(pending.fields),
      requestedAt: iso(pending.at),
      expiresAt: iso(pending.at + linkHours * hour),
      sentTo: maskEmail(user.email),
    },
    error: error && { code: error.code, at: iso(error.at) },
  }
}

/**
 * The stored form of the input.
 * @throws ApiFailure that names the fields
 */
function checkFields(
  method: PayoutMethodSeed,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const wrong: FieldFaults = {}
  const fields: Record<string, string> = {}
  for (const { name, pattern, checksum } of method.fields) {
    const kind = known(checksums, checksum ?? '')
    const value = plainAccount(kind, given[name] ?? '')
    fields[name] = value
    if (value === '') wrong[name] = { code: 'required' }
    else if (!new RegExp(`^(?:${pattern})$`, 'u').test(value)) wrong[name] = { code: 'bad_format' }
    else if (!fitsChecksum(kind, value)) wrong[name] = { code: 'mismatch' }
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return fields
}

/**
 * Applies the change of an opened link.
 * @throws ApiFailure where there is no such change
 */
export function confirmPending(db: Data, user: MockAccount, now: number): void {
  const wallet = walletOf(db, user)
  const pending = wallet && pendingOf(wallet, now)
  if (!pending) throw failure('ERROR_LINK_INVALID')
  Object.assign(wallet, {
    methodId: pending.methodId,
    fields: pending.fields,
    updatedAt: now,
    // A first address needs no waiting time: there is none that it could replace.
    lockedUntil: wallet.methodId === null ? null : now + lockHours * hour,
    pending: null,
    error: null,
  })
}

export const walletHandlers: Handlers<typeof walletCalls> = {
  wallet: {
    access: 'user',
    run: ({ db, user, now }) => {
      movePayouts(db, user, now)
      return walletView(db, user, now)
    },
  },
  walletMethods: {
    access: 'user',
    run: ({ db, user }) => ({
      records: payoutMethodSeeds.map((method) => ({
        ...methodView(method, user),
        ...(db.payouts.down.includes(method.id) && { status: 'maintenance' }),
      })),
    }),
  },
  updateWallet: {
    access: 'user',
    samples: [
      {
        idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
        methodId: 'usdt_trc20',
        fields: { address: 'TA2yZ7LKr3k8DmVuKo5G4x7fsQQbXSeyYH' },
        confirmIrreversible: true,
      },
    ],
    run: ({ arg: { methodId, fields: given }, db, user, now, session }) => {
      const method = payoutMethod(methodId)
      if (!method) throw invalid({ methodId: { code: 'not_allowed' } })
      if (method.status === 'maintenance' || db.payouts.down.includes(method.id))
        throw failure('ERROR_METHOD_UNAVAILABLE')
      const fields = checkFields(method, given)
      needProof({ user, now, session })
      const pending = { methodId: method.id, fields, at: now }
      const wallet = walletOf(db, user)
      if (wallet) wallet.pending = pending
      else
        db.payouts.wallets.push({
          accountId: user.id,
          methodId: null,
          fields: {},
          updatedAt: null,
          lockedUntil: null,
          pending,
          error: null,
        })
      const link = sendLink(db, user, 'wallet', now)
      return { ...awaiting(link), wallet: walletView(db, user, now) }
    },
  },
  cancelWalletUpdate: {
    access: 'user',
    run: ({ db, user, now }) => {
      const wallet = walletOf(db, user)
      if (!wallet || !pendingOf(wallet, now)) throw failure('ERROR_NOT_FOUND')
      wallet.pending = null
      db.links = db.links.filter(
        ({ accountId, kind, used }) => accountId !== user.id || kind !== 'wallet' || used,
      )
    },
  },
  resendWallet: {
    access: 'user',
    run: ({ db, user, now }) => {
      const wallet = walletOf(db, user)
      const pending = wallet && pendingOf(wallet, now)
      if (!pending) throw failure('ERROR_NOT_FOUND')
      const wait = pending.at + resendSeconds * 1000 - now
      if (wait > 0) throw failure('ERROR_TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000) })
      pending.at = now
      return { ...awaiting(sendLink(db, user, 'wallet', now)), wallet: walletView(db, user, now) }
    },
  },
  resetWalletError: {
    access: 'user',
    run: ({ db, user }) => {
      const wallet = walletOf(db, user)
      if (!wallet?.error) throw failure('ERROR_NOT_FOUND')
      wallet.error = null
    },
  },
}
