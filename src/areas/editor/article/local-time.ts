/** The wall-clock time of a zone as if it were UTC; in the device's zone if the zone is unknown. */
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

/** A time in the format of `datetime-local`, in a person's zone, to the minute. */
export const localTime = (date: Date, zone?: string): string =>
  new Date(wall(date.getTime(), zone)).toISOString().slice(0, 16)

/** The time in such a field as ISO text; null if there is none. */
export function readLocalTime(text: string, zone?: string): string | null {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)
    ? Date.parse(`${text.slice(0, 16)}:00Z`)
    : Number.NaN
  if (Number.isNaN(asUtc)) return null
  const first = asUtc - (wall(asUtc, zone) - asUtc)
  // The offset can differ on the other side of a daylight saving change.
  return new Date(asUtc - (wall(first, zone) - first)).toISOString()
}
