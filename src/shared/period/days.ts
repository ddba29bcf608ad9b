import { maxDays } from '@/api/contract/tasks.ts'
import { addDays } from '@/lib/zone.ts'

export const windowDays = 7
export interface Days {
  dateFrom: string
  dateTo: string
}
/** The chosen days; undefined takes the default. */
export type ChosenDays = { [K in keyof Days]?: string | undefined }

/** Completes the range: until today, seven days, and no more than the backend allows. */
export function daysOf({ dateFrom, dateTo }: ChosenDays, today: string): Days {
  const to = dateTo ?? (dateFrom && dateFrom > today ? dateFrom : today)
  const from = dateFrom ?? addDays(to, 1 - windowDays)
  const furthest = addDays(to, -maxDays)
  return { dateFrom: from < furthest ? furthest : from, dateTo: to }
}

/** Changes the first day. The last one follows if it would lie before it or too far after it. */
export const withFirst = (dateFrom: string, dateTo: string): Days => {
  const furthest = addDays(dateFrom, maxDays)
  return { dateFrom, dateTo: dateTo < dateFrom ? dateFrom : dateTo > furthest ? furthest : dateTo }
}
export const withLast = (dateFrom: string, dateTo: string): Days => {
  const furthest = addDays(dateTo, -maxDays)
  return {
    dateFrom: dateFrom > dateTo ? dateTo : dateFrom < furthest ? furthest : dateFrom,
    dateTo,
  }
}
