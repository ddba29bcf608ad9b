/** What the clocks of a zone show at a time, as if it were UTC; this device's zone where the zone is unknown. */
function wall(time: number, zone: string | undefined): number {
  const options = { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' } as const
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('sv-SE', zone ? { ...options, timeZone: zone } : options)
  } catch {
    format = new Intl.DateTimeFormat('sv-SE', options)
  }
  return Date.parse(`${format.format(time).replace(' ', 'T')}Z`)
}

/** A time as `datetime-local` has it: on the clock of a person's zone, to the minute. */
export const localTime = (date: Date, zone?: string): string =>
  new Date(wall(date.getTime(), zone)).toISOString().slice(0, 16)

/** The time that such a field holds, in ISO; null where it holds none. */
export function readLocalTime(text: string, zone?: string): string | null {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)
    ? Date.parse(`${text.slice(0, 16)}:00Z`)
    : Number.NaN
  if (Number.isNaN(asUtc)) return null
  const first = asUtc - (wall(asUtc, zone) - asUtc)
  // The offset may have been another one on the other side of a change of the clocks.
  return new Date(asUtc - (wall(first, zone) - first)).toISOString()
}
