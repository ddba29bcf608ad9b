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
