import { fromAbsolute, parseDate, toCalendarDate } from '@internationalized/date'

/** A zone that the platform knows; UTC for any other name. */
function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** The day of the calendar ("2026-04-15") that it is in a zone at a time in milliseconds. */
export const dayIn = (zone: string, time: number): string =>
  toCalendarDate(fromAbsolute(time, knownZone(zone))).toString()

/**
 * The moment, in milliseconds, at which a day begins in a zone; NaN for what is no day. Where the clocks skip midnight
 * the day begins at the first hour that exists, and where midnight comes twice it begins at the first.
 */
export function startOfDay(date: string, zone: string): number {
  try {
    return parseDate(date).toDate(knownZone(zone)).getTime()
  } catch {
    return Number.NaN
  }
}

/** A day so many days later. */
export const addDays = (date: string, days: number): string =>
  parseDate(date).add({ days }).toString()

/** How many days there are from one to another, both counted. */
export const daysBetween = (from: string, to: string): number =>
  parseDate(to).compare(parseDate(from)) + 1
