// Over 250 lines: the lists of one account’s tasks share their filters.
import type { InferInput } from 'valibot'
import type {
  GraphGroup,
  GraphMetric,
  Granularity,
  SummaryGroup,
  TaskGraph,
  TaskSummary,
} from '../../api/contract/task-figures.ts'
import { maxDays } from '../../api/contract/tasks.ts'
import type { TaskFilters } from '../../api/contract/tasks.ts'
import { addDays, dayIn, daysBetween, startOfDay } from '../../lib/zone.ts'
import type { ApiProduct } from '../../task-api/methods.ts'
import { invalid } from '../errors.ts'
import { money } from '../lib/money.ts'
import { iso, roundFigure, graphSpans } from './statistics.ts'
import { costOf, isOpenStatus, isRefunded, reportOf, statusAt } from './task-life.ts'
import type { MockTaskStatus } from './task-life.ts'
import { findTask, accountTasks } from './task-state.ts'
import { isClassic, midnight, taskRetentionDays, softwareName } from './tasks.ts'
import type { Task } from './tasks.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

/** The totals of one bucket of one group. */
interface Sum {
  tasks: number
  ready: number
  failed: number
  unsolvable: number
  refunded: number
  seconds: number
  spent: number
}
const none = (): Sum => ({
  tasks: 0,
  ready: 0,
  failed: 0,
  unsolvable: 0,
  refunded: 0,
  seconds: 0,
  spent: 0,
})

export interface MockSpan {
  from: number
  /** The exclusive end. */
  to: number
  zone: string
  /** The offset to the later range: an earlier range is divided like the later one. */
  before?: number
}

type Range = Pick<TaskFilters, 'dateFrom' | 'dateTo' | 'timezone' | 'from' | 'to'>
/** @throws ApiFailure where the range is invalid */
export function taskSpan(
  { dateFrom, dateTo, timezone, from, to }: Range,
  account: MockAccount,
  now: number,
): MockSpan {
  const zone = timezone ?? account.timezone
  const today = dayIn(zone, now)
  const last = dateTo ?? today
  const first = dateFrom ?? addDays(last, -6)
  const [start, end] = [startOfDay(first, zone), startOfDay(addDays(last, 1), zone)]
  if (Number.isNaN(start)) throw invalid({ dateFrom: { code: 'bad_format' } })
  if (Number.isNaN(startOfDay(last, zone))) throw invalid({ dateTo: { code: 'bad_format' } })
  if (start >= end) throw invalid({ dateTo: { code: 'out_of_range', params: { min: first } } })
  if (daysBetween(first, last) > maxDays)
    throw invalid({ dateFrom: { code: 'out_of_range', params: { days: maxDays } } })
  return {
    from: Math.max(start, from ? Date.parse(from) : start),
    to: Math.min(end, to ? Date.parse(to) : end),
    zone,
  }
}

/** The start of the bucket that contains a time. */
function bucketOf(time: number, granularity: Granularity, zone: string): number {
  if (granularity === 'hour')
    return (
      midnight(time, zone) +
      Math.floor((time - midnight(time, zone)) / graphSpans.hour) * graphSpans.hour
    )
  const day = dayIn(zone, time)
  if (granularity === 'day') return startOfDay(day, zone)
  if (granularity === 'month') return startOfDay(`${day.slice(0, 7)}-01`, zone)
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return startOfDay(addDays(day, -weekday), zone)
}

/**
 * The starts of all buckets of a range. The loop goes by the hour, because days differ in length
 * when clocks change.
 */
function bucketsOf({ from, to, zone }: MockSpan, granularity: Granularity): number[] {
  const found = new Set<number>()
  const step = granularity === 'hour' ? graphSpans.hour : 6 * graphSpans.hour
  for (let at = from; at < to; at += step) found.add(bucketOf(at, granularity, zone))
  if (to > from) found.add(bucketOf(to - 1, granularity, zone))
  return [...found].sort((a, b) => a - b)
}

const failedStates: readonly MockTaskStatus[] = ['unsolvable', 'not_captcha', 'expired', 'rejected']
function add(sum: Sum, db: Data, account: MockAccount, task: Task, now: number): void {
  const status = statusAt(task, now)
  const open = isOpenStatus(status)
  const refunded = !open && isRefunded(task, reportOf(db.taskState, account, task, now), now)
  sum.tasks += 1
  if (status === 'ready') {
    sum.ready += 1
    sum.seconds += task.seconds
  }
  if (failedStates.includes(status)) sum.failed += 1
  if (status === 'unsolvable') sum.unsolvable += 1
  if (refunded) sum.refunded += 1
  if (!open && !refunded) sum.spent += costOf(task)
}

function figures(sum: Sum, account: MockAccount) {
  const { tasks, ready, failed, unsolvable, refunded, seconds, spent } = sum
  const ended = ready + failed
  return {
    tasks,
    ready,
    failed,
    unsolvable,
    refunded,
    successRate: ended > 0 ? roundFigure((ready / ended) * 100, 1) : null,
    avgSolveSeconds: ready > 0 ? roundFigure(seconds / ready, 1) : null,
    spent: money(spent, account.currency, 4),
  }
}

function groupOf(
  db: Data,
  task: Task,
  groupBy: SummaryGroup | undefined,
  now: number,
): { key: string; title: string | null } {
  if (groupBy === 'type') return { key: task.type.type, title: task.type.title }
  if (groupBy === 'status') return { key: statusAt(task, now), title: null }
  if (groupBy === 'ip') return { key: task.ip, title: null }
  if (groupBy === 'key')
    return {
      key: task.keyId,
      title: db.keys.keys.find(({ id }) => String(id) === task.keyId)?.name ?? null,
    }
  if (groupBy === 'softId') return { key: task.softId ?? '', title: softwareName(task.softId) }
  return { key: '', title: null }
}

interface Cell {
  bucket: number | null
  key: string
  title: string | null
  sum: Sum
}
export function cellsOf(
  db: Data,
  account: MockAccount,
  now: number,
  span: MockSpan,
  groupBy: SummaryGroup | undefined,
  granularity: Granularity | undefined,
): Cell[] {
  const cells = new Map<string, Cell>()
  const { before = 0 } = span
  let bucket: number | null = null
  for (const task of accountTasks(db, account, now, span.from, span.to - 1)) {
    // Newest first, so a bucket is looked up only when the previous one has ended.
    if (granularity && (bucket === null || task.submitted < bucket))
      bucket = bucketOf(task.submitted + before, granularity, span.zone) - before
    const group = groupOf(db, task, groupBy, now)
    const name = `${bucket ?? ''}|${group.key}`
    let cell = cells.get(name)
    if (!cell) cells.set(name, (cell = { bucket, ...group, sum: none() }))
    add(cell.sum, db, account, task, now)
  }
  return [...cells.values()]
}

const total = (cells: readonly Cell[]): Sum =>
  cells.reduce((all, { sum }) => {
    for (const name of [
      'tasks',
      'ready',
      'failed',
      'unsolvable',
      'refunded',
      'seconds',
      'spent',
    ] as const)
      all[name] += sum[name]
    return all
  }, none())

interface SummaryAsked extends Range {
  groupBy: SummaryGroup
  granularity?: Granularity | undefined
}
export function summary(
  db: Data,
  account: MockAccount,
  now: number,
  asked: SummaryAsked,
): InferInput<typeof TaskSummary> {
  const cells = cellsOf(
    db,
    account,
    now,
    taskSpan(asked, account, now),
    asked.groupBy,
    asked.granularity,
  )
  return {
    rows: cells
      .toSorted(
        (a, b) =>
          (b.bucket ?? 0) - (a.bucket ?? 0) ||
          b.sum.tasks - a.sum.tasks ||
          a.key.localeCompare(b.key),
      )
      .map(({ bucket, key, title, sum }) => ({
        bucket: bucket === null ? null : iso(bucket),
        key,
        title,
        ...figures(sum, account),
      })),
    totals: figures(total(cells), account),
  }
}

/** How many tasks of each type an account has sent to each product in the last days. */
export function usageOf(
  db: Data,
  account: MockAccount,
  now: number,
  days: number,
): { product: ApiProduct; type: string; count: number }[] {
  const counts = new Map<string, { product: ApiProduct; type: string; count: number }>()
  for (const task of accountTasks(db, account, now, now - days * graphSpans.day, now)) {
    const product = isClassic(task) ? 'classic' : 'v2'
    const key = `${product} ${task.type.slug}`
    const known = counts.get(key)
    if (known) known.count += 1
    else counts.set(key, { product, type: task.type.slug, count: 1 })
  }
  return [...counts.values()]
}

/** The tasks that an account sent on one UTC day, until now. */
export function dayTotals(db: Data, account: MockAccount, day: number, now: number) {
  const cells = cellsOf(
    db,
    account,
    now,
    { from: day, to: day + graphSpans.day, zone: 'UTC' },
    undefined,
    undefined,
  )
  return total(cells)
}

function valueOf(
  metric: GraphMetric,
  sum: Sum | undefined,
  account: MockAccount,
): number | string | null {
  if (metric === 'tasks') return sum?.tasks ?? 0
  if (metric === 'errors') return sum?.failed ?? 0
  if (metric === 'spent') return money(sum?.spent ?? 0, account.currency, 4).amount
  if (!sum) return null
  const { successRate, avgSolveSeconds } = figures(sum, account)
  return metric === 'successRate' ? successRate : avgSolveSeconds
}

interface GraphAsked extends Range {
  metric: GraphMetric
  granularity: Granularity
  groupBy?: GraphGroup | undefined
  compare?: 'previous' | undefined
}
/** Only the largest groups have a line of their own. */
const maxLines = 5

export function drawTaskGraph(
  db: Data,
  account: MockAccount,
  now: number,
  asked: GraphAsked,
): InferInput<typeof TaskGraph> {
  const span = taskSpan(asked, account, now)
  // The elapsed part of a range. The earlier range is compared up to the same moment, point by
  // point.
  const held = { ...span, to: Math.min(span.to, Math.max(now, span.from + 1)) }
  const read = (part: MockSpan, keys?: readonly string[]) => {
    const { before = 0 } = part
    const cells = cellsOf(db, account, now, part, asked.groupBy, asked.granularity)
    const buckets = bucketsOf(held, asked.granularity).map((at) => at - before)
    const sizes = Map.groupBy(cells, ({ key }) => key)
    const known = [...sizes]
      .map(([key, own]) => ({ key, title: own[0]?.title ?? null, tasks: total(own).tasks }))
      .sort((a, b) => b.tasks - a.tasks)
    const lines = keys
      ? keys.map((key) => known.find((one) => one.key === key) ?? { key, title: null })
      : known.slice(0, maxLines)
    return (lines.length > 0 ? lines : asked.groupBy ? [] : [{ key: '', title: null }]).map(
      ({ key, title }) => ({
        key,
        title,
        points: buckets.map((at) => ({
          at: iso(at),
          value: valueOf(
            asked.metric,
            cells.find((cell) => cell.bucket === at && cell.key === key)?.sum,
            account,
          ),
        })),
      }),
    )
  }
  const series =
    account.volume === 0 && !db.taskState.own.some(({ accountId }) => accountId === account.id)
      ? []
      : read(held)
  const before = span.to - span.from
  return {
    series,
    compare:
      asked.compare === 'previous' && series.length > 0
        ? read(
            { ...held, from: held.from - before, to: held.to - before, before },
            series.map(({ key }) => key),
          )
        : null,
    currency: asked.metric === 'spent' ? account.currency : null,
  }
}

/** Whether a task matches the filters. */
function matches(
  db: Data,
  account: MockAccount,
  now: number,
  asked: TaskFilters,
): (task: Task) => boolean {
  const { status, type, ip, keyId, softId, host, hasReport, id } = asked
  return (task) =>
    (status === undefined || statusAt(task, now) === status) &&
    (type === undefined || task.type.type === type) &&
    (ip === undefined || task.ip === ip) &&
    (keyId === undefined || task.keyId === keyId) &&
    (softId === undefined || (task.softId ?? 'none') === softId) &&
    (host === undefined || (task.host ?? '').includes(host.toLowerCase())) &&
    (id === undefined || task.id === id) &&
    (hasReport === undefined || (reportOf(db.taskState, account, task, now) !== null) === hasReport)
}

/** The tasks of a range that match the filters, newest first. */
export function* tasksLike(
  db: Data,
  account: MockAccount,
  now: number,
  asked: TaskFilters,
  from: number,
  to: number,
): Generator<Task> {
  const wanted = matches(db, account, now, asked)
  const one = asked.id === undefined ? undefined : findTask(db, account, asked.id, now)
  if (one === null) return
  const all = one
    ? [one].filter(({ submitted }) => submitted >= from && submitted <= to)
    : accountTasks(db, account, now, from, to)
  for (const task of all) if (wanted(task)) yield task
}

/** The range of the list: without dates, all stored days. */
export function listSpan(asked: TaskFilters, account: MockAccount, now: number): MockSpan {
  if (asked.dateFrom ?? asked.dateTo ?? asked.from ?? asked.to)
    return taskSpan(
      {
        ...asked,
        dateFrom:
          asked.dateFrom ??
          addDays(asked.dateTo ?? dayIn(account.timezone, now), -taskRetentionDays),
      },
      account,
      now,
    )
  return { from: 0, to: now + 1, zone: account.timezone }
}
