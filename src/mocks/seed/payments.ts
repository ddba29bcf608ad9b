// Over 250 lines: a payment's record, how it changes with time, and its form in the contract.

import type { InferInput } from 'valibot'
import type { Payment } from '../../api/contract/payments.ts'
import { isLess, minus, over, plus, times } from '../lib/fixed.ts'
import { dollars, money, rates } from '../lib/money.ts'
import type { MockCurrency } from '../lib/money.ts'
import { noise, token } from '../lib/random.ts'
import { findMethod, methodSeeds, payMethodTitle } from './pay-methods.ts'
import type { MethodSeed } from './pay-methods.ts'
import type { PaymentOutcome, MockCrypto, MockPayment, PaymentsData } from '../data/pay.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const iso = (time: number): string => new Date(time).toISOString()

/** The outcome of a payment, which the cents of its amount choose (README.md). */
const outcomes: Readonly<Record<string, PaymentOutcome>> = {
  '11': 'underpaid',
  '22': 'overpaid',
  '33': 'late',
  '44': 'never',
  '55': 'review',
  '66': 'fails',
  '77': 'canceled',
  '88': 'slow',
}

export function outcomeOf(amount: string): PaymentOutcome {
  const known = new Map<string, PaymentOutcome>(Object.entries(outcomes))
  return known.get(amount.split('.')[1] ?? '') ?? 'pays'
}

/** The fee and the bonus of an amount, rounded half up to cents. */
export function chargesOf(
  { feePercent, feeFixed, bonusPercent }: MethodSeed,
  amount: string,
  currency: MockCurrency,
  promoPercent = 0,
) {
  const fee = plus(
    times(amount, shifted(feePercent ?? '0'), 2),
    feeFixed ? money(dollars(feeFixed), currency).amount : '0',
  )
  const bonus = times(amount, shifted(plus(bonusPercent ?? '0', String(promoPercent), 4)), 2)
  return { fee, bonus }
}
const shifted = (percent: string): string => times(percent, '0.01', 8)

/** Every status of contract.md 4.18, with its number of payments in the seeded year. */
const history = [
  ...Array.from({ length: 22 }, () => 'paid'),
  'failed',
  'failed',
  'failed',
  'expired',
  'expired',
  'canceled',
  'canceled',
  'refunded',
  'partially_refunded',
  'overpaid',
  'paid_late',
  'on_review',
  'underpaid',
  'confirming',
  'pending',
  'redirected',
  'created',
  'paid_late',
] as const
const failures = ['card_declined', 'insufficient_funds', 'limit_exceeded'] as const
const paidBy = [
  'bank-card',
  'cryptocurrency-tron-USDT',
  'bank-card',
  'payeer',
  'cryptocurrency-btc-BTC',
] as const
const sums = ['50.00', '25.00', '100.00', '20.00', '75.00', '250.00', '49.90'] as const
/** Payments in progress are from today. */
const open = new Set(['created', 'redirected', 'pending', 'confirming', 'underpaid'])
const ofCrypto = new Set(['confirming', 'underpaid', 'overpaid', 'paid_late'])
const arrived = new Set(['paid', 'overpaid', 'paid_late', 'refunded', 'partially_refunded'])

/** The transactions of an earlier payment. */
function pastOutcome(status: string): PaymentOutcome {
  if (status === 'underpaid' || status === 'overpaid') return status
  return ['created', 'redirected', 'pending', 'expired', 'canceled', 'failed'].includes(status)
    ? 'never'
    : 'pays'
}

function past(account: MockAccount, now: number): MockPayment[] {
  // The payments are spread over the year in a fixed order; those in progress come last, the newest
  // first. Numbers grow with time.
  const strewn = history
    .filter((status) => !open.has(status))
    .toSorted((one, other) => noise(one, account.id) - noise(other, account.id))
  const mixed = strewn.map((status, index) => ({
    number: index + 1,
    status,
    at:
      now -
      (3 + Math.round((strewn.length - index) * 11.3)) * day +
      Math.round(noise('hour', account.id, index) * 20) * hour,
  }))
  const today = history
    .filter((status) => open.has(status))
    .map((status, index, { length }) => ({
      number: mixed.length + length - index,
      status,
      at: now - (index + 1) * 4 * minute,
    }))
  return [...mixed, ...today].map(({ number, status, at }, index) => {
    const method = ofCrypto.has(status)
      ? 'cryptocurrency-tron-USDT'
      : (paidBy[index % paidBy.length] ?? 'bank-card')
    const seed = findMethod(method)
    if (!seed) throw new Error(`There is no method ${method}.`)
    const amount = sums[Math.floor(noise('sum', account.id, index) * sums.length)] ?? '50.00'
    const { fee, bonus } = chargesOf(seed, amount, 'USD')
    const came = status === 'overpaid' ? times(amount, '1.5', 2) : amount
    const credited = arrived.has(status) ? plus(minus(came, fee), bonus) : null
    const back =
      status === 'refunded'
        ? minus(amount, fee)
        : status === 'partially_refunded'
          ? times(amount, '0.4', 2)
          : null
    return {
      id: String(account.id * 1000 + number),
      accountId: account.id,
      method,
      status,
      amount,
      currency: 'USD',
      fee,
      bonus,
      credited,
      createdAt: at,
      updatedAt: at + (open.has(status) ? minute : 12 * minute),
      expiresAt: open.has(status) ? at + 2 * hour : null,
      failureCode: status === 'failed' ? (failures[index % failures.length] ?? null) : null,
      refund: back ? { status: 'sent', amount: back } : null,
      outcome: pastOutcome(status),
      settled: true,
      next: open.has(status) ? seed.next : 'none',
      begunAt: at,
      returnUrl: null,
      saveMethod: false,
      crypto: seed.crypto ? addressFor(seed, account.id, index, amount, 'USD', at) : null,
    }
  })
}

export function seedPayments(accounts: readonly MockAccount[], now: number): PaymentsData {
  const of = (...names: readonly string[]): MockAccount[] =>
    accounts.filter(({ persona }) => persona !== null && names.includes(persona))
  return {
    counter: 0,
    records: of('customer').flatMap((account) => past(account, now)),
    saved: of('customer', 'developer').flatMap(({ id, persona }) => [
      {
        id: `card-${id}-1`,
        accountId: id,
        brand: 'Visa',
        last4: '4242',
        exp: '11/28',
        status: 'active',
        isDefault: true,
        method: 'bank-card',
      },
      ...(persona === 'customer'
        ? [
            {
              id: `card-${id}-2`,
              accountId: id,
              brand: 'Mastercard',
              last4: '0011',
              exp: '02/26',
              status: 'expired',
              isDefault: false,
              method: 'bank-card',
            },
            {
              id: `card-${id}-3`,
              accountId: id,
              brand: 'UnionPay',
              last4: '7313',
              exp: '08/27',
              status: 'failed',
              isDefault: false,
              method: 'bank-card',
            },
          ]
        : []),
    ]),
    autoTopUp: of('developer').map(({ id }) => ({
      accountId: id,
      enabled: true,
      state: 'paused',
      threshold: '20.00',
      amount: '50.00',
      savedMethodId: `card-${id}-1`,
      dailyCountCap: 2,
      monthlyAmountCap: '500.00',
      failCount: 3,
      lastEvent: {
        status: 'failed',
        amount: { amount: '50.00', currency: 'USD' },
        at: iso(now - 7 * hour),
        reason: 'card_declined',
      },
      updatedAt: iso(now - 7 * hour),
    })),
  }
}

const alphabets = {
  bitcoin: '023456789acdefghjklmnpqrstuvwxyz',
  bitcoincash: 'qpzry9x8gf2tvdw0s3jn54khce6mua7l',
  tron: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
}
const begins: Readonly<Record<string, [string, number]>> = {
  bitcoin: ['bc1q', 38],
  bitcoincash: ['q', 41],
  tron: ['T', 33],
}

/** An invalid address in the format of its network. */
export function addressFor(
  seed: MethodSeed,
  accountId: number,
  salt: string | number,
  amount: string,
  currency: MockCurrency,
  now: number,
): MockCrypto {
  const { crypto } = seed
  if (!crypto) throw new Error(`${seed.shortname} is no asset.`)
  const [start, length] = begins[crypto.network] ?? ['', 32]
  const letters = new Map(Object.entries(alphabets)).get(crypto.network) ?? 'abcdef'
  // A permanent address belongs to one person.
  const own = crypto.stays ? 'own' : salt
  const rest = Array.from(
    { length },
    (_, index) =>
      letters[Math.floor(noise('address', seed.shortname, accountId, own, index) * letters.length)],
  ).join('')
  const rate = (crypto.price * rates[currency]).toFixed(2)
  return {
    address: start + rest,
    memo: null,
    assetAmount: over(amount, rate, crypto.places),
    rate,
    until: now + 15 * minute,
    from: now,
  }
}

/** The transactions to an address until now. */
export function transactionsOf(
  payment: MockPayment,
  now: number,
): { txid: string; amount: string; confirmations: number; at: number }[] {
  const { crypto: own, outcome } = payment
  const terms = findMethod(payment.method)?.crypto
  if (!own || !terms || outcome === 'never') return []
  const share = (part: string): string => times(own.assetAmount, part, terms.places)
  const sent =
    outcome === 'underpaid'
      ? [
          { after: 20 * second, amount: share('0.6') },
          { after: 3 * minute, amount: minus(own.assetAmount, share('0.6'), terms.places) },
        ]
      : outcome === 'overpaid'
        ? [{ after: 20 * second, amount: share('1.5') }]
        : [{ after: outcome === 'late' ? 20 * minute : 20 * second, amount: own.assetAmount }]
  // An earlier payment no longer changes.
  const kept = payment.settled && payment.status === 'underpaid' ? sent.slice(0, 1) : sent
  return kept
    .map(({ after, amount }, index) => ({
      txid: token('tx', payment.id, own.from, index) + token('tx', own.from, index),
      amount,
      at: own.from + after,
    }))
    .filter(({ at }) => at <= now)
    .map((one) => ({
      ...one,
      confirmations: Math.min(
        terms.confirmations,
        Math.floor((now - one.at) / (terms.seconds * second)),
      ),
    }))
}

/** Updates a payment to the current time. The balance changes when the money arrives. */
export function advance(db: Data, payment: MockPayment, now: number): MockPayment {
  if (payment.settled) return payment
  const before = payment.status
  if (payment.crypto) onChain(db, payment, now)
  else withProvider(db, payment, now)
  if (payment.status !== before) payment.updatedAt = now
  return payment
}

function onChain(db: Data, payment: MockPayment, now: number): void {
  const { crypto: own, outcome } = payment
  const terms = findMethod(payment.method)?.crypto
  if (!own || !terms) return
  const came = transactionsOf(payment, now)
  if (came.length === 0) {
    if (now >= own.until && !terms.stays) payment.status = 'expired'
    return
  }
  const last = Math.min(...came.map(({ confirmations }) => confirmations))
  if (outcome === 'underpaid' && came.length === 1) payment.status = 'underpaid'
  else if (last < terms.confirmations)
    payment.status = outcome === 'late' && !terms.stays ? 'paid_late' : 'confirming'
  else if (outcome === 'review') payment.status = 'on_review'
  else
    arrive(
      db,
      payment,
      outcome === 'overpaid'
        ? 'overpaid'
        : outcome === 'late' && !terms.stays
          ? 'paid_late'
          : 'paid',
      outcome === 'overpaid' ? '1.5' : '1',
    )
}

/** How long the payment provider takes. */
const thinks = 6 * second

function withProvider(db: Data, payment: MockPayment, now: number): void {
  const { begunAt, expiresAt, outcome } = payment
  if (begunAt === null) {
    if (expiresAt !== null && now >= expiresAt) payment.status = 'expired'
    return
  }
  if (now < begunAt + thinks || outcome === 'slow') payment.status = 'pending'
  else if (outcome === 'fails') {
    payment.status = 'failed'
    payment.failureCode = 'card_declined'
  } else if (outcome === 'canceled') payment.status = 'canceled'
  else if (outcome === 'review') payment.status = 'on_review'
  else arrive(db, payment, 'paid', '1')
}

function arrive(db: Data, payment: MockPayment, status: string, share: string): void {
  const account = db.accounts.find(({ id }) => id === payment.accountId)
  const credited = plus(minus(times(payment.amount, share, 2), payment.fee), payment.bonus)
  Object.assign(payment, { status, credited, settled: true, expiresAt: null })
  if (account) account.balance += dollars(Number(credited) / rates[payment.currency])
  if (!account || !payment.saveMethod) return
  db.payments.saved.push({
    id: `card-${account.id}-${payment.id}`,
    accountId: account.id,
    brand: 'Visa',
    last4: '1881',
    exp: '05/29',
    status: 'active',
    isDefault: !db.payments.saved.some(
      ({ accountId, isDefault }) => accountId === account.id && isDefault,
    ),
    method: payment.method,
  })
}

/** Updates all payments of an account to the current time, before its balance is read. */
export function settlePayments(db: Data, account: MockAccount, now: number): void {
  for (const payment of db.payments.records)
    if (payment.accountId === account.id) advance(db, payment, now)
}

/** The payments of an account, latest first. */
export function paymentsOf(db: Data, account: MockAccount, now: number): MockPayment[] {
  settlePayments(db, account, now)
  return db.payments.records
    .filter(({ accountId }) => accountId === account.id)
    .toSorted((one, other) => other.createdAt - one.createdAt)
}

const refundable = new Set(['paid', 'overpaid', 'paid_late', 'partially_refunded'])

/** The payment in the contract's form. */
export function paymentOut(
  payment: MockPayment,
  { interfaceLanguage }: MockAccount,
): InferInput<typeof Payment> {
  const {
    id,
    method,
    status,
    amount,
    currency,
    fee,
    bonus,
    credited,
    createdAt,
    updatedAt,
    expiresAt,
    failureCode,
    refund,
  } = payment
  const of = (sum: string) => ({ amount: sum, currency })
  const seed = methodSeeds.find(({ shortname }) => shortname === method)
  const file = `https://files.glyphwork.example/payments/${id}`
  return {
    id,
    method,
    methodTitle: seed ? payMethodTitle(seed, interfaceLanguage) : null,
    kind: seed?.kind ?? '',
    status,
    amount: of(amount),
    credited: credited === null ? null : of(credited),
    fee: of(fee),
    bonus: isLess('0', bonus) ? of(bonus) : null,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
    expiresAt: expiresAt === null ? null : iso(expiresAt),
    failureCode,
    receiptUrl: arrived.has(status) ? `${file}/receipt.pdf` : null,
    invoiceUrl: status === 'paid' ? `${file}/invoice.pdf` : null,
    refundable: refundable.has(status) && refund === null,
    refund: refund && { status: refund.status, amount: of(refund.amount) },
  }
}
