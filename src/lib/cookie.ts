/** The raw value of a cookie. Encoded values and writes use universal-cookie. */
export function readRawCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
    return pair?.slice(name.length + 1)
  } catch {
    // A sandboxed page has no cookies.
    return undefined
  }
}

/**
 * Whether the browser keeps cookies of this site. `navigator.cookieEnabled` alone does not say so:
 * it is true as well where a setting or an extension refuses them to this site.
 */
export function keepsCookies(): boolean {
  if (!navigator.cookieEnabled) return false
  try {
    if (document.cookie !== '') return true
    const attributes = `; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
    document.cookie = `probe=1; Max-Age=60${attributes}`
    const isKept = document.cookie !== ''
    document.cookie = `probe=; Max-Age=0${attributes}`
    return isKept
  } catch {
    return false
  }
}
