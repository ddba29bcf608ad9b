import type { ProxyCountry } from '@/routes/slugs/proxy-countries.ts'

interface CountryRow {
  /** The ISO 3166-1 code. The address calls gb uk. */
  iso: string
  /** The language of the examples, as a BCP 47 tag. */
  locale: string
  /** The IANA zones at the western and eastern ends. */
  zones: readonly [west: string, east: string]
  /** Their winter offsets, in minutes. */
  offsets: readonly [west: number, east: number]
  currency: string
  /** The last day of 2026 in the country's notation. */
  day: string
  related: readonly [ProxyCountry, ProxyCountry, ProxyCountry]
}

/**
 * proxy-countries.spec.ts compares it with Intl. It is written out, because the build's Intl and a
 * browser's may use different spaces.
 */
export const countryTable: Readonly<Record<ProxyCountry, CountryRow>> = {
  us: {
    iso: 'us',
    locale: 'en-US',
    zones: ['Pacific/Honolulu', 'America/New_York'],
    offsets: [-600, -300],
    currency: 'USD',
    day: '12/31/2026',
    related: ['ca', 'mx', 'uk'],
  },
  mx: {
    iso: 'mx',
    locale: 'es-MX',
    zones: ['America/Tijuana', 'America/Cancun'],
    offsets: [-480, -300],
    currency: 'MXN',
    day: '31/12/2026',
    related: ['us', 'es', 'br'],
  },
  de: {
    iso: 'de',
    locale: 'de-DE',
    zones: ['Europe/Berlin', 'Europe/Berlin'],
    offsets: [60, 60],
    currency: 'EUR',
    day: '31.12.2026',
    related: ['fr', 'uk', 'es'],
  },
  fr: {
    iso: 'fr',
    locale: 'fr-FR',
    zones: ['Europe/Paris', 'Europe/Paris'],
    offsets: [60, 60],
    currency: 'EUR',
    day: '31/12/2026',
    related: ['de', 'es', 'ca'],
  },
  ru: {
    iso: 'ru',
    locale: 'ru-RU',
    zones: ['Europe/Kaliningrad', 'Asia/Kamchatka'],
    offsets: [120, 720],
    currency: 'RUB',
    day: '31.12.2026',
    related: ['de', 'fr', 'us'],
  },
  ca: {
    iso: 'ca',
    locale: 'en-CA',
    zones: ['America/Vancouver', 'America/St_Johns'],
    offsets: [-480, -210],
    currency: 'CAD',
    day: '2026-12-31',
    related: ['us', 'uk', 'fr'],
  },
  br: {
    iso: 'br',
    locale: 'pt-BR',
    zones: ['America/Rio_Branco', 'America/Noronha'],
    offsets: [-300, -120],
    currency: 'BRL',
    day: '31/12/2026',
    related: ['pt', 'mx', 'us'],
  },
  uk: {
    iso: 'gb',
    locale: 'en-GB',
    zones: ['Europe/London', 'Europe/London'],
    offsets: [0, 0],
    currency: 'GBP',
    day: '31/12/2026',
    related: ['us', 'fr', 'de'],
  },
  es: {
    iso: 'es',
    locale: 'es-ES',
    zones: ['Atlantic/Canary', 'Europe/Madrid'],
    offsets: [0, 60],
    currency: 'EUR',
    day: '31/12/2026',
    related: ['pt', 'fr', 'mx'],
  },
  pt: {
    iso: 'pt',
    locale: 'pt-PT',
    zones: ['Atlantic/Azores', 'Europe/Lisbon'],
    offsets: [-60, 0],
    currency: 'EUR',
    day: '31/12/2026',
    related: ['es', 'br', 'fr'],
  },
}

export const isProxyCountry = (slug: string | undefined): slug is ProxyCountry =>
  slug !== undefined && Object.hasOwn(countryTable, slug)

/** "UTC−3:30". */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const rest = size % 60
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** The offsets of both ends; one if they are equal. */
export const offsetsOf = ({
  offsets: [west, east],
}: Pick<CountryRow, 'offsets'>): readonly string[] =>
  west === east ? [offsetText(west)] : [offsetText(west), offsetText(east)]
