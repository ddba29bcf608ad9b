import type { InferInput } from 'valibot'
import type { ExportJob } from '../../api/contract/tasks.ts'
import { writeCsv } from '../../lib/csv.ts'
import { drawTask, rowOf } from '../seed/task-life.ts'
import { listSpan, tasksLike } from '../seed/task-lists.ts'
import { findTask } from '../seed/task-state.ts'
import { fileAccounts } from './file-accounts.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { ExportRecord } from '../data/tasks.ts'

// An export file of tasks: its progress by the clock, and its content.

const second = 1000
const queuedFor = 1.5 * second
const keptFor = 60 * 60 * second
/** Rows written per millisecond. */
const pace = 12
const place = /^\/api\/v2\/customer\/exports\/([0-9a-f]+)\/tasks\.(?:csv|json)$/

type Job = InferInput<typeof ExportJob>
export function exportJob({ id, format, createdAt, rows, fails }: ExportRecord, now: number): Job {
  const lasts = 2.5 * second + rows / pace
  const done = Math.min(1, Math.max(0, (now - createdAt - queuedFor) / lasts))
  const age = now - createdAt
  const running = age < queuedFor + (fails ? lasts / 2 : lasts)
  const status =
    age < queuedFor
      ? 'queued'
      : running
        ? 'running'
        : fails
          ? 'failed'
          : age > keptFor
            ? 'expired'
            : 'ready'
  return {
    id,
    status,
    format,
    url: status === 'ready' ? `/api/v2/customer/exports/${id}/tasks.${format}` : null,
    rows: status === 'ready' || status === 'expired' ? rows : null,
    progress: status === 'running' ? Math.floor(done * 100) : null,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: status === 'ready' ? new Date(createdAt + keptFor).toISOString() : null,
  }
}

type Cell = string | number | boolean | null | undefined
const columns = [
  'id',
  'type',
  'status',
  'submittedAt',
  'finishedAt',
  'solveSeconds',
  'solveCount',
  'cost',
  'currency',
  'refunded',
  'ip',
  'keyId',
  'softId',
  'host',
  'answerPreview',
] as const

function contents(
  db: Data,
  account: MockAccount,
  { filters, format, createdAt }: ExportRecord,
): string {
  const span = listSpan(filters, account, createdAt)
  const rows: Record<(typeof columns)[number], Cell>[] = []
  for (const task of tasksLike(db, account, createdAt, filters, span.from, span.to - 1)) {
    const {
      id,
      type,
      status,
      submittedAt,
      finishedAt,
      solveSeconds,
      solveCount,
      cost,
      refunded,
      ip,
      keyId,
      softId,
      host,
      answerPreview,
    } = rowOf(db.taskState, account, task, createdAt)
    const paid = { cost: cost?.amount, currency: cost?.currency, refunded }
    rows.push({
      id,
      type,
      status,
      submittedAt,
      finishedAt,
      solveSeconds,
      solveCount,
      ...paid,
      ip,
      keyId,
      softId,
      host,
      answerPreview,
    })
  }
  if (format === 'json')
    return JSON.stringify(
      rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))),
    )
  return writeCsv([columns, ...rows.map((row) => columns.map((name) => String(row[name] ?? '')))])
}

const picture = /^\/api\/v2\/customer\/tasks\/(\d+)\/picture\.svg$/

/** The image of a task, which an <img> requests; null for any other address. */
function taskPicture(
  path: string,
  db: Data,
  session: string | undefined,
  now: number,
): Response | null {
  const id = picture.exec(path)?.[1]
  if (id === undefined) return null
  const task = fileAccounts(db, session, 'tasks', now)
    .map((account) => findTask(db, account, id, now))
    .find(Boolean)
  const drawn = task && drawTask(task)
  if (!drawn) return new Response(null, { status: 404 })
  return new Response(drawn, {
    headers: {
      'cache-control': 'private, max-age=3600',
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
    },
  })
}

/**
 * The files of a person's tasks that are no API calls: images and exports. Null for any other
 * address.
 */
export const taskFile = (
  path: string,
  db: Data,
  session: string | undefined,
  now: number,
): Response | null => taskPicture(path, db, session, now) ?? exportFile(path, db, session, now)

/** A link requests the file, so it is no API call. */
function exportFile(
  path: string,
  db: Data,
  session: string | undefined,
  now: number,
): Response | null {
  const id = place.exec(path)?.[1]
  if (id === undefined) return null
  const accounts = fileAccounts(db, session, 'tasks', now)
  const job = db.taskState.exports.find((one) => one.id === id)
  const account = accounts.find((one) => one.id === job?.accountId)
  if (!job || !account || exportJob(job, now).status !== 'ready')
    return new Response(null, { status: accounts.length > 0 ? 404 : 401 })
  return new Response(contents(db, account, job), {
    headers: {
      'cache-control': 'no-store',
      'content-type': job.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
      'content-disposition': `attachment; filename="tasks-${id}.${job.format}"`,
      'x-content-type-options': 'nosniff',
    },
  })
}
