import { startOfDay } from '@/lib/zone.ts'
import type { DayField } from './query.ts'

/** A day, such as `2026-04-15`. */
export const dayParam: DayField = {
  kind: 'day',
  parse: (date) =>
    date.startsWith('20') && !Number.isNaN(startOfDay(date, 'UTC')) ? date : undefined,
}
/** A range of days, both included (contract.md 4.0.4). */
export const dayParams = { dateFrom: dayParam, dateTo: dayParam } as const
