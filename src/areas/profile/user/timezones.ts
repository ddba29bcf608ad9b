interface Region {
  name: string
  zones: readonly string[]
}

let known: readonly string[] | null = null

/** Every zone of this browser; there are old ones that cannot list theirs. */
function all(): readonly string[] {
  known ??= typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return known
}

/** The zones to choose from, by their region; those that are in use are among them in any case. `''` has those without a region. */
export function timezoneRegions(...used: readonly string[]): Region[] {
  const zones = [...new Set(['UTC', ...used, ...all()])].toSorted()
  const regions = new Map<string, string[]>()
  for (const zone of zones) {
    const name = zone.includes('/') ? (zone.split('/')[0] ?? '') : ''
    regions.set(name, [...(regions.get(name) ?? []), zone])
  }
  return [...regions]
    .map(([name, members]) => ({ name, zones: members }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** "Buenos Aires" of America/Argentina/Buenos_Aires, with what tells it from others of the name. */
export const zoneName = (zone: string): string =>
  zone
    .split('/')
    .slice(zone.includes('/') ? 1 : 0)
    .join(', ')
    .replaceAll('_', ' ')

/** The time there; empty where the browser does not know the zone. */
export function timeIn(zone: string, locale: string, now: number): string {
  try {
    return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone }).format(now)
  } catch {
    return ''
  }
}
