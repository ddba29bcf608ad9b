import type { InferInput } from 'valibot'
import type { Dashboard } from '../../api/contract/customer.ts'
import { findPage } from '../../routes/paths.ts'
import { money } from '../lib/money.ts'
import { spendableOf } from './balance.ts'
import { mockKeys } from './keys.ts'
import type { MockCurrency } from '../lib/money.ts'
import {
  trafficFactor,
  iso,
  levelOf,
  loadAt,
  priceAt,
  roundFigure,
  averageSecondsAt,
  graphSpans,
  startOf,
  workersAt,
} from './statistics.ts'
import { rowOf } from './task-life.ts'
import { dayTotals } from './task-lists.ts'
import { accountTasks } from './task-state.ts'
import { taskTypes } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockKey } from '../data/keys.ts'

type Raw = InferInput<typeof Dashboard>

type DaySum = ReturnType<typeof dayTotals> & { at: number }

/** The page warns if the balance lasts for fewer days than this. */
const lowDays = 7

/** The tasks of whole days before today no longer change. */
const whole = new Map<string, DaySum>()
function daySum(db: Data, account: MockAccount, at: number, now: number): DaySum {
  const past =
    at + graphSpans.day + graphSpans.hour < now &&
    db.taskState.own.length + db.taskState.reports.length === 0
  const key = `${db.seed}|${account.id}|${account.volume}|${at}`
  const known = past ? whole.get(key) : undefined
  if (known) return known
  const sum = { at, ...dayTotals(db, account, at, now) }
  if (past) whole.set(key, sum)
  return sum
}

/** Neither count includes tasks in progress. */
function period(days: readonly DaySum[], currency: MockCurrency): Raw['today'] {
  const sum = (read: (day: DaySum) => number): number =>
    days.reduce((total, day) => total + read(day), 0)
  const [ready, failed] = [sum((day) => day.ready), sum((day) => day.failed)]
  const finished = ready + failed
  return {
    tasks: sum((day) => day.tasks),
    ready,
    failed,
    successRate: finished > 0 ? roundFigure((ready / finished) * 100, 1) : null,
    spent: money(
      sum((day) => day.spent),
      currency,
      4,
    ),
    avgSolveSeconds: ready > 0 ? roundFigure(sum((day) => day.seconds) / ready, 1) : null,
  }
}

/** A link that the backend names, if the site has the page. */
function action(code: string, path: string): { labelKey: string; href: string } | null {
  return findPage(path) ? { labelKey: `notices.${code}.action`, href: path } : null
}

/** The page warns of a key that works for at most so many days. */
const endingDays = 7

function notices(
  account: MockAccount,
  daysLeft: number | null,
  keys: readonly MockKey[],
  now: number,
): NonNullable<Raw['notices']> {
  if (account.volume === 0) return []
  const low = daysLeft !== null && daysLeft < lowDays
  return [
    ...(low
      ? [
          {
            id: 'low_balance',
            level: 'warning',
            code: 'low_balance',
            params: { days: daysLeft },
            action: action('low_balance', '/pay'),
          },
        ]
      : []),
    ...keys.flatMap(({ id, name, expiresAt, status }) => {
      const left = ((expiresAt ?? Infinity) - now) / graphSpans.day
      if (left <= 0 || left > endingDays || status === 'revoked') return []
      return [
        {
          id: `key_expiring_${id}`,
          level: 'warning',
          code: 'key_expiring',
          params: { days: Math.ceil(left), name },
          action: action('key_expiring', '/setting'),
        },
      ]
    }),
    ...(account.volume > 1000
      ? [
          {
            id: 'api_errors',
            level: 'danger',
            code: 'api_errors',
            params: { count: 14, errorCode: 'ERROR_NO_SLOT_AVAILABLE' },
            action: action('api_errors', '/setting/errors'),
          },
        ]
      : []),
    ...(account.twoFactor
      ? []
      : [
          {
            id: 'two_factor_off',
            level: 'info',
            code: 'two_factor_off',
            params: {},
            action: action('two_factor_off', '/profile/authentication'),
          },
        ]),
  ]
}

function checklist({
  emailConfirmed,
  balance,
  volume,
  twoFactor,
}: MockAccount): NonNullable<Raw['checklist']> {
  const done = {
    confirm_email: emailConfirmed,
    top_up: balance > 0,
    copy_key: volume > 0,
    first_task: volume > 0,
    ip_list: false,
    two_factor: twoFactor,
    pingback: volume > 5000,
  }
  return Object.entries(done).map(([id, isDone]) => ({ id, done: isDone }))
}

function load(seed: number, currency: MockCurrency, now: number): Raw['load'] {
  const [usual] = taskTypes
  if (!usual) throw new Error('seed/types.ts is empty.')
  const at = startOf(now, graphSpans.minute)
  const percent = loadAt(seed, at)
  return {
    percent,
    level: levelOf(percent),
    ratePer1000: money(priceAt(seed, usual, at), currency),
    avgSolveSeconds: averageSecondsAt(seed, usual, at),
    workersOnline: workersAt(seed, at),
    updatedAt: iso(at),
  }
}

export function latestTasks(
  db: Data,
  account: MockAccount,
  now: number,
  count: number,
): NonNullable<Raw['latest']> {
  const found: NonNullable<Raw['latest']> = []
  for (const task of accountTasks(db, account, now, now - 6 * graphSpans.hour)) {
    found.push(rowOf(db.taskState, account, task, now))
    if (found.length === count) break
  }
  return found
}

export function dashboard(db: Data, account: MockAccount, now: number): Raw {
  const { currency } = account
  const latest = latestTasks(db, account, now, 10)
  const today = startOf(now, graphSpans.day)
  const days = Array.from({ length: 7 }, (_, i) =>
    daySum(db, account, today - (6 - i) * graphSpans.day, now),
  )
  const busy = account.volume > 0 || days.some(({ tasks }) => tasks > 0)
  const perDay = days.slice(0, 6).reduce((sum, { spent }) => sum + spent, 0) / 6
  const estimatedDaysLeft = perDay > 0 ? Math.floor(spendableOf(db, account, now) / perDay) : null
  return {
    balance: money(spendableOf(db, account, now), currency),
    lowBalance: estimatedDaysLeft !== null && estimatedDaysLeft < lowDays,
    estimatedDaysLeft,
    today: period(days.slice(6), currency),
    week: period(days, currency),
    load: load(db.seed, currency, now),
    limits: {
      concurrent: { used: busy ? Math.round(2 + 10 * trafficFactor(now)) : 0, max: 50 },
      rps: { max: 10 },
    },
    latest,
    series: {
      granularity: 'day',
      points: busy
        ? days.map(({ at, tasks, spent }) => ({
            at: iso(at),
            tasks,
            spent: money(spent, currency, 4),
          }))
        : [],
    },
    checklist: checklist(account),
    notices: notices(account, estimatedDaysLeft, mockKeys(db, account, now), now),
  }
}
