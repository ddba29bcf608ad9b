import ipaddr from 'ipaddr.js'
import { isWritten } from './ip-covers.ts'

/** What an address or a range can be refused for, in the contract's words. */
export type RangeCode = 'bad_format' | 'not_allowed' | 'out_of_range'
export type RangeAnswer = { range: string } | { code: RangeCode }

/** The shortest prefixes that the contract takes (contract.md 4, common validation): a wider range is no protection. */
export const widest = { ipv4: 24, ipv6: 48 } as const

type Address = ReturnType<typeof ipaddr.parse>

function parse(text: string): Address | null {
  // By itself the library reads octal, hexadecimal and short forms, which mean another address than the one that was meant.
  if (!isWritten(text)) return null
  return ipaddr.isValid(text) ? ipaddr.parse(text) : null
}

const bytesOf = (address: Address): number[] => address.toByteArray()

/** The first and the last address of a range. */
function ends(address: Address, prefix: number): [Address, Address] {
  const end = (fill: 0 | 255): Address =>
    ipaddr.fromByteArray(
      bytesOf(address).map((byte, index) => {
        const mask = 256 - 2 ** (8 - Math.min(8, Math.max(0, prefix - index * 8)))
        return (byte & mask) | (fill & ~mask & 255)
      }),
    )
  return [end(0), end(255)]
}

/**
 * An address or a range (CIDR), v4 or v6, as the backend writes it: from the first address of the range, without a prefix that says
 * nothing. Private and reserved ones come from nowhere on the net.
 */
export function readRange(text: string): RangeAnswer {
  const [, host = '', size] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  const address = parse(host)
  if (!address) return { code: 'bad_format' }
  const kind = address.kind()
  const most = kind === 'ipv4' ? 32 : 128
  const prefix = size === undefined ? most : Number(size)
  if (prefix > most) return { code: 'bad_format' }
  if (prefix < widest[kind]) return { code: 'out_of_range' }
  const [first, last] = ends(address, prefix)
  if (first.range() !== 'unicast' || last.range() !== 'unicast') return { code: 'not_allowed' }
  return { range: prefix === most ? first.toString() : `${first.toString()}/${prefix}` }
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
