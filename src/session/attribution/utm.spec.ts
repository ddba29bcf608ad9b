import fc from 'fast-check'
import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { utmFields } from '@/api/page-state.ts'
import { publicCalls } from '@/api/contract/public.ts'
import { parseUtm, rawUtm, readUtm, utmEvent } from './utm.ts'

const full = Object.fromEntries(utmFields.map((field) => [field, `${field}-value`]))
const query = (values: Record<string, string>): string => `?${new URLSearchParams(values)}`

it('reads the nine fields, and no others', () => {
  expect(readUtm(query({ ...full, utm_id: '7', gclid: 'x', q: 'text' }))).toEqual(full)
  expect(readUtm('?utm_source=%20a%20&utm_source=b&utm_medium=')).toEqual({ utm_source: 'a' })
})

it.each(['', '?', '?q=1', '?utm_source=', '?utm_id=7', '?pos=3&network=tron&matchtype=e'])(
  'sees no campaign in %j',
  (search) => expect(readUtm(search)).toBeNull(),
)

it('keeps nine plain values of 256 characters whole, cuts what is longer, and gives way where the cookie would not hold them', () => {
  const long = Object.fromEntries(utmFields.map((field) => [field, 'a'.repeat(256)]))
  expect(readUtm(query(long))).toEqual(long)
  expect(readUtm(query({ utm_source: 'a'.repeat(300) }))).toEqual({ utm_source: 'a'.repeat(256) })
  const wide = readUtm(
    query(Object.fromEntries(utmFields.map((field) => [field, '验'.repeat(256)]))),
  )
  expect(Object.keys(wide ?? {})).toHaveLength(9)
  expect(encodeURIComponent(JSON.stringify(wide)).length).toBeLessThanOrEqual(2700)
})

it('reads back what a cookie holds, and nothing that is not a campaign', () => {
  expect(parseUtm(JSON.stringify(full))).toEqual(full)
  for (const odd of [
    undefined,
    '',
    '{',
    'null',
    '1',
    '"x"',
    '[]',
    '{"utm_source":{"a":1}}',
    '{"__proto__":{"utm_source":"x"}}',
  ])
    expect(parseUtm(odd)).toEqual({})
})

it('keeps the raw part of the query', () => {
  expect(rawUtm('?q=me%40mail.example&utm_source=a%20b&pos=2&utm_id=7&from=9')).toBe(
    'utm_source=a%20b&pos=2&utm_id=7',
  )
  expect(rawUtm('')).toBe('')
})

it('tells the tracker of a campaign with a source alone', () => {
  expect(utmEvent('?utm_source=a&utm_id=7&utm_term=t&utm_content=')).toEqual({
    type: 'utm',
    data: { utm_source: 'a', utm_id: '7' },
  })
  expect(utmEvent('?utm_medium=a')).toBeNull()
})

it('takes whatever it is given', () => {
  const name = fc.oneof(
    fc.constantFrom(...utmFields, 'utm_id', '__proto__', 'constructor', 'utm___proto__'),
    fc.string(),
  )
  const value = fc.string({ unit: 'binary', maxLength: 600 })
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), fc.string({ unit: 'binary' }), (pairs, noise) => {
      const search = `?${pairs.map(([key, text]) => `${key}=${encodeURIComponent(text.toWellFormed())}`).join('&')}&${noise}`
      const utm = readUtm(search)
      expect(encodeURIComponent(JSON.stringify(utm)).length).toBeLessThanOrEqual(2700)
      for (const text of Object.values(utm ?? {})) expect(text.length).toBeLessThanOrEqual(256)
      expect(parseUtm(JSON.stringify(utm))).toEqual(utm ?? {})
      expect(encodeURIComponent(rawUtm(search)).length).toBeLessThanOrEqual(768)
      const event = utmEvent(search)
      expect(event === null || safeParse(publicCalls.trackEvent.arg, event).success).toBe(true)
      expect(Object.hasOwn(Object.prototype, 'utm_source')).toBe(false)
    }),
    { numRuns: 40 },
  )
})

it('is quick with a hundred thousand characters', () => {
  const search = `?utm_source=${'%F0%9F%98%80'.repeat(10_000)}&${'utm_medium=x&'.repeat(10_000)}`
  const began = performance.now()
  readUtm(search)
  rawUtm(search)
  utmEvent(search)
  expect(performance.now() - began).toBeLessThan(500)
})
