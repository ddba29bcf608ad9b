import { toUnicode } from 'punycode/punycode.es6.js'

/** Domain names: stored as punycode in lower case, shown in Unicode. */

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * Returns the host of typed or pasted text as lower-case punycode, or null if it is not a domain
 * name.
 */
export function toDomain(text: string): string | null {
  const bare = text.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
  const host = /^[^/?#]*/.exec(bare)?.[0].replace(/\.$/, '') ?? ''
  if (!host || /[\s@\\[\]]/.test(host)) return null
  const address = `https://${host}/`
  if (!URL.canParse(address)) return null
  const { hostname } = new URL(address)
  const labels = hostname.split('.')
  // A name that ends in a number is an IP address.
  const named = labels.length > 1 && !/^(?:\d+|0x[\da-f]*)$/.test(labels.at(-1) ?? '')
  return named && hostname.length <= 253 && labels.every((part) => label.test(part))
    ? hostname
    : null
}

/** Shows a stored domain in Unicode, unless that would not convert back to it. */
export function readableDomain(domain: string): string {
  if (!domain.includes('xn--')) return domain
  try {
    const read = toUnicode(domain)
    return toDomain(read) === domain ? read : domain
  } catch {
    return domain
  }
}
