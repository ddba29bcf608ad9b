/** Protocols of addresses that a server may send, besides paths of our own (quality.md section 1). */
const away = new Set(['https:', 'mailto:'])

/**
 * The one judge of addresses that come from a server, in its HTML and in its URL fields.
 * @param value as it was sent
 * @param origin of this page: what lies there comes back as a path
 * @returns the address to write, or null where it is none of https, mailto and own paths
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
    // A path is whole: one that begins with nothing or with dots means something else on every page.
    if (!/^\/(?!\/)/.test(value) && !value.toLowerCase().startsWith(`${origin}/`)) return null
    return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash
  }
  // Without a protocol of its own the address would follow the page's.
  return away.has(url.protocol) && /^[a-z]/i.test(value) ? url.href : null
}
