import { workerKinds } from '../../api/contract/worker.ts'
import type { workerMoneyCalls } from '../../api/contract/worker-money.ts'
import { dollars, money } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { addedUp, dateOf, earnedDays, floors, othersPerHour } from '../seed/earnings.ts'
import { movePayouts, payoutsOf } from '../seed/payouts.ts'
import { dayMs, finePart, priceOf, rateOf, workerOf } from '../seed/workers.ts'
import type { Handlers } from './types.ts'

const measuredDays = 14

export const workerMoneyHandlers: Handlers<typeof workerMoneyCalls> = {
  earnings: {
    access: 'user',
    samples: [
      { granularity: 'day' },
      { granularity: 'month', dateFrom: '2026-01-01', dateTo: '2026-03-31' },
    ],
    run: ({ arg: { granularity, dateFrom, dateTo }, db, user, now }) => {
      const from =
        dateFrom ??
        (granularity === 'day'
          ? dateOf(now - 30 * dayMs)
          : `${dateOf(now - 365 * dayMs).slice(0, 7)}-01`)
      const bucketOf = (date: string): string =>
        granularity === 'day' ? date : `${date.slice(0, 7)}-01`
      const days = earnedDays(db, user, now).filter(
        ({ date }) => date >= from && (!dateTo || date <= dateTo),
      )
      const of = (sum: Micros) => money(sum, user.currency, 6)
      return {
        records: [...addedUp(days, ({ date, kind }) => `${bucketOf(date)} ${kind}`).values()].map(
          ({ date, kind, solved, mistakes, earned, bonus, fines }) => ({
            bucket: bucketOf(date),
            kind,
            solved,
            mistakes,
            earned: of(earned),
            bonus: of(bonus),
            fines: of(fines),
          }),
        ),
      }
    },
  },
  payTerms: {
    access: 'user',
    run: ({ db, user, now }) => {
      const worker = workerOf(db, user, now)
      const of = (sum: Micros, places = 6) => money(sum, user.currency, places)
      return {
        days: measuredDays,
        records: workerKinds.map((kind) => {
          const those = worker.log.filter(
            (one) =>
              one.kind === kind &&
              one.at >= now - measuredDays * dayMs &&
              ['paid', 'wrong'].includes(one.outcome),
          )
          const ms = those.reduce((sum, { spentMs }) => sum + spentMs, 0)
          const brought = those.reduce(
            (sum, { earned, bonus, fine }) => sum + earned + bonus - fine,
            0,
          )
          const right = those.filter(({ outcome }) => outcome === 'paid').length
          const floor = floors[kind]
          return {
            kind,
            per1000: of(rateOf(db, kind, now)),
            bonus: { per1000: of(dollars(0.05)), accuracy: 97 },
            fine: of(priceOf(db, kind, now) * finePart),
            mine:
              ms === 0
                ? null
                : {
                    perHour: of(Math.round((brought / ms) * 3_600_000), 2),
                    minutes: Math.max(1, Math.round(ms / 60_000)),
                    accuracy: Math.round((1000 * right) / those.length) / 10,
                  },
            others: { perHour: of(othersPerHour(kind), 2), workers: 180 + kind.length * 23 },
            floor: floor === undefined ? null : of(floor, 2),
            locked: !worker.training.open.includes(kind),
          }
        }),
      }
    },
  },
  statements: {
    access: 'user',
    run: ({ db, user, now }) => {
      movePayouts(db, user, now)
      const of = (sum: Micros) => money(sum, user.currency, 6)
      const months = addedUp(earnedDays(db, user, now), ({ date }) => date.slice(0, 7))
      const sent = payoutsOf(db, user).filter(({ paidAt }) => paidAt !== null)
      const paidIn = (period: string, key: 'amount' | 'fee'): Micros =>
        sent
          .filter(({ paidAt }) => dateOf(paidAt ?? 0).startsWith(period))
          .reduce((sum, payout) => sum + payout[key], 0)
      const years = addedUp([...months.values()], ({ date }) => date.slice(0, 4))
      const requisites = db.security.requisites.find(({ accountId }) => accountId === user.id)
      return {
        records: [...years].map(([year, { solved, earned, bonus, fines }]) => ({
          year,
          isComplete: year < dateOf(now).slice(0, 4),
          holder: requisites?.name ?? user.name,
          taxId: requisites?.taxId ?? null,
          solved,
          earned: of(earned),
          bonus: of(bonus),
          fines: of(fines),
          paidOut: of(paidIn(year, 'amount')),
          fees: of(paidIn(year, 'fee')),
          months: [...months]
            .filter(([month]) => month.startsWith(year))
            .map(([month, sums]) => ({
              month: `${month}-01`,
              earned: of(sums.earned),
              bonus: of(sums.bonus),
              fines: of(sums.fines),
              paidOut: of(paidIn(month, 'amount')),
            })),
        })),
      }
    },
  },
}
