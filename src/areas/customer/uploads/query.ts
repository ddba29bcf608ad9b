import { summaryGroups } from '@/api/contract/task-figures.ts'
import type { Granularity } from '@/api/contract/task-figures.ts'
import type { TaskFilters } from '@/api/contract/tasks.ts'
import { addDays } from '@/lib/zone.ts'
import { dayParams } from '@/shared/query/days.ts'
import { choice, defineQuery, sort } from '@/shared/query/query.ts'
import type { Patch, TextField } from '@/shared/query/query.ts'
import { taskStatuses } from '../task/display.ts'
import type { PeriodDays } from '@/shared/period/days.ts'

export const steps = ['all', 'hour', 'day', 'week'] as const
export const views = ['summary', 'tasks'] as const
/** The maximum length of a search text. */
const longest = 128

const fieldOf = (parse: TextField['parse'], name?: string): TextField => ({
  kind: 'text',
  name,
  parse,
})
const word = (name?: string): TextField =>
  fieldOf((text) => text.trim().slice(0, longest) || undefined, name)
const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/
const moment = fieldOf((text) =>
  pattern.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined,
)

/** Task ids are numbers. */
export const isTaskId = (text: string): boolean => /^\d+$/.test(text)

/** The filters without a date: also the part that is saved under a name. */
export const filterQuery = defineQuery({
  status: choice(taskStatuses),
  type: word(),
  ip: word(),
  keyId: word('key'),
  softId: word('software'),
  host: word(),
  report: choice(['yes', 'no']),
  id: fieldOf((text) => (isTaskId(text.trim()) ? text.trim().slice(0, longest) : undefined)),
})
export type UploadFilterValues = ReturnType<typeof filterQuery.read>
export type FilterPatch = Patch<typeof filterQuery.fields>
export type FilterField = keyof UploadFilterValues

const asked = defineQuery({
  ...filterQuery.fields,
  view: sort(views, 'summary'),
  ...dayParams,
  // Times within the days, for an hour of the summary.
  from: moment,
  to: moment,
  group: sort(summaryGroups, 'type'),
  by: sort(steps, 'day'),
})
type Asked = ReturnType<typeof asked.read>

/** The query of the page. */
export const uploadsQuery = {
  ...asked,
  read(params: URLSearchParams): Asked {
    const { from, to, view, ...query } = asked.read(params)
    return {
      ...query,
      // The drawer of a task is shown beside the list.
      view: params.has('task') && !params.has('view') ? 'tasks' : view,
      ...(from && to && from < to && { from, to }),
    }
  },
  // People share the address, so the first choice removes invalid parameters.
  write: (params: URLSearchParams, query: Asked) => asked.write(asked.reset(params), query),
}
export type UploadsFields = typeof uploadsQuery.fields
export type UploadsQuery = Asked

export const filterFields = [
  'status',
  'type',
  'ip',
  'keyId',
  'softId',
  'host',
  'report',
  'id',
] as const satisfies readonly FilterField[]
export const noFilters: FilterPatch = Object.fromEntries(
  filterFields.map((field) => [field, undefined]),
)
export const chosenFilters = (query: UploadFilterValues): FilterField[] =>
  filterFields.filter((field) => query[field] !== undefined)

/** The arguments of the backend's calls. */
export function askOf(
  query: UploadsQuery,
  days: PeriodDays,
  timezone: string | undefined,
): TaskFilters {
  const { report, from, to, view: _, group: __, by: ___, ...chosen } = query
  return {
    ...chosen,
    ...days,
    ...(timezone && { timezone }),
    ...(from && to && { from, to }),
    ...(report && { hasReport: report === 'yes' }),
  }
}

/** The address of the tasks that a row of the summary counts. */
export function openRow(
  query: UploadsQuery,
  row: { bucket: string | null; key: string },
  days: PeriodDays,
  dayOf: (time: number) => string,
): Patch<UploadsFields> {
  const field = {
    type: 'type',
    status: 'status',
    ip: 'ip',
    key: 'keyId',
    softId: 'softId',
  } as const
  const chosen = {
    ...noFilters,
    view: 'tasks',
    [field[query.group]]: row.key || (query.group === 'softId' ? 'none' : undefined),
    from: undefined,
    to: undefined,
  } as const
  const start = Date.parse(row.bucket ?? '')
  if (query.by === 'all' || Number.isNaN(start)) return { ...chosen, ...days }
  const first = dayOf(start)
  if (query.by === 'hour') {
    const end = new Date(start + 60 * 60 * 1000).toISOString()
    return {
      ...chosen,
      dateFrom: first,
      dateTo: first,
      from: new Date(start).toISOString(),
      to: end,
    }
  }
  const last = query.by === 'week' ? addDays(first, 6) : first
  // A week may extend beyond the requested days.
  return {
    ...chosen,
    dateFrom: first < days.dateFrom ? days.dateFrom : first,
    dateTo: last > days.dateTo ? days.dateTo : last,
  }
}

/** The contract's granularity; none for the whole range in one row. */
export const uploadsStep = (by: UploadsQuery['by']): Granularity | undefined =>
  by === 'all' ? undefined : by
