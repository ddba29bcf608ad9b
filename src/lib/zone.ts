const hour = 60 * 60 * 1000
const day = 24 * hour

const formats = new Map<string, Intl.DateTimeFormat>()
/** Parts of a moment in a zone; UTC where the zone is unknown. */
function formatOf(zone: string): Intl.DateTimeFormat {
  let found = formats.get(zone)
  if (found) return found
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  } as const
  try {
    found = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone })
  } catch {
    found = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  }
  formats.set(zone, found)
  return found
}

/** What the clocks of a zone show, as if it were UTC. */
function wall(time: number, zone: string): number {
  if (zone === 'UTC') return time
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const at = (name: string): number => parts[name] ?? 0
  return Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'))
}

/** "2026-04-15": the day that it is in a zone. */
export const dayIn = (zone: string, time: number): string => new Date(wall(time, zone)).toISOString().slice(0, 10)

/** The moment at which a day begins in a zone; NaN for what is no day. */
export function startOfDay(date: string, zone: string): number {
  const utc = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  // "2026-02-31" is read as a day of March.
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== date) return Number.NaN
  const first = utc - (wall(utc, zone) - utc)
  // The offset may have been another one on the other side of a change of the clocks.
  return utc - (wall(first, zone) - first)
}

/** A day so many days later. */
export const addDays = (date: string, days: number): string => new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** How many days there are from one to another, both counted. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day) + 1
