import { workerKinds } from '../../api/contract/worker.ts'
import { dollars } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { noise } from '../lib/random.ts'
import type { PuzzleKind } from './puzzles.ts'
import { payoutsOf, seededPurse, turnedEarnings } from './payouts.ts'
import { dayMs, pastRateOf, workerOf } from './workers.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockWorker } from '../data/work.ts'

/** What one kind brought on one day. */
export interface EarnedDay {
  date: string
  kind: PuzzleKind
  solved: number
  mistakes: number
  earned: Micros
  bonus: Micros
  fines: Micros
}

const mostPastDays = 400
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/**
 * The days before the log: as many tasks as the worker has solved before it, and as much money as
 * has been paid out, is available or became a customer's, so that no two pages contradict each other.
 */
function beforeLog(db: Data, user: MockAccount, worker: MockWorker): EarnedDay[] {
  if (worker.solvedBefore === 0) return []
  const seeded = worker.log.filter(({ at }) => at < worker.since)
  const inLog = seeded.reduce((sum, { earned, bonus, fine }) => sum + earned + bonus - fine, 0)
  const paid = payoutsOf(db, user)
    .filter(({ createdAt }) => createdAt < worker.since)
    .reduce((sum, { amount }) => sum + amount, 0)
  const total = seededPurse(user) + turnedEarnings(user) + paid - inLog
  const start = Math.floor(worker.since / dayMs) * dayMs - 14 * dayMs
  // Nobody earned before they signed up.
  const pastDays = Math.max(
    1,
    Math.min(mostPastDays, Math.floor((start - Date.parse(user.createdAt)) / dayMs)),
  )
  const weights = Array.from({ length: pastDays }, (_, back) => 0.4 + noise('past', back))
  const weight = weights.reduce((sum, one) => sum + one, 0)
  let [tasksLeft, moneyLeft] = [worker.solvedBefore, total]
  return weights.map((own, back): EarnedDay => {
    const isLast = back === pastDays - 1
    const solved = isLast ? tasksLeft : Math.floor((worker.solvedBefore * own) / weight)
    const net = isLast ? moneyLeft : Math.floor((total * own) / weight)
    tasksLeft -= solved
    moneyLeft -= net
    const bonus = back % 7 === 0 ? dollars(0.02) : 0
    const mistakes = Math.round(solved * 0.04 * noise('past-wrong', back))
    const fines = mistakes * 2000
    return {
      date: dateOf(start - back * dayMs),
      kind: workerKinds[back % workerKinds.length] ?? 'image',
      solved,
      mistakes,
      earned: net - bonus + fines,
      bonus,
      fines,
    }
  })
}

/** All that a worker has earned, by day and kind, newest first. */
export function earnedDays(db: Data, user: MockAccount, now: number): EarnedDay[] {
  const worker = workerOf(db, user, now)
  const groups = Map.groupBy(
    worker.log.filter(({ outcome }) => outcome !== 'skipped'),
    ({ at, kind }) => `${dateOf(at)} ${kind}`,
  )
  const logged = [...groups.values()].flatMap((those): EarnedDay[] => {
    const [first] = those
    if (!first) return []
    const sumOf = (key: 'earned' | 'bonus' | 'fine'): Micros =>
      those.reduce((sum, entry) => sum + entry[key], 0)
    return [
      {
        date: dateOf(first.at),
        kind: first.kind,
        solved: those.filter(({ outcome }) => outcome === 'paid').length,
        mistakes: those.filter(({ outcome }) => outcome === 'wrong').length,
        earned: sumOf('earned'),
        bonus: sumOf('bonus'),
        fines: sumOf('fine'),
      },
    ]
  })
  return [...logged, ...beforeLog(db, user, worker)].toSorted((a, b) =>
    a.date < b.date ? 1 : a.date > b.date ? -1 : 0,
  )
}

/** Adds up what has the same key, in the order in which the keys come. */
export function addedUp<K>(
  days: readonly EarnedDay[],
  keyOf: (day: EarnedDay) => K,
): Map<K, EarnedDay> {
  const sums = new Map<K, EarnedDay>()
  for (const day of days) {
    const key = keyOf(day)
    const before = sums.get(key)
    sums.set(
      key,
      before
        ? {
            ...before,
            solved: before.solved + day.solved,
            mistakes: before.mistakes + day.mistakes,
            earned: before.earned + day.earned,
            bonus: before.bonus + day.bonus,
            fines: before.fines + day.fines,
          }
        : day,
    )
  }
  return sums
}

/** All that a worker has earned, with bonuses, before fines. */
export const earnedInAll = (db: Data, user: MockAccount, now: number): Micros =>
  earnedDays(db, user, now).reduce((sum, { earned, bonus }) => sum + earned + bonus, 0)

/** What others earn in an hour: a task takes them about fifteen seconds. */
export const othersPerHour = (kind: PuzzleKind): Micros =>
  Math.round(pastRateOf(kind) * 0.24 * (0.85 + 0.3 * noise('others', kind)))

/** The least that an hour should pay, where the operator has set it. */
export const floors: Readonly<Partial<Record<PuzzleKind, Micros>>> = {
  image: dollars(0.1),
  grid: dollars(0.16),
  box: dollars(0.2),
  audio: dollars(0.2),
}
