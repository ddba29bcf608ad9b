import * as v from 'valibot'
import { covers, readRange } from '@/lib/ip-range.ts'
import { addressProblems } from './address-form.ts'
import type { AddressProblem } from './address-form.ts'

export interface Line {
  /** Starts at 1. */
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
  /** Lines to correct before anything is sent. */
  wrong: LineProblem[]
  /** Unnecessary lines: already listed, or covered by a range. */
  skipped: LineProblem[]
}

/**
 * Parses addresses, one per line, each with an optional comment.
 * @param longest the maximum length of a comment
 */
export function readBulk(text: string, existing: readonly string[], longest: number): Bulk {
  const wrong: LineProblem[] = []
  const read: LineToAdd[] = []
  text.split(/\r?\n/).forEach((raw, index) => {
    const [, typed = '', comment = ''] = /^([^\s,;#]+)[\s,;#]*(.*)$/.exec(raw.trim()) ?? []
    const line = { line: index + 1, text: raw.trim() }
    if (!typed) return
    const range = readRange(typed)
    if ('code' in range) wrong.push({ ...line, problem: range.code })
    else if (comment.length > longest) wrong.push({ ...line, problem: 'too_long' })
    else read.push({ ...line, ip: range.range, comment })
  })
  const add: LineToAdd[] = []
  const skipped: LineProblem[] = []
  // A single address covers only itself.
  const wide = [...existing, ...read.map(({ ip }) => ip)].filter((ip) => ip.includes('/'))
  for (const one of read) {
    const { line, text: shown } = one
    const by = wide.find((other) => other !== one.ip && covers(other, one.ip))
    if (existing.includes(one.ip) || add.some(({ ip }) => ip === one.ip))
      skipped.push({ line, text: shown, problem: 'not_unique' })
    else if (by) skipped.push({ line, text: shown, problem: 'covered', by })
    else add.push(one)
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
): LineProblem[] {
  return Object.entries(fields ?? {}).flatMap(([field, { code }]) => {
    const one = sent[Number(/^records\.(\d+)\./.exec(field)?.[1] ?? NaN)]
    const problem = addressProblems.find((known) => known === code) ?? 'bad_format'
    return one ? [{ line: one.line, text: one.text, problem }] : []
  })
}
