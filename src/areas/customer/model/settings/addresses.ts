import { commentLength } from '@/api/contract/ip-list.ts'
import type { IpList } from '@/api/contract/ip-list.ts'
import { covers, readRange } from '@/lib/ip-range.ts'
import type { RangeCode } from '@/lib/ip-range.ts'
import * as v from 'valibot'

/** What can be said of a line or an address, in words of the page. */
export const addressProblems = ['bad_format', 'out_of_range', 'not_allowed', 'not_unique', 'covered', 'too_long'] as const
export type AddressProblem = (typeof addressProblems)[number]

export interface Line {
  /** Counted from 1. */
  line: number
  text: string
}
export interface LineToAdd extends Line {
  ip: string
  comment: string
}
export interface LineProblem extends Line {
  problem: AddressProblem
  /** The range that covers it. */
  by?: string
}
export interface Bulk {
  add: LineToAdd[]
  /** To be put right before anything is sent. */
  wrong: LineProblem[]
  /** Needless ones: there already, or inside of a range. */
  skipped: LineProblem[]
}

/** Addresses one a line, each with a comment behind it if one likes. */
export function readBulk(text: string, existing: readonly string[]): Bulk {
  const wrong: LineProblem[] = []
  const read: LineToAdd[] = []
  text.split(/\r?\n/).forEach((raw, index) => {
    const [, typed = '', comment = ''] = /^([^\s,;#]+)[\s,;#]*(.*)$/.exec(raw.trim()) ?? []
    const line = { line: index + 1, text: raw.trim() }
    if (!typed) return
    const range = readRange(typed)
    if ('code' in range) wrong.push({ ...line, problem: range.code })
    else if (comment.length > commentLength) wrong.push({ ...line, problem: 'too_long' })
    else read.push({ ...line, ip: range.range, comment })
  })
  const add: LineToAdd[] = []
  const skipped: LineProblem[] = []
  // A single address covers nothing but itself.
  const wide = [...existing, ...read.map(({ ip }) => ip)].filter((ip) => ip.includes('/'))
  for (const one of read) {
    const { line, text: shown } = one
    const by = wide.find((other) => other !== one.ip && covers(other, one.ip))
    if (existing.includes(one.ip) || add.some(({ ip }) => ip === one.ip)) skipped.push({ line, text: shown, problem: 'not_unique' })
    else if (by) skipped.push({ line, text: shown, problem: 'covered', by })
    else add.push(one)
  }
  return { add, wrong, skipped }
}

/** The range of a list that an address lies in. */
export const coverOf = (ranges: readonly { ip: string }[], address: string): string | undefined => ranges.find(({ ip }) => covers(ip, address))?.ip

/** Whether calls from where one sits are refused, the list being on: of what is not known, nothing is said. */
export function locksOut(records: IpList['records'], currentIp: string | null): boolean {
  return records.length === 0 || (currentIp !== null && coverOf(records, currentIp) === undefined)
}

const checkAddress = (wanted: RangeCode) => (typed: string) => {
  const read = readRange(typed)
  return 'range' in read || read.code !== wanted
}

/** One address, new or changed; `others` are those that it must not repeat. */
export const addressForm = (others: readonly string[]) =>
  v.object({
    ip: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.check(checkAddress('bad_format'), 'bad_format'),
      v.check(checkAddress('out_of_range'), 'out_of_range'),
      v.check(checkAddress('not_allowed'), 'not_allowed'),
      v.check((typed) => {
        const read = readRange(typed)
        return !('range' in read) || !others.includes(read.range)
      }, 'not_unique'),
    ),
    comment: v.pipe(v.string(), v.trim(), v.maxLength(commentLength)),
  })

export const bulkForm = (existing: readonly string[], max: number) =>
  v.object({
    lines: v.pipe(
      v.string(),
      v.check((text) => text.trim() !== '', 'required'),
      v.check((text) => readBulk(text, existing).wrong.length === 0, 'bad_format'),
      v.check((text) => readBulk(text, existing).add.length > 0, 'not_unique'),
      v.check((text) => readBulk(text, existing).add.length + existing.length <= max, 'limit_exceeded'),
    ),
  })

/** Which lines a backend refused: it names them by their place among those that were sent. */
export function refusedLines(fields: Record<string, { code: string }> | undefined, sent: readonly LineToAdd[]): LineProblem[] {
  return Object.entries(fields ?? {}).flatMap(([field, { code }]) => {
    const one = sent[Number(/^records\.(\d+)\./.exec(field)?.[1] ?? NaN)]
    const problem = addressProblems.find((known) => known === code) ?? 'bad_format'
    return one ? [{ line: one.line, text: one.text, problem }] : []
  })
}
