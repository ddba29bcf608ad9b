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
  return named && hostname.length <= 253 && labels.every((part) => label.test(part)) ? hostname : null
}

const base = 36
const threshold = (k: number, bias: number): number => Math.min(26, Math.max(1, k - bias))

function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 22
  return code >= 0x61 && code <= 0x7a ? code - 0x61 : base
}

function adapt(delta: number, length: number, first: boolean): number {
  let left = first ? Math.floor(delta / 700) : delta >> 1
  left += Math.floor(left / length)
  let k = 0
  for (; left > 455; k += base) left = Math.floor(left / 35)
  return k + Math.floor((36 * left) / (left + 38))
}

/** RFC 3492, one label without its `xn--`; null where it is none. (A URL encodes such names, but nothing in a browser decodes them.) */
function decodeLabel(text: string): string | null {
  const dash = text.lastIndexOf('-')
  const found = dash > 0 ? Array.from(text.slice(0, dash), (letter) => letter.charCodeAt(0)) : []
  let [n, i, bias, at] = [128, 0, 72, dash > 0 ? dash + 1 : 0]
  while (at < text.length) {
    const before = i
    let weight = 1
    for (let k = base; ; k += base) {
      const digit = digitOf(text.charCodeAt(at))
      if (at >= text.length || digit >= base) return null
      at += 1
      i += digit * weight
      const least = threshold(k, bias)
      if (digit < least) break
      weight *= base - least
    }
    const length = found.length + 1
    bias = adapt(i - before, length, before === 0)
    n += Math.floor(i / length)
    i %= length
    if (n > 0x10ffff) return null
    found.splice(i, 0, n)
    i += 1
  }
  return String.fromCodePoint(...found)
}

/** A kept domain as people read it; what would not lead back to it stays as it is. */
export function readableDomain(domain: string): string {
  if (!domain.includes('xn--')) return domain
  const read = domain
    .split('.')
    .map((part) => (part.startsWith('xn--') ? (decodeLabel(part.slice(4)) ?? part) : part))
    .join('.')
  return toDomain(read) === domain ? read : domain
}
