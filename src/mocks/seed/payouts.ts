// Over 250 lines: the wallet, the quotes and the payouts share one balance.
import type { InferInput } from 'valibot'
import type { Payout } from '../../api/contract/payouts.ts'
import { isLanguage } from '../../site/languages.ts'
import type { Language } from '../../site/languages.ts'
import { dollars, money } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { noise, token } from '../lib/random.ts'
import {
  feeOf,
  maskAccount,
  payoutMethod,
  receivedOf,
  payoutMethodTitle,
} from './payout-methods.ts'
import type { MockWallet, MockPayout, PayoutsData } from '../data/pay.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const second = 1000
const hour = 3600 * second
const day = 24 * hour

export const openStatuses = ['requested', 'on_review', 'approved', 'processing']
export const isCancelable = (status: string): boolean =>
  status === 'requested' || status === 'on_review'

interface Seeded {
  daysAgo: number
  amount: number
  status: string
  methodId?: string
  reason?: string
}
/**
 * The customer's payouts have every final status. The worker has one in progress, and the developer
 * three.
 */
const seeded: Readonly<Record<string, readonly Seeded[]>> = {
  customer: [
    { daysAgo: 3, amount: 40, status: 'paid' },
    { daysAgo: 9, amount: 25.5, status: 'failed', reason: 'address_rejected', methodId: 'btc' },
    { daysAgo: 17, amount: 60, status: 'paid', methodId: 'btc' },
    { daysAgo: 24, amount: 18, status: 'canceled' },
    { daysAgo: 36, amount: 150, status: 'rejected', reason: 'source_check' },
    { daysAgo: 52, amount: 90, status: 'paid', methodId: 'sepa' },
    { daysAgo: 70, amount: 35, status: 'reversed', reason: 'recipient_returned', methodId: 'card' },
    { daysAgo: 95, amount: 120, status: 'paid' },
    { daysAgo: 130, amount: 44.2, status: 'paid', methodId: 'bch' },
  ],
  worker: [
    { daysAgo: 0, amount: 12, status: 'processing' },
    { daysAgo: 8, amount: 20, status: 'paid' },
  ],
  developer: [
    { daysAgo: 0, amount: 30, status: 'requested', methodId: 'sepa' },
    { daysAgo: 1, amount: 45, status: 'on_review', methodId: 'sepa' },
    { daysAgo: 2, amount: 25, status: 'approved', methodId: 'sepa' },
    { daysAgo: 20, amount: 80, status: 'paid', methodId: 'sepa' },
  ],
}
const purses: Readonly<Record<string, number>> = {
  customer: 128.4,
  worker: 18.36,
  developer: 212.75,
}

/** What an account could withdraw when the data was made. */
export const seededPurse = ({ persona }: MockAccount): Micros => dollars(purses[persona ?? ''] ?? 0)

/**
 * What an account had earned before it added funds: it can be spent, and no longer be paid out. It
 * is part of the balance.
 */
const turned: Readonly<Record<string, number>> = { 'worker-suspended': 31.5 }
export const turnedEarnings = ({ persona }: MockAccount): Micros =>
  dollars(turned[persona ?? ''] ?? 0)

/** What a partner had earned for good by the start: what is available, paid out or on its way. */
export const seededEarnings = (account: MockAccount): Micros =>
  (seeded[account.persona ?? ''] ?? []).reduce(
    (sum, { amount, status }) =>
      status === 'paid' || openStatuses.includes(status) ? sum + dollars(amount) : sum,
    seededPurse(account),
  )

const accounts: Readonly<Record<string, Record<string, string>>> = {
  usdt_trc20: { address: 'TA2yZ7LKr3k8DmVuKo5G4x7fsQQbXSeyYH' },
  btc: { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
  bch: { address: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a' },
  card: { number: '4242424242424242', holder: 'ROBIN VALE' },
  sepa: { iban: 'DE89370400440532013000', holder: 'ROBIN VALE' },
}
/** The payout of the customer's known link (seed/links.ts). */
export const linkedWallet = {
  methodId: 'usdt_trc20',
  fields: { address: 'TQ9fXh3LrEqVbNs7mWcYd2GzJuKp5Ak4Zp' },
}

export function seedPayouts(people: readonly MockAccount[], now: number): PayoutsData {
  const who = (persona: string): number =>
    people.find((account) => account.persona === persona)?.id ?? 0
  const payouts = Object.entries(seeded).flatMap(([persona, rows]) =>
    rows.map(({ daysAgo, amount, status, methodId = 'usdt_trc20', reason }, index): MockPayout => {
      const method = payoutMethod(methodId)
      const createdAt = now - daysAgo * day - (index + 2) * 37 * 60 * second
      const isPaid = status === 'paid' || status === 'reversed'
      const arrived = createdAt + (daysAgo === 0 ? 20 * 60 * second : 5 * hour)
      const id = `${who(persona)}${String(rows.length - index).padStart(2, '0')}`
      return {
        id,
        accountId: who(persona),
        status,
        amount: dollars(amount),
        fee: method ? feeOf(method, dollars(amount)) : 0,
        receive: method
          ? receivedOf(method, dollars(amount))
          : { amount: String(amount), currency: 'USD' },
        methodId,
        account: maskAccount(accounts[methodId] ?? {}),
        reason: reason ?? null,
        createdAt,
        updatedAt: status === 'requested' ? createdAt : arrived,
        paidAt: isPaid ? arrived : null,
        txid: isPaid && method?.kind === 'crypto' ? token('payout', id) + token(id) : null,
        moves: false,
      }
    }),
  )
  const wallet = (persona: string, methodId: string, daysAgo: number): MockWallet => ({
    accountId: who(persona),
    methodId,
    fields: accounts[methodId] ?? {},
    updatedAt: now - daysAgo * day,
    lockedUntil: null,
    pending: null,
    error: null,
  })
  return {
    wallets: [
      {
        ...wallet('customer', 'usdt_trc20', 7),
        pending: { ...linkedWallet, at: now - hour },
      },
      wallet('worker', 'usdt_trc20', 90),
    ],
    payouts,
    purses: Object.entries(purses).map(([persona, sum]) => ({
      accountId: who(persona),
      available: dollars(sum),
    })),
    down: [],
  }
}

export function walletOf({ payouts }: Data, { id }: MockAccount): MockWallet | undefined {
  return payouts.wallets.find(({ accountId }) => accountId === id)
}
export function purseOf({ payouts }: Data, { id }: MockAccount): { available: Micros } {
  const found = payouts.purses.find(({ accountId }) => accountId === id)
  if (found) return found
  const made = { accountId: id, available: 0 }
  payouts.purses.push(made)
  return made
}

export const payoutsOf = ({ payouts }: Data, { id }: MockAccount): MockPayout[] =>
  payouts.payouts.filter(({ accountId }) => accountId === id)
export const openPayouts = (db: Data, account: MockAccount): MockPayout[] =>
  payoutsOf(db, account).filter(({ status }) => openStatuses.includes(status))

const told: Readonly<Record<string, Readonly<Record<Language, [string, string]>>>> = {
  approved: {
    en: ['Payout approved', '{sum} goes out with the next run.'],
    ru: ['Выплата одобрена', '{sum} уйдёт со следующей отправкой.'],
    zh: ['提现已批准', '{sum} 将随下一批次汇出。'],
  },
  paid: {
    en: ['Payout sent', '{sum} is on its way to {account}.'],
    ru: ['Выплата отправлена', '{sum} отправлено на {account}.'],
    zh: ['提现已汇出', '{sum} 已汇往 {account}。'],
  },
  rejected: {
    en: ['Payout rejected', '{sum} is back in your balance.'],
    ru: ['Выплата отклонена', '{sum} снова на балансе.'],
    zh: ['提现被拒绝', '{sum} 已退回余额。'],
  },
  failed: {
    en: ['Payout failed', '{sum} is back in your balance. Check your wallet.'],
    ru: ['Выплата не прошла', '{sum} снова на балансе. Проверьте кошелёк.'],
    zh: ['提现失败', '{sum} 已退回余额，请检查您的钱包。'],
  },
  reversed: {
    en: ['Payout returned', 'The recipient sent back {sum}. Look at the payout for details.'],
    ru: ['Выплата возвращена', 'Получатель вернул {sum}. Подробности в самой выплате.'],
    zh: ['提现被退回', '收款方退回了 {sum}，详情请查看该笔提现。'],
  },
}

function tell(account: MockAccount, payout: MockPayout): void {
  const language = account.interfaceLanguage
  const words = told[payout.status]?.[isLanguage(language) ? language : 'en']
  if (!words) return
  const { amount, currency } = money(payout.amount, account.currency)
  const [title, body] = words.map((text) =>
    text.replace('{sum}', `${amount} ${currency}`).replace('{account}', payout.account),
  )
  account.notifications.push({
    id: `p${payout.id}-${payout.status}`,
    kind: 'payout',
    at: payout.updatedAt,
    readAt: null,
    own: {
      title,
      body,
      level:
        payout.status === 'paid' || payout.status === 'approved'
          ? 'success'
          : payout.status === 'failed'
            ? 'danger'
            : 'warning',
    },
  })
}

/** The cents of the amount choose the outcome (README.md). */
function courseOf({ amount }: MockPayout): [after: number, status: string, reason?: string][] {
  const cents = Math.round(amount / 10_000) % 100
  const begin: [number, string][] = [[20, 'on_review']]
  if (cents === 55) return begin
  if (cents === 77) return [...begin, [40, 'rejected', 'identity_check']]
  const sent: [number, string][] = [...begin, [40, 'approved'], [60, 'processing']]
  if (cents === 66) return [...sent, [80, 'failed', 'address_rejected']]
  if (cents === 88) return [...sent, [80, 'paid'], [140, 'reversed', 'recipient_returned']]
  return [...sent, [80, 'paid']]
}

/** Updates the payouts of an account to the current time, and notifies its owner. */
export function movePayouts(db: Data, account: MockAccount, now: number): void {
  for (const payout of payoutsOf(db, account)) {
    if (!payout.moves) continue
    const course = courseOf(payout)
    const begin = course.findIndex(([, status]) => status === payout.status) + 1
    for (const [after, status, reason] of course.slice(begin)) {
      const at = payout.createdAt + after * second
      if (at > now) break
      Object.assign(payout, { status, reason: reason ?? null, updatedAt: at })
      if (status === 'paid') {
        payout.paidAt = at
        if (payoutMethod(payout.methodId)?.kind === 'crypto')
          payout.txid = token(db.seed, payout.id) + token(payout.id, noise(payout.id))
      }
      if (status === 'rejected' || status === 'failed' || status === 'reversed')
        purseOf(db, account).available += payout.amount
      if (status === 'failed') {
        const wallet = walletOf(db, account)
        if (wallet) wallet.error = { code: reason ?? 'address_rejected', at }
      }
      tell(account, payout)
      if (status === course.at(-1)?.[1]) payout.moves = false
    }
  }
}

const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString()

const explorers: Readonly<Record<string, string>> = {
  usdt_trc20: 'https://explorer.example/tron/',
  btc: 'https://explorer.example/btc/',
  bch: 'https://explorer.example/bch/',
}

export function payoutView(payout: MockPayout, account: MockAccount): InferInput<typeof Payout> {
  const { currency } = account
  const method = payoutMethod(payout.methodId)
  const explorer = explorers[payout.methodId]
  return {
    id: payout.id,
    status: payout.status,
    amount: money(payout.amount, currency),
    fee: money(payout.fee, currency),
    receive: payout.receive,
    methodId: payout.methodId,
    methodTitle: method ? payoutMethodTitle(method, account) : null,
    account: payout.account,
    reason: payout.reason,
    createdAt: iso(payout.createdAt) ?? '',
    updatedAt: iso(payout.updatedAt) ?? '',
    paidAt: iso(payout.paidAt),
    txid: payout.txid,
    txUrl: payout.txid && explorer ? explorer + payout.txid : null,
    cancelable: isCancelable(payout.status),
  }
}
