import { canonicalZone } from '@/lib/canonical-zone.ts'
import { known } from '@/lib/known.ts'

interface Region {
  name: string
  zones: readonly string[]
}

let zonesHere: readonly string[] | null = null

/** All zones of this browser. Some old browsers cannot list them. */
function all(): readonly string[] {
  zonesHere ??=
    typeof Intl.supportedValuesOf === 'function'
      ? Intl.supportedValuesOf('timeZone').map(canonicalZone)
      : []
  return zonesHere
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

/** Cities whose names of IANA lack letters, spaces or accents, or are out of use in English. */
const spelled: Readonly<Record<string, string>> = {
  Asuncion: 'Asunción',
  Belem: 'Belém',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  Ciudad_Juarez: 'Ciudad Juárez',
  Comoro: 'Comoros',
  Cordoba: 'Córdoba',
  Cuiaba: 'Cuiabá',
  Curacao: 'Curaçao',
  DumontDUrville: 'Dumont d’Urville',
  Lome: 'Lomé',
  Macau: 'Macao',
  Maceio: 'Maceió',
  Mahe: 'Mahé',
  Mazatlan: 'Mazatlán',
  McMurdo: 'McMurdo Station',
  Merida: 'Mérida',
  Ndjamena: 'N’Djamena',
  Noronha: 'Fernando de Noronha',
  Noumea: 'Nouméa',
  Reunion: 'Réunion',
  Sao_Paulo: 'São Paulo',
  Sao_Tome: 'São Tomé',
  St_Barthelemy: 'St. Barthélemy',
  St_Helena: 'St. Helena',
  St_Johns: 'St. John’s',
  St_Kitts: 'St. Kitts',
  St_Lucia: 'St. Lucia',
  St_Thomas: 'St. Thomas',
  St_Vincent: 'St. Vincent',
  Tucuman: 'Tucumán',
}

/** "Argentina, Buenos Aires" for America/Argentina/Buenos_Aires. */
export const zoneName = (zone: string): string =>
  zone
    .split('/')
    .slice(zone.includes('/') ? 1 : 0)
    .map((part) => known(spelled, part) ?? part.replaceAll('_', ' '))
    .join(', ')

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
