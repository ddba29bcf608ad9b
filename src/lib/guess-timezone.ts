import { canonicalZone } from './canonical-zone.ts'

/** The name that a browser gives where it knows no zone. */
const unknown = 'Etc/Unknown'

/** The browser's time zone, else UTC. */
export function guessTimezone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return timeZone && timeZone !== unknown ? canonicalZone(timeZone) : 'UTC'
  } catch {
    return 'UTC'
  }
}
