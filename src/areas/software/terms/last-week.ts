import { addDays } from '@/lib/zone.ts'

/** Today and the six days before (specification, section 9). */
export function lastWeek(now: number): { dateFrom: string; dateTo: string } {
  const dateTo = new Date(now).toISOString().slice(0, 10)
  return { dateFrom: addDays(dateTo, -6), dateTo }
}
