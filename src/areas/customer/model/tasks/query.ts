import { summaryGroups } from '@/api/contract/task-figures.ts'
import type { Granularity, SummaryGroup } from '@/api/contract/task-figures.ts'
import type { TaskFilters } from '@/api/contract/tasks.ts'
import { known } from '@/lib/known.ts'
import { addDays } from '@/lib/zone.ts'
import { taskStatuses } from '../looks.ts'
import { readDays } from './days.ts'
import type { Days } from './days.ts'

/** What the address of the list says; an empty text is no choice. */
export interface UploadsQuery {
  view: 'summary' | 'tasks'
  dateFrom: string
  dateTo: string
  /** Moments inside of the days: of an hour of the summary. */
  from: string
  to: string
  group: SummaryGroup
  by: (typeof steps)[number]
  status: string
  type: string
  ip: string
  keyId: string
  softId: string
  host: string
  report: '' | 'yes' | 'no'
  id: string
}

export const steps = ['all', 'hour', 'day', 'week'] as const
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/
/** As long as anything may be that is searched for. */
const longest = 128

const readMoment = (text: string | null): string => (text !== null && moment.test(text) && !Number.isNaN(Date.parse(text)) ? text : '')
const readText = (text: string | null): string => (text ?? '').trim().slice(0, longest)

/** Tasks are numbered. */
export const isTaskId = (text: string): boolean => /^\d+$/.test(text)
const readId = (text: string | null): string => (isTaskId(readText(text)) ? readText(text) : '')

export function readUploads(params: URLSearchParams): UploadsQuery {
  const [from, to] = [readMoment(params.get('from')), readMoment(params.get('to'))]
  const moments = from && to && from < to ? { from, to } : { from: '', to: '' }
  return {
    // The drawer of a task stands beside the list.
    view: params.get('view') === 'tasks' || (params.has('task') && !params.has('view')) ? 'tasks' : 'summary',
    ...readDays(params),
    ...moments,
    group: known(summaryGroups, params.get('group') ?? '') ?? 'type',
    by: known(steps, params.get('by') ?? '') ?? 'day',
    status: known(taskStatuses, params.get('status') ?? '') ?? '',
    type: readText(params.get('type')),
    ip: readText(params.get('ip')),
    keyId: readText(params.get('key')),
    softId: readText(params.get('software')),
    host: readText(params.get('host')),
    report: known(['yes', 'no'] as const, params.get('report') ?? '') ?? '',
    id: readId(params.get('id')),
  }
}

const names = {
  view: 'view',
  dateFrom: 'dateFrom',
  dateTo: 'dateTo',
  from: 'from',
  to: 'to',
  group: 'group',
  by: 'by',
  status: 'status',
  type: 'type',
  ip: 'ip',
  keyId: 'key',
  softId: 'software',
  host: 'host',
  report: 'report',
  id: 'id',
} as const satisfies Record<keyof UploadsQuery, string>
const plain: Partial<UploadsQuery> = { view: 'summary', group: 'type', by: 'day' }

/** The address with these choices; parameters of others stay. */
export function writeUploads(params: URLSearchParams, query: UploadsQuery): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const field of filterFields) put(next, field, query[field])
  for (const field of ['view', 'dateFrom', 'dateTo', 'from', 'to', 'group', 'by'] as const) put(next, field, query[field])
  return next
}
function put(params: URLSearchParams, field: keyof UploadsQuery, value: string): void {
  if (value === '' || value === plain[field]) params.delete(names[field])
  else params.set(names[field], value)
}

export const filterFields = ['status', 'type', 'ip', 'keyId', 'softId', 'host', 'report', 'id'] as const
export type FilterField = (typeof filterFields)[number]
export type Filters = Pick<UploadsQuery, FilterField>
export const noFilters: Filters = { status: '', type: '', ip: '', keyId: '', softId: '', host: '', report: '', id: '' }
export const chosenFilters = (query: Filters): FilterField[] => filterFields.filter((field) => query[field] !== '')

/** What the backend is asked for. */
export function askOf(query: UploadsQuery, days: Days, timezone: string | undefined): TaskFilters {
  const { report, from, to, ...rest } = query
  const chosen: TaskFilters = {}
  for (const field of ['status', 'type', 'ip', 'keyId', 'softId', 'host', 'id'] as const) if (rest[field]) chosen[field] = rest[field]
  return {
    ...chosen,
    ...days,
    ...(timezone && { timezone }),
    ...(from && to && { from, to }),
    ...(report && { hasReport: report === 'yes' }),
  }
}

/** Where a row of the summary leads: to the tasks that it counts. */
export function openRow(query: UploadsQuery, row: { bucket: string | null; key: string }, days: Days, dayOf: (time: number) => string): UploadsQuery {
  const field = { type: 'type', status: 'status', ip: 'ip', key: 'keyId', softId: 'softId' } as const
  const chosen = { ...query, ...noFilters, view: 'tasks', [field[query.group]]: row.key || (query.group === 'softId' ? 'none' : '') } as const
  const start = Date.parse(row.bucket ?? '')
  if (query.by === 'all' || Number.isNaN(start)) return { ...chosen, ...days, from: '', to: '' }
  const first = dayOf(start)
  if (query.by === 'hour') {
    const end = new Date(start + 60 * 60 * 1000).toISOString()
    return { ...chosen, dateFrom: first, dateTo: first, from: new Date(start).toISOString(), to: end }
  }
  const last = query.by === 'week' ? addDays(first, 6) : first
  // A week may reach beyond what was asked for.
  return { ...chosen, dateFrom: first < days.dateFrom ? days.dateFrom : first, dateTo: last > days.dateTo ? days.dateTo : last, from: '', to: '' }
}

/** Granularity as the contract has it; none for the whole time in one. */
export const stepOf = (by: UploadsQuery['by']): Granularity | undefined => (by === 'all' ? undefined : by)
