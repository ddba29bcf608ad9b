import type { InferInput } from 'valibot'
import type { Dashboard } from '../../api/contract/customer.ts'
import { findPage } from '../../routes/paths.ts'
import type { Account } from '../db.ts'
import { dollars, money } from '../lib/money.ts'
import type { Currency, Micros } from '../lib/money.ts'
import { noise } from '../lib/random.ts'
import { bustle, doneToday, iso, levelOf, loadAt, priceAt, round, secondsAt, spans, startOf, workersAt } from './statistics.ts'
import { latestTasks } from './tasks.ts'
import { taskTypes } from './types.ts'

type Raw = InferInput<typeof Dashboard>

interface DaySum {
  at: number
  tasks: number
  failed: number
  spent: Micros
}

/** Fewer days of money than this, and the page warns. */
const lowDays = 7
const costPerTask = dollars(0.0011)

function daySum(seed: number, account: Account, at: number, now: number): DaySum {
  const weekend = [0, 6].includes(new Date(at).getUTCDay()) ? 0.7 : 1
  const whole = account.volume * weekend * (0.8 + 0.4 * noise(seed, account.id, 'day', at))
  const tasks = Math.round(whole * (at === startOf(now, spans.day) ? doneToday(now) : 1))
  return { at, tasks, failed: Math.round(tasks * (0.02 + 0.03 * noise(seed, account.id, 'failed', at))), spent: Math.round(tasks * costPerTask) }
}

/** Those under way are in neither count. */
function period(days: readonly DaySum[], currency: Currency, underWay: number): Raw['today'] {
  const sum = (read: (day: DaySum) => number): number => days.reduce((total, day) => total + read(day), 0)
  const tasks = sum((day) => day.tasks)
  const failed = sum((day) => day.failed)
  const ready = Math.max(0, tasks - failed - underWay)
  const finished = ready + failed
  return {
    tasks,
    ready,
    failed,
    successRate: finished > 0 ? round((ready / finished) * 100, 1) : null,
    spent: money(
      sum((day) => day.spent),
      currency,
      4,
    ),
    avgSolveSeconds: finished > 0 ? round(9 + 3 * noise(tasks, failed), 1) : null,
  }
}

/** A link of the backend's, as soon as the site has the page. */
function action(code: string, path: string): { labelKey: string; href: string } | null {
  return findPage(path) ? { labelKey: `notices.${code}.action`, href: path } : null
}

function notices(account: Account, daysLeft: number | null): NonNullable<Raw['notices']> {
  if (account.volume === 0) return []
  const low = daysLeft !== null && daysLeft < lowDays
  return [
    ...(low ? [{ id: 'low_balance', level: 'warning', code: 'low_balance', params: { days: daysLeft }, action: action('low_balance', '/pay') }] : []),
    ...(account.volume > 1000
      ? [
          {
            id: 'api_errors',
            level: 'danger',
            code: 'api_errors',
            params: { count: 14, errorCode: 'ERROR_WRONG_USER_KEY' },
            action: action('api_errors', '/setting/errors'),
          },
        ]
      : []),
    ...(account.twoFactor
      ? []
      : [{ id: 'two_factor_off', level: 'info', code: 'two_factor_off', params: {}, action: action('two_factor_off', '/profile/authentication') }]),
  ]
}

function checklist({ emailConfirmed, balance, volume, twoFactor }: Account): NonNullable<Raw['checklist']> {
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

function load(seed: number, currency: Currency, now: number): Raw['load'] {
  const [usual] = taskTypes
  if (!usual) throw new Error('seed/types.ts is empty.')
  const at = startOf(now, spans.minute)
  const percent = loadAt(seed, at)
  return {
    percent,
    level: levelOf(percent),
    ratePer1000: money(priceAt(seed, usual, at), currency),
    avgSolveSeconds: secondsAt(seed, usual, at),
    workersOnline: workersAt(seed, at),
    updatedAt: iso(at),
  }
}

export function dashboard(seed: number, account: Account, now: number): Raw {
  const { currency, volume } = account
  const busy = volume > 0
  const today = startOf(now, spans.day)
  const days = Array.from({ length: 7 }, (_, i) => daySum(seed, account, today - (6 - i) * spans.day, now))
  const perDay = days.slice(0, 6).reduce((sum, { spent }) => sum + spent, 0) / 6
  const estimatedDaysLeft = perDay > 0 ? Math.floor(account.balance / perDay) : null
  return {
    balance: money(account.balance, currency),
    lowBalance: estimatedDaysLeft !== null && estimatedDaysLeft < lowDays,
    estimatedDaysLeft,
    today: period(days.slice(6), currency, busy ? 2 : 0),
    week: period(days, currency, busy ? 2 : 0),
    load: load(seed, currency, now),
    limits: { concurrent: { used: busy ? Math.round(2 + 10 * bustle(now)) : 0, max: 50 }, rps: { max: 10 } },
    latest: busy ? latestTasks(seed, account, now, 10) : [],
    series: {
      granularity: 'day',
      points: busy ? days.map(({ at, tasks, spent }) => ({ at: iso(at), tasks, spent: money(spent, currency, 4) })) : [],
    },
    checklist: checklist(account),
    notices: notices(account, estimatedDaysLeft),
  }
}
