const fourParts = /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/
const sixParts = /^[\da-f:]+(?::\d{1,3}(?:\.\d{1,3}){3})?$/i

/** Whether a text has the full form of an address: four decimal numbers, or a v6 one. */
export const isWritten = (text: string): boolean => fourParts.test(text) || (text.includes(':') && sixParts.test(text))

const inBits = (parts: readonly string[], base: number, size: number): string =>
  parts.map((part) => Number.parseInt(part, base).toString(2).padStart(size, '0')).join('')

/** The bits of an address, 32 or 128 of them; null where it is none. */
function bitsOf(address: string): string | null {
  const v6 = address.includes(':')
  const url = `http://${v6 ? `[${address}]` : address}`
  if (!isWritten(address) || !URL.canParse(url)) return null
  // A URL has every address in one form.
  const { hostname } = new URL(url)
  if (!v6) return inBits(hostname.split('.'), 10, 8)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  return inBits([...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail], 16, 16)
}

/** An address or a range as the bits that all of its addresses begin with, out of how many; null where it is neither. */
function read(text: string): { most: number; begin: string } | null {
  const [, address = '', size] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  const bits = bitsOf(address)
  if (bits === null || Number(size ?? 0) > bits.length) return null
  return { most: bits.length, begin: bits.slice(0, size === undefined ? bits.length : Number(size)) }
}

/** Whether everything in one range lies in the other too. What cannot be read covers itself alone. */
export function covers(outer: string, inner: string): boolean {
  const [one, other] = [read(outer), read(inner)]
  return one && other ? one.most === other.most && other.begin.startsWith(one.begin) : outer === inner
}
