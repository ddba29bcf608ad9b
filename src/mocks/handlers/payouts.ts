import type { payoutCalls } from '../../api/contract/payouts.ts'
import { compare, isDecimal } from '../../lib/decimal.ts'
import { addDays, startOfDay } from '../../lib/zone.ts'
import { failure, invalid } from '../errors.ts'
import { plus } from '../lib/fixed.ts'
import { dollars, money } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { needProof } from '../lib/proof.ts'
import { feeOf, maskAccount, payoutMethod, receivedOf } from '../seed/payout-methods.ts'
import type { PayoutMethodSeed } from '../seed/payout-methods.ts'
import {
  isCancelable,
  movePayouts,
  payoutsOf,
  payoutView,
  purseOf,
  turnedEarnings,
  walletOf,
} from '../seed/payouts.ts'
import { payableOf } from '../seed/balance.ts'
import { heldCommission } from '../seed/referrals.ts'
import { micros, pageOf } from '../seed/security.ts'
import { identityRequired, isIdentified } from './identity.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockPayout } from '../data/pay.ts'

const minute = 60_000
const quoteMinutes = 5

/** Why part of the balance cannot be paid out. */
function unavailableOf(db: Data, user: MockAccount, now: number) {
  const { amount, until } = heldCommission(db, user, now)
  const { currency, persona } = user
  const promo = persona === 'customer' ? dollars(5) : 0
  return [
    {
      reason: 'hold',
      sum: amount,
      until: until === null ? null : new Date(until).toISOString(),
    },
    { reason: 'promo', sum: promo, until: null },
    {
      reason: 'turned_customer',
      sum: Math.min(turnedEarnings(user), user.balance),
      until: null,
      ways: ['spend', 'transfer', 'refund'],
    },
  ]
    .filter(({ sum }) => sum > 0)
    .map(({ sum, ...why }) => ({ ...why, amount: money(sum, currency) }))
}

/** @throws ApiFailure where nothing can be paid out at the moment */
function payableMethod(db: Data, user: MockAccount, now: number): PayoutMethodSeed {
  const wallet = walletOf(db, user)
  const method = payoutMethod(wallet?.methodId ?? null)
  if (!wallet || !method) throw failure('ERROR_CONFLICT')
  if (wallet.lockedUntil !== null && wallet.lockedUntil > now) throw failure('ERROR_WALLET_LOCKED')
  if (method.status === 'maintenance' || db.payouts.down.includes(method.id))
    throw failure('ERROR_METHOD_UNAVAILABLE')
  return method
}

function checkAmount(
  db: Data,
  user: MockAccount,
  method: PayoutMethodSeed,
  amount: string,
  now: number,
): Micros {
  if (!isDecimal(amount) || (amount.split('.')[1] ?? '').length > 2)
    throw invalid({ amount: { code: 'bad_format' } })
  const { currency } = user
  const [min, max] = [
    money(dollars(method.min), currency).amount,
    money(dollars(method.max), currency).amount,
  ]
  if (compare(amount, min) < 0)
    throw failure('ERROR_PAYOUT_MINIMUM', {
      fields: { amount: { code: 'out_of_range', params: { min, max } } },
    })
  if (compare(amount, max) > 0)
    throw failure('ERROR_LIMIT_EXCEEDED', {
      fields: { amount: { code: 'limit_exceeded', params: { min, max } } },
    })
  const wanted = micros(amount, user)
  // A cent of another currency is not a whole number of millionths.
  if (compare(amount, money(payableOf(db, user, now), currency).amount) > 0)
    throw failure('ERROR_INSUFFICIENT_FUNDS', {
      fields: { amount: { code: 'insufficient_funds' } },
    })
  return wanted
}

function ownPayout(db: Data, user: MockAccount, id: string | number): MockPayout {
  const found = payoutsOf(db, user).find((payout) => payout.id === String(id))
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

/** The amounts paid, by the currency that arrived. */
function totalsOf(payouts: readonly MockPayout[], { currency }: MockAccount) {
  const groups = Map.groupBy(
    payouts.filter(({ status }) => status === 'paid'),
    ({ receive }) => receive.currency,
  )
  return [...groups].map(([asset, all]) => ({
    count: all.length,
    amount: money(
      all.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
    fee: money(
      all.reduce((sum, { fee }) => sum + fee, 0),
      currency,
    ),
    receive: {
      amount: all
        .reduce((sum, { receive }) => plus(sum, receive.amount, 8), '0')
        .replace(/\.?0+$/, ''),
      currency: asset,
    },
  }))
}

export const payoutHandlers: Handlers<typeof payoutCalls> = {
  payoutQuote: {
    access: 'user',
    samples: [{}, { amount: '25' }],
    run: ({ arg: { amount }, db, user, now }) => {
      movePayouts(db, user, now)
      const { currency } = user
      const method = payoutMethod(walletOf(db, user)?.methodId ?? null)
      const terms = {
        available: money(payableOf(db, user, now), currency),
        hold: money(heldCommission(db, user, now).amount, currency),
        min: method ? money(dollars(method.min), currency) : null,
        max: method ? money(dollars(method.max), currency) : null,
        step: '0.01',
        eta: method?.eta ?? null,
        unavailable: unavailableOf(db, user, now),
      }
      if (amount === undefined) return { ...terms, id: null }
      const payable = payableMethod(db, user, now)
      const wanted = checkAmount(db, user, payable, amount, now)
      const until = now + quoteMinutes * minute
      return {
        ...terms,
        id: `${wanted}-${until}`,
        fee: money(feeOf(payable, wanted), currency),
        receive: receivedOf(payable, wanted),
        validUntil: new Date(until).toISOString(),
      }
    },
  },
  payouts: {
    access: 'user',
    samples: [{}, { status: 'paid', page: 0, perPage: 10 }],
    run: ({ arg: { status, dateFrom, dateTo, ...paged }, db, user, now }) => {
      movePayouts(db, user, now)
      const from = dateFrom ? startOfDay(dateFrom, user.timezone) : 0
      const to = dateTo ? startOfDay(addDays(dateTo, 1), user.timezone) : Number.POSITIVE_INFINITY
      const found = payoutsOf(db, user)
        .filter((payout) => !status || payout.status === status)
        .filter(({ createdAt }) => createdAt >= from && createdAt < to)
        .toSorted((one, other) => other.createdAt - one.createdAt)
      const page = pageOf(found, paged)
      return {
        ...page,
        records: page.records.map((payout) => payoutView(payout, user)),
        totals: totalsOf(found, user),
      }
    },
  },
  payout: {
    access: 'user',
    samples: [{ id: '100201' }],
    run: ({ arg: { id }, db, user, now }) => {
      movePayouts(db, user, now)
      return payoutView(ownPayout(db, user, id), user)
    },
  },
  createPayout: {
    access: 'user',
    status: 201,
    samples: [
      {
        idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
        amount: { amount: '10', currency: 'USD' },
        methodId: 'usdt_trc20',
      },
    ],
    run: ({ arg: { amount, methodId, quoteId }, db, user, now, session }) => {
      movePayouts(db, user, now)
      const method = payableMethod(db, user, now)
      if (methodId !== method.id) throw failure('ERROR_CONFLICT')
      if (amount.currency !== user.currency) throw invalid({ amount: { code: 'not_allowed' } })
      const wanted = checkAmount(db, user, method, amount.amount, now)
      // A quote contains its amount and its expiry.
      const [quoted, until] = String(quoteId ?? '').split('-')
      if (quoteId && (Number(quoted) !== wanted || Number(until) <= now))
        throw failure('ERROR_QUOTE_EXPIRED')
      // Cents .71 stand for a sum that needs a confirmed identity.
      if (wanted % 1_000_000 === 710_000 && !isIdentified(db, user, now))
        throw identityRequired(db, user, 'payout')
      needProof({ user, now, session })
      purseOf(db, user).available -= wanted
      const count = payoutsOf(db, user).length + 1
      const payout: MockPayout = {
        id: `${user.id}${String(count).padStart(2, '0')}`,
        accountId: user.id,
        status: 'requested',
        amount: wanted,
        fee: feeOf(method, wanted),
        receive: receivedOf(method, wanted),
        methodId: method.id,
        account: maskAccount(walletOf(db, user)?.fields ?? {}),
        reason: null,
        createdAt: now,
        updatedAt: now,
        paidAt: null,
        txid: null,
        moves: true,
      }
      db.payouts.payouts.push(payout)
      return payoutView(payout, user)
    },
  },
  cancelPayout: {
    access: 'user',
    samples: [{ id: '100210' }],
    run: ({ arg: { id }, db, user, now }) => {
      movePayouts(db, user, now)
      const payout = ownPayout(db, user, id)
      if (!isCancelable(payout.status)) throw failure('ERROR_CONFLICT')
      Object.assign(payout, { status: 'canceled', updatedAt: now, moves: false })
      purseOf(db, user).available += payout.amount
      return payoutView(payout, user)
    },
  },
}
