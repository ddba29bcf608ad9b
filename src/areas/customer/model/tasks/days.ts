import { maxDays } from '@/api/contract/tasks.ts'
import { addDays, startOfDay } from '@/lib/zone.ts'

const readDay = (text: string | null): string => (text !== null && !Number.isNaN(startOfDay(text, 'UTC')) ? text : '')

/** The days of an address; both or none, in their order, and not more than can be asked for. */
export function readDays(params: URLSearchParams): { dateFrom: string; dateTo: string } {
  const [dateFrom, dateTo] = [readDay(params.get('dateFrom')), readDay(params.get('dateTo'))]
  return dateFrom && dateTo && dateFrom <= dateTo && dateTo <= addDays(dateFrom, maxDays) ? { dateFrom, dateTo } : { dateFrom: '', dateTo: '' }
}

export const windowDays = 7
export interface Days {
  dateFrom: string
  dateTo: string
}
/** The last seven days where none are chosen. */
export const daysOf = ({ dateFrom, dateTo }: Days, today: string): Days =>
  dateFrom && dateTo ? { dateFrom, dateTo } : { dateFrom: addDays(today, 1 - windowDays), dateTo: today }

/** Another first day: the last one follows where it would lie before it or too far off. */
export const withFirst = (dateFrom: string, dateTo: string): Days => {
  const furthest = addDays(dateFrom, maxDays)
  return { dateFrom, dateTo: dateTo < dateFrom ? dateFrom : dateTo > furthest ? furthest : dateTo }
}
export const withLast = (dateFrom: string, dateTo: string): Days => {
  const furthest = addDays(dateTo, -maxDays)
  return { dateFrom: dateFrom > dateTo ? dateTo : dateFrom < furthest ? furthest : dateFrom, dateTo }
}
