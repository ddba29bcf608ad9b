import { canonicalZone } from '@/lib/canonical-zone.ts'

interface Region {
  name: string
  zones: readonly string[]
}

let known: readonly string[] | null = null

/** All zones of this browser. Some old browsers cannot list them. */
function all(): readonly string[] {
  known ??=
    typeof Intl.supportedValuesOf === 'function'
      ? Intl.supportedValuesOf('timeZone').map(canonicalZone)
      : []
  return known
}

/**
 * The zones to choose from by their canonical names, by region; used ones are always included. `''`
 * has the zones without a region.
 */
export function timezoneRegions(...used: readonly string[]): Region[] {
  const zones = [...new Set(['UTC', ...used.map(canonicalZone), ...all()])].toSorted()
  const regions = new Map<string, string[]>()
  for (const zone of zones) {
    const name = zone.includes('/') ? (zone.split('/')[0] ?? '') : ''
    regions.set(name, [...(regions.get(name) ?? []), zone])
  }
  return [...regions]
    .map(([name, members]) => ({ name, zones: members }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** "Buenos Aires" for America/Argentina/Buenos_Aires, with a region if the name is ambiguous. */
export const zoneName = (zone: string): string =>
  zone
    .split('/')
    .slice(zone.includes('/') ? 1 : 0)
    .join(', ')
    .replaceAll('_', ' ')

/**
 * The name of a zone in the reader's language, as the browser has it: the zone's country, or its city
 * where a country has several. English has the names of IANA.
 */
export function localZoneName(zone: string, locale: string): string {
  try {
    if (locale.startsWith('en') || zone === 'UTC') return zoneName(zone)
    const part = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortGeneric' })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')
    return part && !part.value.startsWith('GMT')
      ? part.value
          .replace(/时间$/, '')
          .replace(' - ', ' — ')
          // Intl names this zone alone by a territory; the list of countries has it as 中国台湾.
          .replace(/^台湾$/, '台北')
      : zoneName(zone)
  } catch {
    return zoneName(zone)
  }
}

/** The current time in a zone; empty if the browser does not know the zone. */
export function timeIn(zone: string, locale: string, now: number): string {
  try {
    return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone }).format(now)
  } catch {
    return ''
  }
}
