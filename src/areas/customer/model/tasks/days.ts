import { addDays, startOfDay } from '@/lib/zone.ts'

const readDay = (text: string | null): string => (text !== null && !Number.isNaN(startOfDay(text, 'UTC')) ? text : '')

/** The days of an address; both or none, and in their order. */
export function readDays(params: URLSearchParams): { dateFrom: string; dateTo: string } {
  const [dateFrom, dateTo] = [readDay(params.get('dateFrom')), readDay(params.get('dateTo'))]
  return dateFrom && dateTo && dateFrom <= dateTo ? { dateFrom, dateTo } : { dateFrom: '', dateTo: '' }
}

export const windowDays = 7
export interface Days {
  dateFrom: string
  dateTo: string
}
/** The last seven days where none are chosen. */
export const daysOf = ({ dateFrom, dateTo }: Days, today: string): Days =>
  dateFrom && dateTo ? { dateFrom, dateTo } : { dateFrom: addDays(today, 1 - windowDays), dateTo: today }
