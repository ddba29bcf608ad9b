import { maxDays } from '@/api/contract/tasks.ts'
import { addDays } from '@/lib/zone.ts'

export const windowDays = 7
export interface Days {
  dateFrom: string
  dateTo: string
}
/** What was chosen of them; undefined takes the usual end. */
export type ChosenDays = { [K in keyof Days]?: string | undefined }

/** Both ends of what was chosen: until today, seven days, and not more than can be asked for. */
export function daysOf({ dateFrom, dateTo }: ChosenDays, today: string): Days {
  const to = dateTo ?? (dateFrom && dateFrom > today ? dateFrom : today)
  const from = dateFrom ?? addDays(to, 1 - windowDays)
  const furthest = addDays(to, -maxDays)
  return { dateFrom: from < furthest ? furthest : from, dateTo: to }
}

/** Another first day: the last one follows where it would lie before it or too far off. */
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
