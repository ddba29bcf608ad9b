// Over 250 lines: the calls of one contract, which share their checks of a transfer and its hash.
import type { InferInput } from 'valibot'
import type { Transfer, transferCalls } from '../../api/contract/transfers.ts'
import type { voucherCalls } from '../../api/contract/vouchers.ts'
import { compare, isDecimal } from '../../lib/decimal.ts'
import { failure, invalid } from '../errors.ts'
import { linkHours, maskEmail, openLink } from '../lib/links.ts'
import { dollars, money } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { needProof } from '../lib/proof.ts'
import { token } from '../lib/random.ts'
import { micros, pageOf } from '../seed/security.ts'
import { bookingsOf } from '../seed/transfers.ts'
import { spendableOf, transferStatus } from '../seed/balance.ts'
import type { Handlers } from './types.ts'
import type { MockAccount, Link } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { Booking, MockTransfer } from '../data/pay.ts'

const hours = 60 * 60 * 1000
const resendSeconds = 60
const feePercent = 1
const limits = { min: dollars(1), max: dollars(500), day: dollars(1000) }
const voucherTries = 5
const voucherMinutes = 10

/** Every change of a balance goes through here. */
export function book(db: Data, ...bookings: readonly Booking[]): void {
  for (const booking of bookings) {
    const account = db.accounts.find(({ id }) => id === booking.accountId)
    if (!account) continue
    account.balance += booking.amount
    db.transfers.bookings.push(booking)
  }
}

/** Earnings and gifts cannot be transferred, only the customer's own money. */
export const availableOf = (db: Data, user: MockAccount, now: number): Micros =>
  user.userType === 'worker' ? 0 : spendableOf(db, user, now)

const sentToday = (db: Data, { id }: MockAccount, now: number): Micros =>
  db.transfers.transfers.reduce(
    (sum, transfer) =>
      transfer.from === id &&
      transfer.createdAt > now - 24 * hours &&
      ['completed', 'awaiting_confirmation'].includes(transferStatus(transfer, now))
        ? sum + transfer.amount
        : sum,
    0,
  )

/** Fees are rounded to cents, the smallest amount of a transfer. */
const feeOf = (amount: Micros): Micros =>
  Math.round(((amount / 10_000) * feePercent) / 100) * 10_000

const personOf = (db: Data, id: number): { id: number; maskedEmail: string } => ({
  id,
  maskedEmail: maskEmail(db.accounts.find((account) => account.id === id)?.email ?? ''),
})

function view(
  db: Data,
  transfer: MockTransfer,
  user: MockAccount,
  now: number,
): InferInput<typeof Transfer> {
  const { id, from, to, amount, fee, comment, createdAt, expiresAt, completedAt } = transfer
  const out = from === user.id
  const iso = (time: number): string => new Date(time).toISOString()
  return {
    id,
    status: transferStatus(transfer, now),
    direction: out ? 'out' : 'in',
    counterpart: personOf(db, out ? to : from),
    amount: money(amount, user.currency),
    fee: out ? money(fee, user.currency) : null,
    total: out ? money(amount + fee, user.currency) : null,
    comment,
    createdAt: iso(createdAt),
    expiresAt: out ? iso(expiresAt) : null,
    completedAt: completedAt === null ? null : iso(completedAt),
  }
}

/** @throws ApiFailure where this account may not send the amount */
function checkAmount(
  db: Data,
  user: MockAccount,
  { amount, currency }: { amount: string; currency: string },
  now: number,
): Micros {
  if (currency !== user.currency) throw invalid({ amount: { code: 'not_allowed' } })
  if (!isDecimal(amount) || (amount.split('.')[1] ?? '').length > 2)
    throw invalid({ amount: { code: 'bad_format' } })
  const [min, max] = [
    money(limits.min, user.currency).amount,
    money(limits.max, user.currency).amount,
  ]
  if (compare(amount, min) < 0 || compare(amount, max) > 0)
    throw invalid({ amount: { code: 'out_of_range', params: { min, max } } })
  const wanted = micros(amount, user)
  if (wanted + sentToday(db, user, now) > limits.day)
    throw failure('ERROR_LIMIT_EXCEEDED', {
      fields: {
        amount: {
          code: 'limit_exceeded',
          params: { max: money(limits.day, user.currency).amount },
        },
      },
    })
  const available = availableOf(db, user, now)
  if (wanted + feeOf(wanted) > available) {
    const params = { max: money(available, user.currency).amount }
    throw failure('ERROR_INSUFFICIENT_FUNDS', {
      fields: { amount: { code: 'insufficient_funds', params } },
    })
  }
  return wanted
}

function findRecipient(db: Data, user: MockAccount, recipient: string): MockAccount {
  const wanted = recipient.trim().toLowerCase()
  const found = db.accounts.find(
    ({ id, email, gate }) =>
      gate !== 'deleted' && (String(id) === wanted || (email !== '' && email === wanted)),
  )
  if (!found)
    throw failure('ERROR_RECIPIENT_NOT_FOUND', { fields: { recipient: { code: 'not_allowed' } } })
  if (found.id === user.id)
    throw failure('ERROR_SELF_TRANSFER', { fields: { recipient: { code: 'not_allowed' } } })
  return found
}

/** Each transfer has its own link; a new link voids the transfer's earlier ones. */
function mailLink(db: Data, user: MockAccount, transfer: MockTransfer, now: number): void {
  db.counter += 1
  const value = String(transfer.id)
  transfer.expiresAt = now + linkHours * hours
  db.links = [
    ...db.links.filter((known) => known.kind !== 'transfer' || known.value !== value || known.used),
    {
      hash: token(db.seed, 'transfer', db.counter),
      accountId: user.id,
      kind: 'transfer',
      sentTo: user.email,
      value,
      expiresAt: transfer.expiresAt,
      used: false,
    },
  ]
}

function ownTransfer(db: Data, user: MockAccount, id: string | number): MockTransfer {
  const found = db.transfers.transfers.find(
    (transfer) => String(transfer.id) === String(id) && transfer.from === user.id,
  )
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

function linked(
  db: Data,
  user: MockAccount,
  arg: { hash: string; userId: number },
  now: number,
): { link: Link; transfer: MockTransfer } {
  const { link, account } = openLink(db, arg, 'transfer', now)
  if (account.id !== user.id) throw failure('ERROR_FORBIDDEN')
  const transfer = ownTransfer(db, user, link.value ?? '')
  if (transfer.status !== 'awaiting_confirmation') throw failure('ERROR_LINK_USED')
  if (transferStatus(transfer, now) === 'expired') throw failure('ERROR_LINK_EXPIRED')
  return { link, transfer }
}

export const transferHandlers: Handlers<
  typeof transferCalls & Pick<typeof voucherCalls, 'redeemVoucher'>
> = {
  transferLimits: {
    access: 'user',
    run: ({ db, user, now }) => ({
      min: money(limits.min, user.currency),
      max: money(limits.max, user.currency),
      step: '0.01',
      feePercent: String(feePercent),
      feeFixed: null,
      available: money(availableOf(db, user, now), user.currency),
      leftToday: money(Math.max(0, limits.day - sentToday(db, user, now)), user.currency),
    }),
  },
  transfers: {
    access: 'user',
    samples: [{}, { direction: 'out', status: 'completed', page: 0, perPage: 10 }],
    run: ({ arg: { direction, status, ...paged }, db, user, now }) => {
      const mine = db.transfers.transfers
        // A recipient sees a transfer only once it is completed.
        .filter(
          ({ from, to, status: state }) =>
            from === user.id || (to === user.id && state === 'completed'),
        )
        .filter(({ from }) => !direction || (from === user.id) === (direction === 'out'))
        .filter((transfer) => !status || transferStatus(transfer, now) === status)
        .toSorted((one, other) => other.createdAt - one.createdAt)
      const page = pageOf(mine, paged)
      return { ...page, records: page.records.map((transfer) => view(db, transfer, user, now)) }
    },
  },
  sendTransfer: {
    access: 'user',
    samples: [
      {
        idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
        recipient: '1003',
        amount: { amount: '5', currency: 'USD' },
        dryRun: true,
      },
      {
        idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
        recipient: 'customer-empty@glyphwork.example',
        amount: { amount: '5', currency: 'USD' },
        comment: 'Thanks',
      },
    ],
    run: ({ arg: { recipient, amount: asked, comment, dryRun }, db, user, now, session }) => {
      const to = findRecipient(db, user, recipient)
      const amount = checkAmount(db, user, asked, now)
      const fee = feeOf(amount)
      const sums = {
        recipient: personOf(db, to.id),
        amount: money(amount, user.currency),
        fee: money(fee, user.currency),
        total: money(amount + fee, user.currency),
      }
      if (dryRun) return sums
      needProof({ user, now, session })
      const id = Math.max(5000, ...db.transfers.transfers.map((known) => known.id)) + 1
      const transfer: MockTransfer = {
        id,
        from: user.id,
        to: to.id,
        amount,
        fee,
        comment: comment || null,
        status: 'awaiting_confirmation',
        createdAt: now,
        expiresAt: now,
        completedAt: null,
      }
      db.transfers.transfers.push(transfer)
      mailLink(db, user, transfer, now)
      return {
        ...sums,
        id,
        status: 'awaiting_confirmation',
        sentTo: maskEmail(user.email),
        expiresAt: new Date(transfer.expiresAt).toISOString(),
      }
    },
  },
  transferOfLink: {
    access: 'user',
    samples: [{ hash: 'fresh', userId: 1002 }],
    run: ({ arg, db, user, now }) => view(db, linked(db, user, arg, now).transfer, user, now),
  },
  confirmTransfer: {
    access: 'user',
    samples: [
      { hash: 'fresh', userId: 1002, idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f' },
    ],
    run: ({ arg, db, user, now }) => {
      const { link, transfer } = linked(db, user, arg, now)
      // The reserved money may have been spent on tasks meanwhile.
      if (transfer.amount + transfer.fee > user.balance) throw failure('ERROR_INSUFFICIENT_FUNDS')
      link.used = true
      Object.assign(transfer, { status: 'completed', completedAt: now })
      book(db, ...bookingsOf(transfer, now))
      return view(db, transfer, user, now)
    },
  },
  cancelTransfer: {
    access: 'user',
    samples: [{ id: 5009 }],
    run: ({ arg: { id }, db, user, now }) => {
      const transfer = ownTransfer(db, user, id)
      if (transferStatus(transfer, now) !== 'awaiting_confirmation') throw failure('ERROR_CONFLICT')
      transfer.status = 'canceled'
      return view(db, transfer, user, now)
    },
  },
  resendTransfer: {
    access: 'user',
    samples: [{ id: 5009 }],
    run: ({ arg: { id }, db, user, now }) => {
      const transfer = ownTransfer(db, user, id)
      if (transferStatus(transfer, now) !== 'awaiting_confirmation') throw failure('ERROR_CONFLICT')
      const wait = transfer.expiresAt - linkHours * hours + resendSeconds * 1000 - now
      if (wait > 0) throw failure('ERROR_TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000) })
      mailLink(db, user, transfer, now)
      return {
        sentTo: maskEmail(user.email),
        expiresAt: new Date(transfer.expiresAt).toISOString(),
      }
    },
  },
  redeemVoucher: {
    access: 'user',
    samples: [{ idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f', code: 'GIFT-2026-FRSH' }],
    run: ({ arg: { code }, db, user, now }) => {
      const { transfers } = db
      const span = voucherMinutes * 60 * 1000
      transfers.tries = transfers.tries.filter(({ at }) => at > now - span)
      const mine = transfers.tries.filter(({ accountId }) => accountId === user.id)
      const [first] = mine
      if (first && mine.length >= voucherTries)
        throw failure('ERROR_TOO_MANY_REQUESTS', {
          retryAfter: Math.ceil((first.at + span - now) / 1000),
        })
      const voucher = transfers.vouchers.find(
        (known) => known.code === code && known.state !== 'blocked',
      )
      const refuse = (error: 'NOT_FOUND' | 'USED' | 'EXPIRED' | 'REGION') => {
        transfers.tries.push({ accountId: user.id, at: now })
        const attemptsLeft = voucherTries - mine.length - 1
        const pause = attemptsLeft === 0 && {
          retryAfter: Math.ceil(((first?.at ?? now) + span - now) / 1000),
        }
        return failure(`ERROR_VOUCHER_${error}`, { ...pause, extra: { attemptsLeft } })
      }
      if (!voucher) throw refuse('NOT_FOUND')
      if (voucher.state === 'activated') throw refuse('USED')
      if (voucher.state === 'expired') throw refuse('EXPIRED')
      if (voucher.countries && !voucher.countries.includes(user.country ?? ''))
        throw refuse('REGION')
      voucher.state = 'activated'
      db.counter += 1
      book(db, {
        id: `v-${db.counter}x`,
        accountId: user.id,
        kind: 'voucher',
        amount: voucher.amount,
        ref: null,
        at: now,
        note: null,
      })
      return {
        amount: money(voucher.amount, user.currency),
        balance: money(spendableOf(db, user, now), user.currency),
      }
    },
  },
}
