import Cookies from 'universal-cookie'

const day = 24 * 60 * 60
const year = 365 * day

/** The cookies that this site's scripts write, with their lifetimes in seconds; null lasts as long as the browser's session. */
const lifetimes = {
  timezone: year,
  language: year,
  utm: year,
  original_referer: year,
  cms_referrer: null,
  cms_utm_get: null,
  reg_referrer: null,
  first_visited_page: 7 * day,
  last_visited_page: 7 * day,
  referral: 3 * day,
  is_user_foreigner: year,
  /** The second notice was dismissed (src/app/notices). */
  language_notice: year,
  /** A visit is under way, and these of its events have been sent (attribution/visit.ts). */
  visit: null,
} as const
export type CookieName = keyof typeof lifetimes

/** The value of a cookie, decoded; undefined where there is none, or cookies are refused. */
export function readCookie(name: CookieName): string | undefined {
  try {
    const value: unknown = new Cookies().get(name, { doNotParse: true })
    return typeof value === 'string' ? value : undefined
  } catch {
    // A sandboxed page has no cookies.
    return undefined
  }
}

/** Writes a cookie. @returns whether it was taken: it may be refused by throwing, or in silence */
export function writeCookie(name: CookieName, value: string): boolean {
  const maxAge = lifetimes[name]
  try {
    new Cookies().set(name, value, {
      path: '/',
      sameSite: 'lax',
      secure: location.protocol === 'https:',
      ...(maxAge !== null && { maxAge }),
    })
  } catch {
    return false
  }
  return readCookie(name) === value
}
