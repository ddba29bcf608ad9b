/** The protocols that a server's addresses may have, besides own paths (quality.md section 1). */
const away = new Set(['https:', 'mailto:'])

/**
 * Checks every address that comes from a server, in HTML and in URL fields.
 * @param value as it was sent
 * @param origin of this page; addresses on it are returned as paths
 * @returns the address to write, or null unless it is https, mailto or an own path
 */
export function linkTarget(value: string, origin: string): string | null {
  let url: URL
  try {
    url = new URL(value, `${origin}/`)
  } catch {
    return null
  }
  if (url.username || url.password) return null
  if (url.origin === origin) {
    // Only absolute paths are allowed: a relative one would mean something else on every page.
    if (!/^\/(?!\/)/.test(value) && !value.toLowerCase().startsWith(`${origin}/`)) return null
    return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash
  }
  // Without its own protocol the address would use the page's.
  return away.has(url.protocol) && /^[a-z]/i.test(value) ? url.href : null
}
