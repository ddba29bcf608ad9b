import { formatFor } from '@/i18n/format.ts'

/** Writes a time of the day, such as `18:00`, as its language does: 6 PM, 18:00. */
export const clockTime = (locale: string, time: string): string =>
  formatFor(locale, 'UTC').date(`1970-01-01T${time}Z`, 'hour') || time
