/** The raw value of a cookie. What is written, and what is read with its encoding, goes through universal-cookie. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
    return pair?.slice(name.length + 1)
  } catch {
    // A sandboxed page has no cookies.
    return undefined
  }
}
