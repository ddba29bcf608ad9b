import { fromAbsolute, parseDate, toCalendarDate } from '@internationalized/date'

/** The platform's names of zones by the names asked for. Making a formatter for each day is slow. */
const zones = new Map<string, string>()

/** Returns a zone that the platform knows; UTC for any other name. */
function knownZone(zone: string): string {
  const known = zones.get(zone)
  if (known !== undefined) return known
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions()
    zones.set(zone, timeZone)
    return timeZone
  } catch {
    return 'UTC'
  }
}

/** The calendar day ("2026-04-15") in a zone at a time in milliseconds. */
export const dayIn = (zone: string, time: number): string =>
  toCalendarDate(fromAbsolute(time, knownZone(zone))).toString()

/**
 * The time in milliseconds at which a day starts in a zone; NaN for an invalid day. If the clocks
 * skip midnight, the day starts at its first hour; if midnight occurs twice, it starts at the
 * first.
 */
export function startOfDay(date: string, zone: string): number {
  try {
    return parseDate(date).toDate(knownZone(zone)).getTime()
  } catch {
    return Number.NaN
  }
}

export const addDays = (date: string, days: number): string =>
  parseDate(date).add({ days }).toString()

/** The number of days in a range, both ends included. */
export const daysBetween = (from: string, to: string): number =>
  parseDate(to).compare(parseDate(from)) + 1
