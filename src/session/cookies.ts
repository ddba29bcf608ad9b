import Cookies from 'universal-cookie'

const day = 24 * 60 * 60
const year = 365 * day

/**
 * The cookies that scripts of this site write, with their lifetimes in seconds; null for a session
 * cookie.
 */
export const cookieLifetimes = {
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
  /** A visit is running, and these of its events have been sent (attribution/visit.ts). */
  visit: null,
} as const
export type CookieName = keyof typeof cookieLifetimes

/** The decoded value of a cookie; undefined if there is none or cookies are refused. */
export function readCookie(name: CookieName): string | undefined {
  try {
    const value: unknown = new Cookies().get(name, { doNotParse: true })
    return typeof value === 'string' ? value : undefined
  } catch {
    // A sandboxed page has no cookies.
    return undefined
  }
}

/**
 * Writes a cookie.
 * @returns whether it was stored; a browser may refuse it with an error or silently
 */
export function writeCookie(name: CookieName, value: string): boolean {
  const maxAge = cookieLifetimes[name]
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
