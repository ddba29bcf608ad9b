export interface Cookie {
  name: string
  value: string
  /** Hidden from scripts on a real server. */
  httpOnly: boolean
  /** Seconds; absent means until the browser closes, and 0 removes the cookie. */
  maxAge?: number
}

export function parseCookies(header: string | null): Record<string, string> {
  const pairs = (header ?? '').split(';').flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : []
  })
  return Object.fromEntries(pairs)
}

/** Formats a cookie for Set-Cookie, or without HttpOnly for document.cookie. */
export function writeMockCookie(
  { name, value, httpOnly, maxAge }: Cookie,
  scripted = false,
): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  return `${name}=${value}; Path=/; SameSite=Lax${age}${httpOnly && !scripted ? '; HttpOnly' : ''}`
}
