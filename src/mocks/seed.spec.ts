import { describe, expect, it } from 'vitest'
import { addDays, dayIn, startOfDay } from '../lib/zone.ts'
import { createBackend, testTime } from './node.ts'
import { changeOf, daySums, entriesBetween } from './seed/ledger.ts'
import { openPayouts, payoutsOf, purseOf } from './seed/payouts.ts'
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
  },
)

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
