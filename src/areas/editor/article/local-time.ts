import { fromAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import { guessTimezone } from '@/lib/guess-timezone.ts'

/** The zone itself, or the device's where it is missing or unknown. */
function knownZone(zone: string | undefined): string {
  try {
    return zone ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone : ''
  } catch {
    return ''
  }
}
const zoneOf = (zone: string | undefined): string => knownZone(zone) || guessTimezone()

/** A time in the format of `datetime-local`, in a person's zone, to the minute. */
export const localTime = (date: Date, zone?: string): string =>
  toCalendarDateTime(fromAbsolute(date.getTime(), zoneOf(zone)))
    .toString()
    .slice(0, 16)

/**
 * What such a field says, with times as ISO text. A change of the clocks leaves out an hour, whose
 * times never come, or repeats one, whose times come twice.
 */
export type ReadTime =
  | { kind: 'once'; at: string }
  | { kind: 'twice'; first: string; second: string }
  | { kind: 'never' }
  | { kind: 'none' }

export function readLocalTime(text: string, zone?: string): ReadTime {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return { kind: 'none' }
  try {
    const wall = parseDateTime(text.slice(0, 16))
    const [first, second] = (['earlier', 'later'] as const).map((side) =>
      toZoned(wall, zoneOf(zone), side),
    )
    if (!first || !second) return { kind: 'none' }
    if (toCalendarDateTime(second).compare(wall) !== 0) return { kind: 'never' }
    if (first.compare(second) === 0) return { kind: 'once', at: first.toAbsoluteString() }
    return {
      kind: 'twice',
      first: first.toAbsoluteString(),
      second: second.toAbsoluteString(),
    }
  } catch {
    return { kind: 'none' }
  }
}

/** The offset of a zone at a time: "GMT+2". */
export function offsetOf(iso: string, locale: string, zone?: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zoneOf(zone),
    timeZoneName: 'shortOffset',
  }).formatToParts(Date.parse(iso))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
