import { maxDays } from '@/api/contract/tasks.ts'
import { addDays } from '@/lib/zone.ts'

export const windowDays = 7
export interface PeriodDays {
  dateFrom: string
  dateTo: string
}
/** The chosen days; undefined takes the default. */
export type ChosenDays = { [K in keyof PeriodDays]?: string | undefined }

/** Today and the six days before, in the person's time zone (specification, section 9). */
export const lastWeek: ChosenDays = {}

/** Completes the range: until today, seven days, and no more than the backend allows. */
export function daysOf({ dateFrom, dateTo }: ChosenDays, today: string): PeriodDays {
  const to = dateTo ?? (dateFrom && dateFrom > today ? dateFrom : today)
  const from = dateFrom ?? addDays(to, 1 - windowDays)
  const furthest = addDays(to, 1 - maxDays)
  return { dateFrom: from < furthest ? furthest : from, dateTo: to }
}

/**
 * The range after one of its days was chosen. The other one follows if it would lie on the wrong
 * side, or too far away.
 * @param mostDays how many days the range may have, both ends included
 */
export function withEnd(
  { dateFrom, dateTo }: ChosenDays,
  end: keyof ChosenDays,
  day: string | undefined,
  mostDays?: number,
): ChosenDays {
  const other = end === 'dateFrom' ? dateTo : dateFrom
  const next = day === undefined || other === undefined ? other : follow(other, end, day, mostDays)
  return end === 'dateFrom' ? { dateFrom: day, dateTo: next } : { dateFrom: next, dateTo: day }
}

function follow(other: string, end: keyof ChosenDays, day: string, mostDays?: number): string {
  const isFirst = end === 'dateFrom'
  if (isFirst ? other < day : other > day) return day
  if (mostDays === undefined) return other
  const limit = addDays(day, isFirst ? mostDays - 1 : 1 - mostDays)
  return (isFirst ? other > limit : other < limit) ? limit : other
}
