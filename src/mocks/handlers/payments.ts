// Over 250 lines: the calls of one contract, which share their checks of money.
import type { methodCalls } from '../../api/contract/pay-methods.ts'
import type { paymentCalls } from '../../api/contract/payments.ts'
import type { savedMethodCalls } from '../../api/contract/saved-methods.ts'
import { failure, invalid } from '../errors.ts'
import type { FieldFaults } from '../errors.ts'
import { isLess, times } from '../lib/fixed.ts'
import { isCurrency } from '../lib/money.ts'
import { needProof } from '../lib/proof.ts'
import {
  conversionOf,
  methodCurrency,
  methodFields,
  findMethod,
  limitsIn,
  findPayMethod,
  methodSeeds,
  termsOf,
} from '../seed/pay-methods.ts'
import type { MethodSeed } from '../seed/pay-methods.ts'
import {
  addressFor,
  advance,
  chargesOf,
  outcomeOf,
  paymentOut,
  paymentsOf,
} from '../seed/payments.ts'
import { couponPartner, promoOf } from '../lib/promo.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockPayment } from '../data/pay.ts'

const minute = 60_000

interface Order {
  seed: MethodSeed
  amount: { amount: string; currency: string }
  promoCode?: string | undefined
}

/**
 * Stores a payment.
 * @throws ApiFailure where the order does not exist
 */
export function openPayment(
  db: Data,
  account: MockAccount,
  now: number,
  { seed, amount: { amount, currency }, promoCode }: Order,
): MockPayment {
  if (seed.status === 'maintenance') throw failure('ERROR_METHOD_UNAVAILABLE')
  if (!isCurrency(currency) || !seed.currencies.includes(currency))
    throw invalid({ amount: { code: 'not_allowed' } })
  const { min, max } = limitsIn(seed, currency)
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(amount)) throw invalid({ amount: { code: 'bad_format' } })
  if (isLess(amount, String(min)) || (max !== null && isLess(String(max), amount)))
    throw invalid({
      amount: { code: 'out_of_range', params: { min: String(min), max: String(max ?? '') } },
    })
  const code = promoCode?.trim().toUpperCase() ?? ''
  const percent = code === '' ? 0 : promoPercent(db, account, code, now)
  db.payments.counter += 1
  const id = String(900_000 + db.payments.counter)
  const payment: MockPayment = {
    id,
    accountId: account.id,
    method: seed.shortname,
    status: seed.next === 'crypto' ? 'pending' : 'created',
    amount: times(amount, '1', 2),
    currency,
    ...chargesOf(seed, amount, currency, percent),
    credited: null,
    createdAt: now,
    updatedAt: now,
    expiresAt: now + 30 * minute,
    failureCode: null,
    refund: null,
    outcome: outcomeOf(times(amount, '1', 2)),
    settled: false,
    next: seed.next,
    begunAt: null,
    returnUrl: null,
    saveMethod: false,
    crypto: seed.crypto ? addressFor(seed, account.id, id, amount, currency, now) : null,
  }
  if (payment.crypto) payment.expiresAt = seed.crypto?.stays ? null : payment.crypto.until
  db.payments.records.push(payment)
  if (percent > 0) db.transfers.promos.push({ accountId: account.id, code })
  const partner = percent > 0 && couponPartner(db, code)
  if (partner)
    db.transfers.coupons.push({ partnerId: partner.id, accountId: account.id, paymentId: id })
  return payment
}

/**
 * The percentage that a code adds to a top-up.
 * @throws ApiFailure where the code is invalid
 */
function promoPercent(db: Data, account: MockAccount, code: string, now: number): number {
  const promo = promoOf(db, account, code, now)
  if (promo?.expired) throw invalid({ promoCode: { code: 'expired' } })
  if (!promo?.percent || (promo.firstOnly && account.volume > 0))
    throw invalid({ promoCode: { code: 'not_allowed' } })
  if (db.transfers.promos.some((known) => known.accountId === account.id && known.code === code))
    throw invalid({ promoCode: { code: 'not_unique' } })
  return promo.bonus
}

export function findPayment(
  db: Data,
  account: MockAccount,
  id: string | number,
  now: number,
): MockPayment {
  const known = db.payments.records.find(
    (payment) => payment.id === String(id) && payment.accountId === account.id,
  )
  if (!known) throw failure('ERROR_NOT_FOUND')
  return advance(db, known, now)
}

/** The person's next step. */
function nextOf(payment: MockPayment, account: MockAccount) {
  const seed = methodSeeds.find(({ shortname }) => shortname === payment.method)
  const waits = payment.begunAt === null && ['created', 'redirected'].includes(payment.status)
  if (!seed) return { kind: 'none' }
  if (payment.next === 'crypto') return { kind: 'crypto' }
  if (!waits) return { kind: 'none' }
  if (payment.next === 'form')
    return { kind: 'form', fields: methodFields(seed, account.interfaceLanguage) }
  // The payment provider's own page is outside the mock, so the address leads nowhere.
  if (payment.next === 'away')
    return { kind: 'redirect', url: `https://checkout.payments.example/pay/${payment.id}` }
  if (payment.next === 'redirect')
    return { kind: 'redirect', url: `/api/v2/payments/${payment.id}/checkout` }
  return { kind: 'none' }
}

const cancelable = new Set(['created', 'redirected', 'pending', 'underpaid'])

const blankTopUp = {
  enabled: false,
  state: 'off',
  savedMethodId: null,
  dailyCountCap: 1,
  failCount: 0,
  lastEvent: null,
}

function topUpOf(db: Data, account: MockAccount) {
  const { currency } = account
  const known = db.payments.autoTopUp.find(({ accountId }) => accountId === account.id)
  const of = (amount: string) => ({ amount, currency })
  const seed = findMethod('bank-card')
  const { min, max } = seed ? limitsIn(seed, currency) : { min: 1, max: null }
  const limits = { min: of(String(min)), max: max === null ? null : of(String(max)), step: '0.01' }
  if (!known)
    return {
      ...blankTopUp,
      threshold: null,
      amount: null,
      monthlyAmountCap: null,
      limits,
      updatedAt: null,
    }
  const { accountId: _, threshold, amount, monthlyAmountCap, ...rest } = known
  const sum = (text: string | null) => (text === null ? null : of(text))
  return {
    ...rest,
    threshold: sum(threshold),
    amount: sum(amount),
    monthlyAmountCap: sum(monthlyAmountCap),
    limits,
  }
}

const savedOf = (db: Data, account: MockAccount) =>
  db.payments.saved.filter(({ accountId }) => accountId === account.id)

export const paymentHandlers: Handlers<
  typeof methodCalls & typeof paymentCalls & typeof savedMethodCalls
> = {
  paymentMethods: {
    access: 'user',
    samples: [{}, { currency: 'EUR', country: 'DE' }],
    run: ({ arg: { currency: wanted, country }, db, user, now }) => {
      const currency = wanted && isCurrency(wanted) ? wanted : user.currency
      const paid = paymentsOf(db, user, now)
      const last = (shortname: string): string | null => {
        const found = paid.find(({ method, status }) => method === shortname && status === 'paid')
        return found ? new Date(found.createdAt).toISOString() : null
      }
      return {
        records: methodSeeds
          .filter(
            (seed) =>
              seed.currencies.includes(currency) &&
              (!country || !seed.countries || seed.countries.includes(country)),
          )
          .map((seed) => findPayMethod(seed, currency, user, now, last(seed.shortname))),
        currencies: ['USD', 'EUR', 'RUB', 'CNY', 'BRL'],
        ...conversionOf(currency, user),
      }
    },
  },
  paymentMethod: {
    access: 'user',
    samples: [
      { shortname: 'bank-card' },
      { shortname: 'cryptocurrency-btc-BTC', currency: 'EUR' },
      { shortname: 'unknown' },
    ],
    run: ({ arg: { shortname, currency: wanted }, user, now }) => {
      const seed = findMethod(shortname)
      if (!seed) throw failure('ERROR_NOT_FOUND')
      const currency = methodCurrency(seed, wanted, user)
      return {
        method: {
          ...findPayMethod(seed, currency, user, now, null),
          crypto: termsOf(seed, currency),
        },
        ...conversionOf(currency, user),
      }
    },
  },
  createPayment: {
    access: 'user',
    status: 201,
    samples: [
      {
        idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
        method: 'bank-card',
        amount: { amount: '25', currency: 'USD' },
        saveMethod: true,
        returnUrl: 'https://glyphwork.example/pay/ok',
      },
    ],
    run: ({
      arg: { method, amount, saveMethod, savedMethodId, promoCode, returnUrl },
      db,
      user,
      now,
    }) => {
      const seed = findMethod(method)
      if (!seed) throw failure('ERROR_METHOD_UNAVAILABLE')
      const saved =
        savedMethodId === undefined
          ? null
          : savedOf(db, user).find(({ id }) => id === savedMethodId)
      if (saved === undefined) throw failure('ERROR_NOT_FOUND')
      if (saved && saved.status !== 'active') throw failure('ERROR_METHOD_UNAVAILABLE')
      const payment = openPayment(db, user, now, { seed, amount, promoCode })
      Object.assign(payment, {
        returnUrl,
        saveMethod: (saveMethod ?? false) && seed.canSave === true,
      })
      if (saved || seed.next === 'none')
        Object.assign(payment, { begunAt: now, next: 'none', status: 'pending', expiresAt: null })
      return { payment: paymentOut(payment, user), next: nextOf(payment, user) }
    },
  },
  payment: {
    access: 'user',
    samples: [{ id: '1002003' }, { id: 'unknown' }],
    run: ({ arg: { id }, db, user, now }) => {
      const payment = findPayment(db, user, id, now)
      return { ...paymentOut(payment, user), next: nextOf(payment, user) }
    },
  },
  sendPaymentDetails: {
    access: 'user',
    samples: [
      {
        id: '1002003',
        idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
        fields: { name: 'Ann' },
      },
    ],
    run: ({ arg: { id, fields }, db, user, now }) => {
      const payment = findPayment(db, user, id, now)
      if (payment.next !== 'form' || payment.begunAt !== null || payment.status !== 'created')
        throw failure('ERROR_CONFLICT')
      const wrong: FieldFaults = {}
      for (const { name, required, pattern } of findMethod(payment.method)?.fields ?? []) {
        const value = fields[name]?.trim() ?? ''
        if (required && value === '') wrong[name] = { code: 'required' }
        else if (value && pattern && !new RegExp(pattern).test(value))
          wrong[name] = { code: 'bad_format' }
      }
      if (Object.keys(wrong).length > 0) throw invalid(wrong)
      Object.assign(payment, { begunAt: now, status: 'pending', updatedAt: now, expiresAt: null })
      return { payment: paymentOut(payment, user), next: nextOf(payment, user) }
    },
  },
  cancelPayment: {
    access: 'user',
    samples: [{ id: '1002003' }],
    run: ({ arg: { id }, db, user, now }) => {
      const payment = findPayment(db, user, id, now)
      if (!cancelable.has(payment.status)) throw failure('ERROR_CONFLICT')
      Object.assign(payment, {
        status: 'canceled',
        settled: true,
        outcome: 'never',
        updatedAt: now,
        expiresAt: null,
      })
      return paymentOut(payment, user)
    },
  },
  /** Stands in for the payment provider: a visit counts as paid and redirects back at once. */
  paymentCheckout: {
    access: 'user',
    samples: [{ id: '1002003' }],
    run: ({ arg: { id }, db, user, now, redirect }) => {
      const payment = findPayment(db, user, id, now)
      if (payment.begunAt === null && payment.status === 'created')
        Object.assign(payment, { begunAt: now, status: 'pending', updatedAt: now, expiresAt: null })
      const page =
        payment.outcome === 'fails' || payment.outcome === 'canceled' ? '/pay/error' : '/pay/ok'
      redirect(`${page}?paymentId=${encodeURIComponent(payment.id)}`)
    },
  },

  savedMethods: {
    access: 'user',
    run: ({ db, user }) => ({ records: savedOf(db, user).map(({ accountId: _, ...one }) => one) }),
  },
  removeSavedMethod: {
    access: 'user',
    samples: [{ id: 'card-1002-1' }],
    run: ({ arg: { id }, db, user, now, session }) => {
      const known = savedOf(db, user).find((one) => one.id === id)
      if (!known) throw failure('ERROR_NOT_FOUND')
      needProof({ user, now, session })
      db.payments.saved = db.payments.saved.filter((one) => one !== known)
      const topUp = db.payments.autoTopUp.find(
        ({ accountId, savedMethodId }) => accountId === user.id && savedMethodId === id,
      )
      if (topUp) Object.assign(topUp, { enabled: false, state: 'off', savedMethodId: null })
      const [other] = savedOf(db, user).filter(({ status }) => status === 'active')
      if (known.isDefault && other) other.isDefault = true
    },
  },
  makeSavedMethodDefault: {
    access: 'user',
    samples: [{ id: 'card-1002-1' }],
    run: ({ arg: { id }, db, user }) => {
      const own = savedOf(db, user)
      const known = own.find((one) => one.id === id)
      if (!known) throw failure('ERROR_NOT_FOUND')
      if (known.status !== 'active') throw failure('ERROR_CONFLICT')
      for (const one of own) one.isDefault = one === known
    },
  },

  autoTopUp: { access: 'user', run: ({ db, user }) => topUpOf(db, user) },
  updateAutoTopUp: {
    access: 'user',
    samples: [
      {
        enabled: false,
        threshold: { amount: '10', currency: 'USD' },
        amount: { amount: '50', currency: 'USD' },
        savedMethodId: null,
        dailyCountCap: 1,
        monthlyAmountCap: { amount: '500', currency: 'USD' },
      },
    ],
    run: ({
      arg: {
        enabled,
        threshold,
        amount,
        savedMethodId,
        dailyCountCap,
        monthlyAmountCap,
        updatedAt,
      },
      db,
      user,
      now,
      session,
    }) => {
      const known = db.payments.autoTopUp.find(({ accountId }) => accountId === user.id)
      if (known && updatedAt && updatedAt !== known.updatedAt)
        throw failure('ERROR_STALE_VERSION', { extra: { current: topUpOf(db, user) } })
      const wrong: FieldFaults = {}
      const { limits } = topUpOf(db, user)
      const sum = amount?.amount ?? ''
      if (!amount) wrong['amount'] = { code: 'required' }
      else if (isLess(sum, limits.min.amount) || (limits.max && isLess(limits.max.amount, sum)))
        wrong['amount'] = {
          code: 'out_of_range',
          params: { min: limits.min.amount, max: limits.max?.amount ?? '' },
        }
      if (!threshold) wrong['threshold'] = { code: 'required' }
      else if (amount && !isLess(threshold.amount, times(sum, '10', 2)))
        wrong['threshold'] = { code: 'out_of_range' }
      if (!monthlyAmountCap) wrong['monthlyAmountCap'] = { code: 'required' }
      else if (amount && isLess(monthlyAmountCap.amount, sum))
        wrong['monthlyAmountCap'] = { code: 'out_of_range' }
      if (dailyCountCap < 1 || dailyCountCap > 10) wrong['dailyCountCap'] = { code: 'out_of_range' }
      const saved = savedOf(db, user).find(({ id }) => id === savedMethodId)
      if (enabled && !saved) wrong['savedMethodId'] = { code: 'required' }
      else if (enabled && saved?.status !== 'active') wrong['savedMethodId'] = { code: 'expired' }
      if (enabled && Object.keys(wrong).length > 0) throw invalid(wrong)
      // From now on payments are automatic.
      if (enabled) needProof({ user, now, session })
      db.payments.autoTopUp = db.payments.autoTopUp.filter((one) => one !== known)
      db.payments.autoTopUp.push({
        accountId: user.id,
        enabled,
        state: enabled ? 'active' : 'off',
        threshold: threshold?.amount ?? null,
        amount: amount?.amount ?? null,
        savedMethodId: saved ? saved.id : null,
        dailyCountCap,
        monthlyAmountCap: monthlyAmountCap?.amount ?? null,
        failCount: 0,
        lastEvent: known?.lastEvent ?? null,
        updatedAt: new Date(now).toISOString(),
      })
      return topUpOf(db, user)
    },
  },
  paymentIntent: {
    access: 'user',
    samples: [{ key: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f' }],
    run: ({ arg: { key }, db, user }) => {
      const known = db.replays.find(
        (replay) => replay.key.startsWith(`${user.id} `) && replay.key.endsWith(` ${key}`),
      )
      return known ? { state: 'done', answer: known.body } : { state: 'none' }
    },
  },
}
