import type { ColumnKey } from './columns.ts'

/** The names of columns. */
export const columnNames = {
  id: 'common:label.task',
  picture: 'common:label.picture',
  submitted: 'column.submitted',
  type: 'common:label.type',
  status: 'common:label.status',
  answer: 'common:label.answer',
  seconds: 'column.seconds',
  workers: 'column.workers',
  cost: 'column.cost',
  report: 'common:label.rating',
  key: 'common:label.key',
  software: 'common:label.program',
  ip: 'column.ip',
  host: 'common:label.site',
} as const satisfies Record<ColumnKey, string>

/** The names of filters and groups, the same as the column's where there is one. */
export const fieldNames = {
  status: columnNames.status,
  type: columnNames.type,
  ip: columnNames.ip,
  key: columnNames.key,
  keyId: columnNames.key,
  softId: columnNames.software,
  report: columnNames.report,
  host: 'filter.field.host',
  id: 'common:label.taskId',
} as const

/** The names of the totals. */
export const totalNames = {
  tasks: 'common:label.tasks',
  ready: 'summary.ready',
  failed: 'summary.failed',
  refunded: 'summary.refunded',
  rate: 'common:label.successRate',
  seconds: 'common:label.averageTime',
  spent: 'summary.spent',
} as const
