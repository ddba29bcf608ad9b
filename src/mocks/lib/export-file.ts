import type { InferInput } from 'valibot'
import type { ExportJob } from '../../api/contract/tasks.ts'
import type { Account, Data } from '../db.ts'
import { accountOfSession } from '../db.ts'
import { drawTask, rowOf } from '../seed/task-life.ts'
import { listSpan, tasksLike } from '../seed/task-lists.ts'
import { findTask } from '../seed/task-state.ts'
import type { ExportRecord } from '../seed/task-state.ts'

// A file of tasks: how its making goes on by the clock, and what is in it.

const second = 1000
const queuedFor = 1.5 * second
const keptFor = 60 * 60 * second
/** Rows that are written in a millisecond. */
const pace = 12
const place = /^\/api\/v2\/customer\/exports\/([0-9a-f]+)\/tasks\.(?:csv|json)$/

type Job = InferInput<typeof ExportJob>
export function exportJob({ id, format, createdAt, rows, fails }: ExportRecord, now: number): Job {
  const lasts = 2.5 * second + rows / pace
  const done = Math.min(1, Math.max(0, (now - createdAt - queuedFor) / lasts))
  const age = now - createdAt
  const running = age < queuedFor + (fails ? lasts / 2 : lasts)
  const status = age < queuedFor ? 'queued' : running ? 'running' : fails ? 'failed' : age > keptFor ? 'expired' : 'ready'
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
/** A cell that a spreadsheet neither splits nor takes for a formula. */
function cell(value: Cell): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function contents(db: Data, account: Account, { filters, format, createdAt }: ExportRecord): string {
  const span = listSpan(filters, account, createdAt)
  const rows: Record<(typeof columns)[number], Cell>[] = []
  for (const task of tasksLike(db, account, createdAt, filters, span.from, span.to - 1)) {
    const { id, type, status, submittedAt, finishedAt, solveSeconds, solveCount, cost, refunded, ip, keyId, softId, host, answerPreview } = rowOf(
      db.taskState,
      account,
      task,
      createdAt,
    )
    const paid = { cost: cost?.amount, currency: cost?.currency, refunded }
    rows.push({ id, type, status, submittedAt, finishedAt, solveSeconds, solveCount, ...paid, ip, keyId, softId, host, answerPreview })
  }
  if (format === 'json') return JSON.stringify(rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))))
  return `${[columns.join(','), ...rows.map((row) => columns.map((name) => cell(row[name])).join(','))].join('\r\n')}\r\n`
}

const picture = /^\/api\/v2\/customer\/tasks\/(\d+)\/picture\.svg$/

/** The picture that was sent with a task: an <img> asks for it. Null for any other address. */
function taskPicture(path: string, db: Data, session: string | undefined, now: number): Response | null {
  const id = picture.exec(path)?.[1]
  if (id === undefined) return null
  const account = accountOfSession(db, session, now)
  const task = account && findTask(db, account, id, now)
  const drawn = task && drawTask(task)
  if (!drawn) return new Response(null, { status: 404 })
  return new Response(drawn, {
    headers: { 'cache-control': 'private, max-age=3600', 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' },
  })
}

/** What is no call but belongs to the tasks of a person: their pictures, and files of them. Null for any other address. */
export const taskFile = (path: string, db: Data, session: string | undefined, now: number): Response | null =>
  taskPicture(path, db, session, now) ?? exportFile(path, db, session, now)

/** The file is no call: a link asks for it. */
function exportFile(path: string, db: Data, session: string | undefined, now: number): Response | null {
  const id = place.exec(path)?.[1]
  if (id === undefined) return null
  const account = accountOfSession(db, session, now)
  const job = account && db.taskState.exports.find((one) => one.accountId === account.id && one.id === id)
  if (!job || exportJob(job, now).status !== 'ready') return new Response(null, { status: account ? 404 : 401 })
  return new Response(contents(db, account, job), {
    headers: {
      'cache-control': 'no-store',
      'content-type': job.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
      'content-disposition': `attachment; filename="tasks-${id}.${job.format}"`,
      'x-content-type-options': 'nosniff',
    },
  })
}
