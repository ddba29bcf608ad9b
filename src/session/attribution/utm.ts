import { utmFields } from '@/api/page-state.ts'
import type { Utm } from '@/api/page-state.ts'
import type { TrackedEvent } from '@/api/track.ts'
import { capEncoded, capText } from './cap.ts'

type UtmEvent = Extract<TrackedEvent, { type: 'utm' }>

/** Characters of a value (quality.md section 1). */
const longest = 256
/** Of the whole cookie, encoded: nine plain values at their longest fit in. */
const longestCookie = 2700
const longestRaw = 768

const encodedLength = (utm: Utm): number => encodeURIComponent(JSON.stringify(utm)).length

/** The known fields of what an address or a cookie says, as they fit into the cookie: the longest give way first. */
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
 * The campaign of an address, or null. One of the utm_ fields makes it one: `pos`, `network` and `matchtype` alone may mean
 * anything.
 */
export function readUtm(search: string): Utm | null {
  const query = new URLSearchParams(search)
  const utm = pick((field) => query.get(field))
  return Object.keys(utm).some(isUtm) ? utm : null
}

/** What a cookie keeps of a campaign. Anybody may have written it: only known fields are taken, and only text. */
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

/** The campaign's part of a query as it stands, without what else is in there. */
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

/** What the tracker is told of a campaign; null without a source. */
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
