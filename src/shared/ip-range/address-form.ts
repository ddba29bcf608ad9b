import * as v from 'valibot'
import { addressesIn, readRange } from '@/lib/ip-range.ts'
import type { RangeCode } from '@/lib/ip-range.ts'

/** The problems of a line or an address, which have messages. */
export const addressProblems = [
  'bad_format',
  'out_of_range',
  'not_allowed',
  'not_unique',
  'covered',
  'too_long',
  'unclear',
  'several',
] as const
export type AddressProblem = (typeof addressProblems)[number]

const checkAddress = (wanted: RangeCode) => (typed: string) => {
  const found = readRange(typed)
  return 'range' in found || found.code !== wanted
}

/**
 * The form of one address, new or changed.
 * @param others the addresses that it must not repeat
 * @param longest the maximum length of its comment
 */
export const addressForm = (others: readonly string[], longest: number) =>
  v.object({
    ip: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.check((typed) => addressesIn(typed) < 2, 'several'),
      v.check(checkAddress('bad_format'), 'bad_format'),
      v.check(checkAddress('out_of_range'), 'out_of_range'),
      v.check(checkAddress('not_allowed'), 'not_allowed'),
      v.check((typed) => {
        const found = readRange(typed)
        return !('range' in found) || !others.includes(found.range)
      }, 'not_unique'),
    ),
    comment: v.pipe(v.string(), v.trim(), v.maxLength(longest)),
  })
