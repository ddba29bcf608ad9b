import { describe, expect, it } from 'vitest'
import { addDays, dayIn, startOfDay } from '../lib/zone.ts'
import { calls } from '../api/contract/index.ts'
import { createBackend, testTime } from './node.ts'
import { documentsOf } from './seed/documents.ts'
import { addedUp, earnedDays } from './seed/earnings.ts'
import { changeOf, daySums, entriesBetween } from './seed/ledger.ts'
import { paymentsOf } from './seed/payments.ts'
import { openPayouts, payoutsOf, purseOf, turnedEarnings } from './seed/payouts.ts'
import { ownProxy } from './seed/proxy-account.ts'
import { proxyFigures } from './seed/proxy-figures.ts'
import { commissionOf, heldCommission, referralsOf, sourcesOf, statsOf } from './seed/referrals.ts'

// Facts of the seed that pages state side by side, so that a reader can add them up.

const now = Date.parse(testTime)
const { db } = createBackend({ persona: 'customer' })
const accounts = db.accounts.filter(({ persona }) => persona !== undefined)
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

describe.each(accounts.map((account) => [account.persona, account] as const))(
  'what %s has',
  (_, account) => {
    const today = dayIn(account.timezone, now)
    const born = dayIn(account.timezone, Date.parse(account.createdAt))
    const ranges = [
      { from: born < today ? born : today, to: today },
      { from: addDays(today, -29), to: today },
      { from: addDays(today, -7), to: addDays(today, -7) },
    ]

    it('are no more sign-ups than clicks, and no more paying users than sign-ups', () => {
      for (const range of ranges) {
        for (const { clicks, signups, paying } of sourcesOf(db, account, now, range)) {
          expect(clicks).toBeGreaterThanOrEqual(signups)
          expect(signups).toBeGreaterThanOrEqual(paying)
        }
        for (const { clicks, signups, payingUsers } of statsOf(db, account, now, range)) {
          expect(clicks).toBeGreaterThanOrEqual(signups)
          expect(signups).toBeGreaterThanOrEqual(payingUsers)
        }
      }
    })

    it('are the same referrals by day, by source and by person', () => {
      for (const range of ranges) {
        const sources = sourcesOf(db, account, now, range)
        const days = statsOf(db, account, now, range)
        expect({
          clicks: sum(sources.map(({ clicks }) => clicks)),
          signups: sum(sources.map(({ signups }) => signups)),
          paying: sum(sources.map(({ paying }) => paying)),
          earned: sum(sources.map(({ commission }) => commission)),
        }).toEqual({
          clicks: sum(days.map(({ clicks }) => clicks)),
          signups: sum(days.map(({ signups }) => signups)),
          paying: sum(days.map(({ payingUsers }) => payingUsers)),
          earned: sum(days.map(({ earned }) => earned)),
        })
      }
      const whole = { from: ranges[0]?.from ?? today, to: today }
      // The people's list: a share that was reversed is due nowhere.
      const people = referralsOf(db, account, now)
      const due = sum(people.map(commissionOf))
      expect(sum(statsOf(db, account, now, whole).map(({ earned }) => earned))).toBe(due)
      // The balance: what is final is available, paid out or on its way. Wages are a worker's besides.
      if (account.userType !== 'worker') {
        const moved = payoutsOf(db, account).filter(
          ({ status }) =>
            status === 'paid' || openPayouts(db, account).some((one) => one.status === status),
        )
        const { amount: held } = heldCommission(db, account, now)
        const kept = purseOf(db, account).available + sum(moved.map(({ amount }) => amount))
        expect(due).toBe(kept + held)
      }
      const all = sourcesOf(db, account, now, whole)
      expect(sum(all.map(({ signups }) => signups))).toBe(referralsOf(db, account, now).length)
    })

    it('is a balance that falls by what was spent and rises by what came', () => {
      const days = daySums(db, account, now, addDays(today, -6), today)
      expect(days[0]?.end).toBe(account.balance)
      for (const [at, one] of days.entries()) {
        const from = startOfDay(one.day, account.timezone)
        const to = startOfDay(addDays(one.day, 1), account.timezone)
        const entries = entriesBetween(db, account, now, from, to)
        expect(sum(entries.map(({ amount }) => amount))).toBe(changeOf(one))
        const before = days[at + 1]
        if (before) expect(before.end + changeOf(one)).toBe(one.end)
      }
    })

    it('is an invoice and a receipt for each payment that has arrived, and no other', () => {
      const papers = documentsOf(db, account, now)
      const amounts = paymentsOf(db, account, now)
        .filter(({ credited }) => credited !== null)
        .map(({ amount, currency }) => `${amount} ${currency}`)
        .toSorted()
      for (const kind of ['invoice', 'receipt'])
        expect(
          papers
            .filter((one) => one.kind === kind)
            .map(({ amount }) => `${amount?.amount} ${amount?.currency}`)
            .toSorted(),
        ).toEqual(account.volume === 0 ? [] : amounts)
    })

    it('is earned since they signed up, and as much as was paid out, can be, or became a customer’s', () => {
      if (account.userType !== 'worker') return
      const days = earnedDays(db, account, now)
      expect((days.at(-1)?.date ?? today) >= born).toBe(true)
      const [all] = addedUp(days, () => 'all').values()
      const paid = sum(payoutsOf(db, account).map(({ amount }) => amount))
      const net = (all?.earned ?? 0) + (all?.bonus ?? 0) - (all?.fines ?? 0)
      const turned = turnedEarnings(account)
      expect(net).toBe(purseOf(db, account).available + paid + turned)
      expect(account.balance).toBeGreaterThanOrEqual(turned)
      expect(days.filter(({ earned }) => earned < 0)).toEqual([])
      // Whoever has worked has earned, and nothing is gone without a reason.
      if (sum(days.map(({ solved }) => solved)) > 0) expect(net).toBeGreaterThan(0)
    })

    it('is no more traffic than was bought, and as much by day as in all', () => {
      const own = ownProxy(db, account, now)
      const figures = proxyFigures(db, account, now, {
        dateFrom: addDays(today, -170),
        dateTo: today,
        granularity: 'day',
        groupBy: 'product',
      })
      for (const product of ['residential', 'mobile']) {
        const bought = sum(
          own.orders
            .filter((order) => order.product === product && order.status !== 'refunded')
            .map(({ units }) => units * 1e9),
        )
        const used = figures.rows?.find(({ key }) => key === product)?.bytes ?? 0
        expect(used).toBeLessThanOrEqual(bought)
      }
      const byDay = sum((figures.series ?? []).map(({ bytes = 0 }) => bytes))
      const whole = figures.summary.bytes ?? 0
      expect(Math.abs(byDay - whole)).toBeLessThan(figures.series?.length ?? 1)
      const metered = own.users.filter(({ product }) => ['residential', 'mobile'].includes(product))
      expect(sum(metered.map(({ usedBytes }) => usedBytes))).toBeLessThanOrEqual(own.usedBytes)
    })
  },
)

// What has happened cannot have happened later than now.
const pastKeys =
  /^(?:createdAt|updatedAt|sentAt|paidAt|readAt|lastSeenAt|lastUsedAt|submittedAt|decidedAt|closedAt|date|day|since|oldestAt)$/

function futureDates(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => futureDates(one, place))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' && pastKeys.test(key) && Date.parse(one) > now
      ? [`${place}: ${key} ${one}`]
      : futureDates(one, place),
  )
}

it.each(['customer', 'worker', 'worker-suspended', 'developer', 'admin'] as const)(
  'nothing that %s reads has happened in the future',
  async (persona) => {
    const { fetch } = createBackend({ persona })
    const found: string[] = []
    for (const [name, { method, path }] of Object.entries(calls)) {
      if (method !== 'GET' || path.includes('{')) continue
      const answer = await fetch(path)
      if (answer.ok && answer.headers.get('content-type')?.includes('json'))
        found.push(...futureDates(await answer.json(), name))
    }
    expect(found).toEqual([])
  },
)

it.each(['customer', 'developer', 'worker'] as const)(
  'the bell of %s counts what is unread',
  async (persona) => {
    const { fetch } = createBackend({ persona })
    const read = async (path: string) => (await fetch(path)).json()
    const { records } = await read('/api/v2/notifications')
    const unread = records.filter(({ readAt }: { readAt: unknown }) => readAt === null)
    expect((await read('/api/v2/user')).unread).toBe(unread.length)
  },
)

it('the desk counts what its queues list', async () => {
  const { fetch } = createBackend({ persona: 'admin' })
  const read = async (path: string) => (await fetch(path)).json()
  const { queues } = await read('/api/v1/moderation/desk')
  const countOf = (kind: string) =>
    queues.find((queue: { kind: string }) => queue.kind === kind)?.count
  for (const [kind, asked] of [
    ['programs', 'new'],
    ['changes', 'changes'],
    ['programReports', 'reported'],
  ] as const)
    expect((await read(`/api/v1/moderation/software?kind=${asked}`)).totalCount).toBe(countOf(kind))
  expect((await read('/api/v1/moderation/reviews')).totalCount).toBe(
    countOf('reviews') + countOf('reports'),
  )
})

describe('the catalogue', () => {
  const { programs, reviews } = db.software
  it('has no review by the author of the program', () => {
    for (const { programId, accountId, name } of reviews) {
      const program = programs.find(({ id }) => id === programId)
      expect(name).not.toBe(program?.ownerName)
      if (accountId !== null) expect(accountId).not.toBe(program?.ownerId)
    }
  })

  it('shows as many reports as it names', () => {
    for (const { reports, complaints } of reviews) expect(complaints).toHaveLength(reports)
  })
})
