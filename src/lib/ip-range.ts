import ipaddr from 'ipaddr.js'
import { halfWidth } from './half-width.ts'
import { withoutInvisible } from './invisible.ts'

/** An address or a list of them as it was meant, whatever it was copied from or typed with. */
const folded = (text: string): string => halfWidth(withoutInvisible(text))

/** Why an address or range is refused, in the contract's codes. */
export type RangeCode = 'bad_format' | 'not_allowed' | 'out_of_range'
export type RangeAnswer = { range: string } | { code: RangeCode }

/**
 * The shortest prefixes that the contract accepts (contract.md 4, common validation). A wider range
 * would protect nothing.
 */
export const widestRange = { ipv4: 24, ipv6: 48 } as const

type Address = ReturnType<typeof ipaddr.parse>

/**
 * The library also accepts octal, hexadecimal and short forms, which mean other addresses than
 * people expect.
 */
const isWritten = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  (/^[\da-f:]+(?::\d{1,3}(?:\.\d{1,3}){3})?$/i.test(text) && ipaddr.IPv6.isValid(text))

/**
 * Parses an address with its prefix, which defaults to the longest. Null if it is neither an
 * address nor a range.
 */
function parseRange(text: string): { address: Address; prefix: number; most: 32 | 128 } | null {
  const [, host = '', size] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(folded(text).trim()) ?? []
  if (!isWritten(host)) return null
  const address = ipaddr.parse(host)
  const most = address.kind() === 'ipv4' ? 32 : 128
  const prefix = size === undefined ? most : Number(size)
  return prefix > most ? null : { address, prefix, most }
}

/**
 * Normalizes an address or a range (CIDR), v4 or v6, as the backend writes it: the first address of
 * the range, without a prefix for a single address. Private and reserved addresses are refused,
 * because no request comes from them.
 */
export function readRange(text: string): RangeAnswer {
  const read = parseRange(text)
  if (!read) return { code: 'bad_format' }
  const { address, prefix, most } = read
  const kind = address.kind()
  if (prefix < widestRange[kind]) return { code: 'out_of_range' }
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  const cidr = `${address.toString()}/${prefix}`
  const first = family.networkAddressFromCIDR(cidr)
  const last = family.broadcastAddressFromCIDR(cidr)
  if (first.range() !== 'unicast' || last.range() !== 'unicast') return { code: 'not_allowed' }
  return { range: prefix === most ? first.toString() : `${first.toString()}/${prefix}` }
}

/** Whether one range contains the other. An unreadable range contains only itself. */
export function covers(outer: string, inner: string): boolean {
  const [one, other] = [parseRange(outer), parseRange(inner)]
  if (!one || !other) return outer === inner
  return (
    one.most === other.most &&
    one.prefix <= other.prefix &&
    other.address.match(one.address, one.prefix)
  )
}

/**
 * Finds the first of some ranges that contains a given one and is another. Long lists are pasted, so
 * the ranges are looked up by their prefixes and not compared each with each.
 */
export function coverFinder(ranges: readonly string[]): (inner: string) => string | undefined {
  const sizes = new Map<string, Map<string, number>>()
  const networkOf = ({ address, most }: { address: Address; most: number }, prefix: number) =>
    (most === 32 ? ipaddr.IPv4 : ipaddr.IPv6)
      .networkAddressFromCIDR(`${address.toString()}/${prefix}`)
      .toString()
  ranges.forEach((range, index) => {
    const read = parseRange(range)
    if (!read || read.prefix === read.most) return
    const size = `${read.most}/${read.prefix}`
    const networks = sizes.get(size) ?? new Map<string, number>()
    sizes.set(size, networks)
    const network = networkOf(read, read.prefix)
    if (!networks.has(network)) networks.set(network, index)
  })
  return (inner) => {
    const read = parseRange(inner)
    if (!read) return undefined
    const found = [...sizes].flatMap(([size, networks]) => {
      const [most, prefix] = size.split('/').map(Number)
      if (most !== read.most || prefix === undefined || prefix > read.prefix) return []
      const index = networks.get(networkOf(read, prefix))
      return index === undefined || ranges[index] === inner ? [] : [index]
    })
    return ranges[Math.min(...found)]
  }
}

export interface LineProblem {
  /** Starts at 1. */
  line: number
  text: string
  code: RangeCode
}

/** A line without the mark that documents put before each entry of a list: a bullet or a number. */
export const withoutMark = (line: string): string =>
  line.replace(/^\s*(?:[-*+•·▪◦–—]|\d{1,4}[.)])\s+/, '')

/**
 * The parts of a line of a list: people separate them by commas, semicolons and spaces, and programs
 * write them in quotes, brackets and the bars of a table.
 */
export const partsOf = (line: string): string[] =>
  folded(line)
    .split(/[\s,;|"'[\]]+/)
    .filter(Boolean)

/** Whether a part of a line is meant as an address, even if it is refused. */
export function isAddress(part: string): boolean {
  const read = readRange(part)
  return 'range' in read || read.code !== 'bad_format'
}

/** How many addresses a text names, the two ends of a range with a dash among them. */
export const addressesIn = (text: string): number =>
  partsOf(text)
    .flatMap((part) => part.split(/[-–—−]/))
    .filter(isAddress).length

/** Enough for a hundred IPv6 ranges with comments, and short enough to read on every key. */
export const longestLines = 8000

/**
 * Parses ranges, by line, comma, semicolon or space: each range once, in order, and the problems by
 * line; nothing of a text over `longestLines`, which the field refuses.
 */
export function readLines(text: string): { ranges: string[]; problems: LineProblem[] } {
  const ranges = new Set<string>()
  const problems: LineProblem[] = []
  if (text.length > longestLines) return { ranges: [], problems }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    for (const part of partsOf(withoutMark(line))) {
      const answer = readRange(part)
      if ('range' in answer) ranges.add(answer.range)
      else problems.push({ line: index + 1, text: part, code: answer.code })
    }
  }
  return { ranges: [...ranges], problems }
}
