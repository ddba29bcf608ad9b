import { addDays, dayIn, startOfDay } from '../../lib/zone.ts'
import { dollars, rates } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { paymentsOf } from './payments.ts'
import { costOf, decidedAt, endedAt, isRefunded, reportOf } from './task-life.ts'
import { accountTasks } from './task-state.ts'
import { taskRetentionDays } from './tasks.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

// All changes of a balance, counted back from the current one. Tasks come from the seed and the
// clock, so the sums of whole days are cached.

const day = 24 * 60 * 60 * 1000

export interface MockLedgerEntry {
  id: string
  kind: string
  amount: Micros
  ref: { type: string; id: string } | null
  at: number
  note: string | null
}
export interface Sums {
  topUps: Micros
  spent: Micros
  refunds: Micros
  transfers: Micros
}
/** The change of the balance on a day. */
export const changeOf = ({ topUps, spent, refunds, transfers }: Sums): Micros =>
  topUps - spent + refunds + transfers

/** The first day of the ledger. */
export const firstDay = (account: MockAccount, now: number): string => {
  const kept = addDays(dayIn(account.timezone, now), 1 - taskRetentionDays)
  const made = dayIn(account.timezone, Date.parse(account.createdAt))
  return made > kept ? made : kept
}

/** After this time an accepted complaint has been refunded. */
const longestRefund = 30 * 60 * 1000
const arrived = new Set(['paid', 'overpaid', 'paid_late', 'refunded', 'partially_refunded'])

function moved(db: Data, account: MockAccount, now: number): MockLedgerEntry[] {
  const payments = paymentsOf(db, account, now).flatMap((payment): MockLedgerEntry[] => {
    const { id, status, credited, currency, refund, updatedAt } = payment
    const ref = { type: 'payment', id }
    const worth = (sum: string): Micros => dollars(Number(sum) / rates[currency])
    const came = arrived.has(status) && credited !== null
    const sentAt = Math.min(now, updatedAt + 2 * day)
    return [
      ...(came
        ? [
            {
              id: `p-${id}`,
              kind: 'topup',
              amount: worth(credited),
              ref,
              at: updatedAt,
              note: null,
            },
          ]
        : []),
      ...(came && refund?.status === 'sent'
        ? [
            {
              id: `pr-${id}`,
              kind: 'refund',
              amount: -worth(refund.amount),
              ref,
              at: sentAt,
              note: null,
            },
          ]
        : []),
    ]
  })
  const bookings = db.transfers.bookings.flatMap(({ accountId, ...entry }): MockLedgerEntry[] =>
    accountId === account.id ? [entry] : [],
  )
  return [...payments, ...bookings]
}

function* charges(
  db: Data,
  account: MockAccount,
  now: number,
  from: number,
  to: number,
): Generator<MockLedgerEntry> {
  for (const task of accountTasks(db, account, now, from - longestRefund, to)) {
    const cost = costOf(task)
    if (cost === 0) continue
    const ref = { type: 'task', id: task.id }
    if (task.submitted >= from)
      yield { id: `t-${task.id}`, kind: 'task', amount: -cost, ref, at: task.submitted, note: null }
    const report = reportOf(db.taskState, account, task, now)
    if (!isRefunded(task, report, now)) continue
    const at = report ? decidedAt(report) : endedAt(task)
    if (at >= from && at <= to)
      yield {
        id: `tr-${task.id}`,
        kind: 'refund',
        amount: cost,
        ref,
        at,
        note: report ? 'complaint' : 'unsolvable',
      }
  }
}

/** The entries from one time until another (exclusive), newest first. */
export function entriesBetween(
  db: Data,
  account: MockAccount,
  now: number,
  from: number,
  to: number,
): MockLedgerEntry[] {
  const last = Math.min(to - 1, now)
  const others = moved(db, account, now).filter(({ at }) => at >= from && at <= last)
  return [...charges(db, account, now, from, last), ...others].toSorted(
    (one, other) => other.at - one.at || (one.id < other.id ? 1 : -1),
  )
}

const remembered = new Map<string, { spent: Micros; refunds: Micros }>()
function chargesOfDay(
  db: Data,
  account: MockAccount,
  now: number,
  from: number,
  to: number,
): { spent: Micros; refunds: Micros } {
  const { own, reports } = db.taskState
  // The entries of a past day change only by actions of the user.
  const key = [
    db.seed,
    account.id,
    account.volume,
    from,
    Math.min(to, now),
    own.length,
    reports.length,
    to + longestRefund > now ? now : '',
  ].join('|')
  const known = remembered.get(key)
  if (known) return known
  const sums = { spent: 0, refunds: 0 }
  for (const { kind, amount } of charges(db, account, now, from, Math.min(to - 1, now))) {
    if (kind === 'task') sums.spent -= amount
    else sums.refunds += amount
  }
  if (remembered.size > 2000) remembered.clear()
  remembered.set(key, sums)
  return sums
}

/** The totals of each day and the balance at its end, latest first. */
export function daySums(
  db: Data,
  account: MockAccount,
  now: number,
  dateFrom: string,
  dateTo: string,
): (Sums & { day: string; end: Micros })[] {
  const today = dayIn(account.timezone, now)
  const others = moved(db, account, now)
  const days: (Sums & { day: string; end: Micros })[] = []
  let end = account.balance
  for (let date = today; date >= dateFrom; date = addDays(date, -1)) {
    const [from, to] = [
      startOfDay(date, account.timezone),
      startOfDay(addDays(date, 1), account.timezone),
    ]
    const of = (...kinds: readonly string[]): Micros =>
      others.reduce(
        (sum, { kind, amount, at }) =>
          at >= from && at < to && kinds.includes(kind) ? sum + amount : sum,
        0,
      )
    const tasks = chargesOfDay(db, account, now, from, to)
    const sums: Sums = {
      topUps: of('topup', 'bonus', 'voucher', 'affiliate', 'adjustment'),
      spent: tasks.spent - of('support', 'proxy', 'payout'),
      refunds: tasks.refunds + of('refund'),
      transfers: of('transfer_in', 'transfer_out'),
    }
    if (date <= dateTo) days.push({ day: date, ...sums, end })
    end -= changeOf(sums)
  }
  return days
}
