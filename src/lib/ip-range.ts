import ipaddr from 'ipaddr.js'

/** What an address or a range can be refused for, in the contract's words. */
export type RangeCode = 'bad_format' | 'not_allowed' | 'out_of_range'
export type RangeAnswer = { range: string } | { code: RangeCode }

/** The shortest prefixes that the contract takes (contract.md 4, common validation): a wider range is no protection. */
export const widest = { ipv4: 24, ipv6: 48 } as const

type Address = ReturnType<typeof ipaddr.parse>

/** By itself the library reads octal, hexadecimal and short forms, which mean another address than the one that was meant. */
const isWritten = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  (/^[\da-f:]+(?::\d{1,3}(?:\.\d{1,3}){3})?$/i.test(text) && ipaddr.IPv6.isValid(text))

/** An address with its prefix, the longest one where none is written; null where it is neither an address nor a range. */
function parseRange(text: string): { address: Address; prefix: number; most: 32 | 128 } | null {
  const [, host = '', size] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  if (!isWritten(host)) return null
  const address = ipaddr.parse(host)
  const most = address.kind() === 'ipv4' ? 32 : 128
  const prefix = size === undefined ? most : Number(size)
  return prefix > most ? null : { address, prefix, most }
}

/**
 * An address or a range (CIDR), v4 or v6, as the backend writes it: from the first address of the range, without a prefix that says
 * nothing. Private and reserved ones come from nowhere on the net.
 */
export function readRange(text: string): RangeAnswer {
  const read = parseRange(text)
  if (!read) return { code: 'bad_format' }
  const { address, prefix, most } = read
  const kind = address.kind()
  if (prefix < widest[kind]) return { code: 'out_of_range' }
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  const cidr = `${address.toString()}/${prefix}`
  const first = family.networkAddressFromCIDR(cidr)
  const last = family.broadcastAddressFromCIDR(cidr)
  if (first.range() !== 'unicast' || last.range() !== 'unicast') return { code: 'not_allowed' }
  return { range: prefix === most ? first.toString() : `${first.toString()}/${prefix}` }
}

/** Whether everything in one range lies in the other too. What cannot be read covers itself alone. */
export function covers(outer: string, inner: string): boolean {
  const [one, other] = [parseRange(outer), parseRange(inner)]
  if (!one || !other) return outer === inner
  return (
    one.most === other.most &&
    one.prefix <= other.prefix &&
    other.address.match(one.address, one.prefix)
  )
}

export interface LineProblem {
  /** From 1, as people count. */
  line: number
  text: string
  code: RangeCode
}

/** Ranges written one a line: each once, in their order, and what is wrong with which line. Empty lines say nothing. */
export function readLines(text: string): { ranges: string[]; problems: LineProblem[] } {
  const ranges = new Set<string>()
  const problems: LineProblem[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const answer = readRange(line)
    if ('range' in answer) ranges.add(answer.range)
    else problems.push({ line: index + 1, text: line.trim(), code: answer.code })
  }
  return { ranges: [...ranges], problems }
}
