import * as v from 'valibot'
import { halfWidth } from '@/lib/half-width.ts'
import { withoutInvisible } from '@/lib/invisible.ts'
import {
  addressesIn,
  coverFinder,
  isAddress,
  longestLines,
  partsOf,
  readRange,
  withoutMark,
} from '@/lib/ip-range.ts'
import { addressProblems } from './address-form.ts'
import type { AddressProblem } from './address-form.ts'

export interface AddressLine {
  /** Starts at 1. */
  line: number
  text: string
}
export interface LineToAdd extends AddressLine {
  ip: string
  comment: string
}
export interface AddressLineProblem extends AddressLine {
  problem: AddressProblem
  /** The range that covers it. */
  by?: string
}
export interface Bulk {
  add: LineToAdd[]
  /** Lines to correct before anything is sent. */
  wrong: AddressLineProblem[]
  /** Unnecessary lines: already listed, or covered by a range. */
  skipped: AddressLineProblem[]
}

/** What a line says of several addresses, each after a semicolon: 93.184.215.14,office;104.20.23.7 */
function recordsOf(raw: string): string[] {
  const line = withoutMark(withoutInvisible(raw).trim())
  const [head = '', ...remark] = line.split(/(?=#)/)
  const records: string[] = []
  for (const piece of head.split(/(?<=[;；])/)) {
    const isComment = records.length > 0 && !isAddress(partsOf(piece)[0] ?? '')
    records.push((isComment ? records.pop() : '') + piece)
  }
  return [...records.slice(0, -1), [records.at(-1), ...remark].join('')]
}

interface Entry {
  text: string
  typed: string
  comment: string
  /** Whether its comment has an address, so that it cannot be told what was meant. */
  isUnclear: boolean
}

/** The addresses of a record, and what follows the last one. */
function entriesOf(record: string): Entry[] {
  const head = record.split('#')[0] ?? ''
  const parts = partsOf(head)
  // What is no address is a comment, unless it stands first.
  const end = parts.findIndex((part, index) => index > 0 && !isAddress(part))
  const addresses = end < 0 ? parts : parts.slice(0, end)
  const plain = halfWidth(record)
  const at = addresses.reduce((from, part) => plain.indexOf(part, from) + part.length, 0)
  const comment = record
    .slice(at)
    .replace(/^["'\]]*[\s,;|#，；、]*/, '')
    .replace(/[\s;；|]+$/, '')
  const isDashed = addresses.some((part) => !isAddress(part) && addressesIn(part) > 1)
  const isUnclear = isDashed || addressesIn(head.slice(at)) > 0
  return addresses.map((typed, index) => {
    const isLast = index === addresses.length - 1
    return {
      text: isLast ? `${typed} ${comment}`.trim() : typed,
      typed,
      comment: isLast ? comment : '',
      isUnclear: isLast && isUnclear,
    }
  })
}

/**
 * Parses addresses by line, of a text up to `longestLines`: nothing of a longer one, which the field
 * refuses. A line is one address with an optional comment, or several addresses, of
 * which the last may have the comment.
 * @param longest the maximum length of a comment
 */
export function readBulk(text: string, existing: readonly string[], longest: number): Bulk {
  const wrong: AddressLineProblem[] = []
  const read: LineToAdd[] = []
  const lines = text.length > longestLines ? [] : text.split(/\r?\n/)
  lines.forEach((raw, index) => {
    for (const { text: shown, typed, comment, isUnclear } of recordsOf(raw).flatMap(entriesOf)) {
      const line = { line: index + 1, text: shown }
      const range = readRange(typed)
      if (isUnclear) wrong.push({ ...line, problem: 'unclear' })
      else if ('code' in range) wrong.push({ ...line, problem: range.code })
      else if (comment.length > longest) wrong.push({ ...line, problem: 'too_long' })
      else read.push({ ...line, ip: range.range, comment })
    }
  })
  const add: LineToAdd[] = []
  const skipped: AddressLineProblem[] = []
  const listed = new Set(existing)
  const coverOf = coverFinder([...existing, ...read.map(({ ip }) => ip)])
  for (const one of read) {
    const { ip, line, text: shown } = one
    const by = listed.has(ip) ? undefined : coverOf(ip)
    if (by !== undefined) skipped.push({ line, text: shown, problem: 'covered', by })
    else if (listed.has(ip)) skipped.push({ line, text: shown, problem: 'not_unique' })
    else {
      listed.add(ip)
      add.push(one)
    }
  }
  return { add, wrong, skipped }
}

export const bulkForm = (existing: readonly string[], max: number, longest: number) =>
  v.object({
    lines: v.pipe(
      v.string(),
      v.check((text) => text.trim() !== '', 'required'),
      v.check((text) => readBulk(text, existing, longest).wrong.length === 0, 'bad_format'),
      v.check((text) => readBulk(text, existing, longest).add.length > 0, 'not_unique'),
      v.check(
        (text) => readBulk(text, existing, longest).add.length + existing.length <= max,
        'limit_exceeded',
      ),
    ),
  })

/** Returns the lines that the backend refused. It names them by their index among the sent ones. */
export function refusedLines(
  fields: Record<string, { code: string }> | undefined,
  sent: readonly LineToAdd[],
): AddressLineProblem[] {
  return Object.entries(fields ?? {}).flatMap(([field, { code }]) => {
    const one = sent[Number(/^records\.(\d+)\./.exec(field)?.[1] ?? NaN)]
    const problem = addressProblems.find((known) => known === code) ?? 'bad_format'
    return one ? [{ line: one.line, text: one.text, problem }] : []
  })
}
