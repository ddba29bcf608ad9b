import type { taskFigureCalls } from '../../api/contract/task-figures.ts'
import type { taskCalls } from '../../api/contract/tasks.ts'
import { failure, invalid } from '../errors.ts'
import { exportJob } from '../lib/export-file.ts'
import { token } from '../lib/random.ts'
import {
  detailOf,
  isOpenStatus,
  outcomeOf,
  reportDeadline,
  reportOf,
  reportStatus,
  rowOf,
  statusAt,
  suspendedUntil,
} from '../seed/task-life.ts'
import { drawTaskGraph, listSpan, summary, tasksLike, usageOf } from '../seed/task-lists.ts'
import { findTask } from '../seed/task-state.ts'
import type { Task } from '../seed/tasks.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const day = 24 * 60 * 60 * 1000
/**
 * Reports are refused above this share of rejected ones, of at least this many (contract.md 1.3).
 */
const lost = { share: 0.4, least: 5 }
const maxExports = 20
/** An export for this domain always fails, so that the failed state can be viewed. */
const failingHost = 'fail.example'

function taskOf(db: Data, user: MockAccount, id: string, now: number): Task {
  const task = findTask(db, user, id, now)
  if (!task) throw failure('ERROR_NOT_FOUND')
  return task
}

function loses(db: Data, account: MockAccount, now: number): boolean {
  const decided = db.taskState.reports.filter(
    (report) =>
      report.accountId === account.id &&
      report.kind === 'bad' &&
      report.at > now - day &&
      ['accepted', 'rejected'].includes(reportStatus(report, now)),
  )
  const rejected = decided.filter(({ outcome }) => outcome === 'rejected').length
  return decided.length >= lost.least && rejected / decided.length > lost.share
}

const usageDays = 30

export const taskHandlers: Handlers<typeof taskFigureCalls & typeof taskCalls> = {
  apiUsage: {
    access: 'user',
    run: ({ db, user, now }) => ({
      days: usageDays,
      records: usageOf(db, user, now, usageDays),
    }),
  },
  tasksSummary: {
    access: 'user',
    samples: [
      { groupBy: 'type', granularity: 'day', dateFrom: '2026-04-15', dateTo: '2026-04-15' },
      {
        groupBy: 'softId',
        dateFrom: '2026-04-14',
        dateTo: '2026-04-14',
        timezone: 'Asia/Shanghai',
      },
    ],
    run: ({ arg, db, user, now }) => summary(db, user, now, arg),
  },

  tasks: {
    access: 'user',
    samples: [
      {},
      {
        perPage: 10,
        status: 'ready',
        hasReport: true,
        dateFrom: '2026-04-14',
        dateTo: '2026-04-15',
      },
      { id: '1' },
    ],
    run: ({ arg: { before, perPage = 20, ...asked }, db, user, now }) => {
      const span = listSpan(asked, user, now)
      // The rows before the position are found by the position's own time, even if its task no
      // longer matches the filter.
      const mark = before === undefined ? null : taskOf(db, user, before, now)
      const found: Task[] = []
      for (const task of tasksLike(
        db,
        user,
        now,
        asked,
        span.from,
        Math.min(span.to - 1, mark?.submitted ?? now),
      )) {
        if (mark && task.submitted === mark.submitted && Number(task.id) >= Number(mark.id))
          continue
        found.push(task)
        if (found.length > perPage) break
      }
      const records = found.slice(0, perPage)
      return {
        records: records.map((task) => rowOf(db.taskState, user, task, now)),
        nextBefore: found.length > perPage ? (records.at(-1)?.id ?? null) : null,
      }
    },
  },

  task: {
    access: 'user',
    samples: [{ id: '7255800001' }, { id: 'unknown' }],
    run: ({ arg: { id }, db, user, now }) =>
      detailOf(db.taskState, user, taskOf(db, user, id, now), now),
  },

  reportTask: {
    access: 'user',
    samples: [{ id: 'unknown', kind: 'bad', comment: 'A letter is missing.' }],
    run: ({ arg: { id, kind, comment = '' }, db, user, now }) => {
      const task = taskOf(db, user, id, now)
      if (reportOf(db.taskState, user, task, now)) throw failure('ERROR_DUPLICATE_REPORT')
      const until = suspendedUntil(db.taskState, user, now)
      if (until !== null)
        throw failure('ERROR_REPORTS_SUSPENDED', {
          extra: { until: new Date(until).toISOString() },
        })
      const status = statusAt(task, now)
      if (isOpenStatus(status) || status !== 'ready') throw failure('ERROR_CONFLICT')
      if (now >= reportDeadline(task)) throw failure('ERROR_REPORT_WINDOW_CLOSED')
      if (kind === 'bad' && loses(db, user, now)) throw failure('ERROR_REPORT_NOT_RECORDED')
      const outcome =
        kind === 'bad' ? outcomeOf(task, task.salt % 3 === 0 ? 'rejected' : 'accepted') : 'accepted'
      db.taskState.reports.push({ accountId: user.id, taskId: id, kind, comment, at: now, outcome })
    },
  },

  exportTasks: {
    access: 'user',
    samples: [
      {
        kind: 'tasks',
        filters: { type: 'ImageToTextTask', dateFrom: '2026-04-15', dateTo: '2026-04-15' },
        format: 'csv',
        idempotencyKey: '8f1c0a52-8d3c-4a44-9d0e-3f5a86f2b7c1',
      },
    ],
    run: ({ arg: { filters, format }, db, user, now }) => {
      const own = db.taskState.exports.filter(({ accountId }) => accountId === user.id)
      if (
        own.filter((one) => ['queued', 'running'].includes(exportJob(one, now).status)).length >= 3
      )
        throw failure('ERROR_LIMIT_EXCEEDED')
      const span = listSpan(filters, user, now)
      if (span.from >= span.to) throw invalid({ dateFrom: { code: 'out_of_range' } })
      let rows = 0
      for (const _ of tasksLike(db, user, now, filters, span.from, span.to - 1)) rows += 1
      db.taskState.counter += 1
      const kept: Record<string, string | boolean> = {}
      for (const [name, value] of Object.entries(filters))
        if (value !== undefined) kept[name] = value
      const job = {
        id: token(db.seed, 'export', db.taskState.counter).slice(0, 12),
        accountId: user.id,
        format,
        filters: kept,
        timezone: filters.timezone ?? user.timezone,
        createdAt: now,
        rows,
        fails: filters.host === failingHost,
      }
      db.taskState.exports = [job, ...db.taskState.exports].slice(0, maxExports)
      return exportJob(job, now)
    },
  },
  exports: {
    access: 'user',
    run: ({ db, user, now }) => ({
      records: db.taskState.exports
        .filter(({ accountId }) => accountId === user.id)
        .map((job) => exportJob(job, now)),
    }),
  },
  exportJob: {
    access: 'user',
    samples: [{ id: 'unknown' }],
    run: ({ arg: { id }, db, user, now }) => {
      const job = db.taskState.exports.find((one) => one.accountId === user.id && one.id === id)
      if (!job) throw failure('ERROR_NOT_FOUND')
      return exportJob(job, now)
    },
  },

  taskGraph: {
    access: 'user',
    samples: [
      { metric: 'tasks', granularity: 'day', dateFrom: '2026-04-15', dateTo: '2026-04-15' },
      {
        metric: 'spent',
        granularity: 'hour',
        groupBy: 'type',
        dateFrom: '2026-04-14',
        dateTo: '2026-04-15',
        compare: 'previous',
      },
    ],
    run: ({ arg, db, user, now }) => drawTaskGraph(db, user, now, arg),
  },
}
