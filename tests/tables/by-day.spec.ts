import { expect, it } from 'vitest'
import { byDay } from '@/app/by-day.ts'
import { calls } from '@/api/contract/index.ts'
import type { Call } from '@/api/contract/types.ts'
import { isRecord } from '@/lib/is-record.ts'

/** The names of a field that counts a day or a month, or says what is left of it. */
const counted = /(?:today|spentMonth|resetsAt|freeLeft|loadsDay)$/i
/** `{perDay, left}`. */
const isShare = (entries: object): boolean => 'perDay' in entries && 'left' in entries

/** Whether a schema has such a field at any depth. */
function countsDay(schema: unknown, seen = new Set<unknown>()): boolean {
  if (!isRecord(schema) || seen.has(schema)) return false
  seen.add(schema)
  const { entries } = schema
  if (isRecord(entries)) {
    if (isShare(entries) || Object.keys(entries).some((name) => counted.test(name))) return true
    if (Object.values(entries).some((field) => countsDay(field, seen))) return true
  }
  return ['wrapped', 'item', 'value', 'pipe', 'options'].some((name) =>
    [schema[name]].flat().some((inner) => countsDay(inner, seen)),
  )
}

const counting = Object.entries<Call>(calls).filter(
  ([, { method, res }]) => method === 'GET' && countsDay(res),
)

it('finds the answers that count a day', () => {
  const names = counting.map(([name]) => name)
  expect(names).toEqual(
    expect.arrayContaining(['dashboard', 'testOffer', 'transferLimits', 'fairness', 'team']),
  )
})

it('asks for each of them again when the day changes', () => {
  const kept = counting.filter(([, { provides }]) => !provides?.some((tag) => byDay.includes(tag)))
  expect(kept.map(([name]) => name)).toEqual([])
})
