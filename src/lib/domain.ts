import { toUnicode } from 'punycode/punycode.es6.js'

/** Domain names: kept as punycode in lower case, shown as people read them. */

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** The host of what was typed or pasted, as punycode in lower case; null where it is no domain name. */
export function toDomain(text: string): string | null {
  const bare = text.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
  const host = /^[^/?#]*/.exec(bare)?.[0].replace(/\.$/, '') ?? ''
  if (!host || /[\s@\\[\]]/.test(host)) return null
  const address = `https://${host}/`
  if (!URL.canParse(address)) return null
  const { hostname } = new URL(address)
  const labels = hostname.split('.')
  // What ends in figures is an address of the network, not a name.
  const named = labels.length > 1 && !/^(?:\d+|0x[\da-f]*)$/.test(labels.at(-1) ?? '')
  return named && hostname.length <= 253 && labels.every((part) => label.test(part))
    ? hostname
    : null
}

/** A kept domain as people read it; what would not lead back to it stays as it is. */
export function readableDomain(domain: string): string {
  if (!domain.includes('xn--')) return domain
  try {
    const read = toUnicode(domain)
    return toDomain(read) === domain ? read : domain
  } catch {
    return domain
  }
}
