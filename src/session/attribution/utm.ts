import { utmFields } from '@/api/page-state.ts'
import type { Utm } from '@/api/page-state.ts'
import type { TrackedEvent } from '@/api/track.ts'
import { capEncoded, capText } from './cap.ts'

type UtmEvent = Extract<TrackedEvent, { type: 'utm' }>

/** The maximum length of a value (quality.md section 1). */
const longest = 256
/** The maximum length of the encoded cookie. Nine plain values of maximum length fit. */
const longestCookie = 2700
const longestRaw = 768

const encodedLength = (utm: Utm): number => encodeURIComponent(JSON.stringify(utm)).length

/**
 * Picks the known fields of an address or cookie and shortens them to fit the cookie; the longest
 * are dropped first.
 */
function pick(valueOf: (field: string) => unknown): Utm {
  let utm: Utm = {}
  for (let most = longest; most >= 8; most /= 2) {
    utm = {}
    for (const field of utmFields) {
      const value = valueOf(field)
      const text = typeof value === 'string' ? capText(value.slice(0, 4096).trim(), most) : ''
      if (text !== '') utm[field] = text
    }
    if (encodedLength(utm) <= longestCookie) break
  }
  return utm
}

const isUtm = (name: string): boolean => name.startsWith('utm_')

/**
 * Returns the campaign of an address, or null. At least one utm_ field is required: `pos`,
 * `network` and `matchtype` alone may mean anything.
 */
export function readUtm(search: string): Utm | null {
  const query = new URLSearchParams(search)
  const utm = pick((field) => query.get(field))
  return Object.keys(utm).some(isUtm) ? utm : null
}

/**
 * Parses the campaign in a cookie. Anyone may have written it, so only known fields with text are
 * accepted.
 */
export function parseUtm(text: string | undefined): Utm {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null
      ? pick((field) => (Object.hasOwn(value, field) ? Reflect.get(value, field) : null))
      : {}
  } catch {
    return {}
  }
}

/** Returns the campaign's part of a query, unchanged. */
export function rawUtm(search: string): string {
  const known = new Set<string>(utmFields)
  const pairs = search
    .slice(0, 100 * longestRaw)
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => {
      const name = pair.split('=', 1)[0] ?? ''
      return known.has(name) || isUtm(name)
    })
  return capEncoded(pairs.join('&'), longestRaw)
}

/** Returns the tracker's event for a campaign; null without a source. */
export function utmEvent(search: string): UtmEvent | null {
  const query = new URLSearchParams(search)
  const value = (name: string): string =>
    capText((query.get(name) ?? '').slice(0, 4096).trim(), longest)
  const source = value('utm_source')
  if (source === '') return null
  const data: UtmEvent['data'] = { utm_source: source }
  for (const name of ['utm_medium', 'utm_campaign', 'utm_id', 'utm_content'] as const)
    if (value(name) !== '') data[name] = value(name)
  return { type: 'utm', data }
}
