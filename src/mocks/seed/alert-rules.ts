import type { AlertMetric } from '../../api/contract/alert-rules.ts'
import { money } from '../lib/money.ts'
import { graphSpans, roundFigure } from './statistics.ts'
import { cellsOf } from './task-lists.ts'
import { errorsOf } from './unsolved.ts'
import type { MockConditions } from '../data/tasks.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'

export const trialDays = 30
export const maxAlertRules = 20

/** The window of a rule that a time lies in. */
export const windowOf = ({ hours }: Pick<MockConditions, 'hours'>, at: number): number =>
  Math.floor(at / (Number(hours) * graphSpans.hour))

interface Sums {
  tasks: number
  ready: number
  failed: number
  seconds: number
  spent: number
  refused: number
}
const groups = { type: 'type', key: 'key', software: 'softId' } as const

/** The figure of a rule in a window; null where the window says nothing. */
function figureOf(metric: AlertMetric, sums: Sums, account: MockAccount): number | null {
  const { ready, failed, seconds, spent, tasks, refused } = sums
  const paid = Number(money(spent, account.currency, 6).amount)
  switch (metric) {
    case 'success_rate':
      return ready + failed > 0 ? (ready / (ready + failed)) * 100 : null
    case 'avg_seconds':
      return ready > 0 ? seconds / ready : null
    case 'price':
      return ready > 0 && tasks > 0 ? (paid / ready) * 1000 : null
    case 'spent':
      return paid
    case 'refused':
      return refused
  }
}

/**
 * When a rule would have fired in the last days, oldest first: in each window whose figure is past
 * the threshold after one whose figure was not.
 * @param since the first window is the one of this time, and may fire by itself
 */
export function firedBy(
  db: Data,
  account: MockAccount,
  { metric, threshold, scope, subject, hours }: MockConditions,
  now: number,
  since = now - trialDays * graphSpans.day,
): { at: string; value: string | null }[] {
  const span = Number(hours) * graphSpans.hour
  const from = Math.floor(since / span) * span
  const windows = new Map<number, Sums>()
  const windowAt = (at: number): Sums => {
    const start = Math.floor(at / span) * span
    const known = windows.get(start) ?? {
      tasks: 0,
      ready: 0,
      failed: 0,
      seconds: 0,
      spent: 0,
      refused: 0,
    }
    windows.set(start, known)
    return known
  }
  if (metric === 'refused')
    for (const { at, count, key, software } of errorsOf(db, account, {}, now)) {
      const isMeant =
        scope === null ||
        (scope === 'key' && key?.id === subject) ||
        (scope === 'software' && String(software?.softId ?? '') === subject)
      if (at >= from && isMeant) windowAt(at).refused += count
    }
  else
    for (const { bucket, key, sum } of cellsOf(
      db,
      account,
      now,
      { from, to: now, zone: 'UTC' },
      scope ? groups[scope] : undefined,
      'hour',
    )) {
      if (bucket === null || (scope !== null && key !== subject)) continue
      const sums = windowAt(bucket)
      for (const name of ['tasks', 'ready', 'failed', 'seconds', 'spent'] as const)
        sums[name] += sum[name]
    }
  const fired: { at: string; value: string | null }[] = []
  let isPast = false
  for (let start = from; start < now; start += span) {
    const sums = windows.get(start)
    const figure = sums ? figureOf(metric, sums, account) : null
    const limit = Number(threshold)
    const isNow = figure !== null && (metric === 'success_rate' ? figure < limit : figure > limit)
    if (isNow && !isPast)
      fired.push({
        at: new Date(Math.min(start + span, now)).toISOString(),
        value: String(roundFigure(figure ?? 0, 2)),
      })
    isPast = isNow
  }
  return fired
}
