import fc from 'fast-check'
import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { utmFields } from '@/api/page-state.ts'
import { publicCalls } from '@/api/contract/public.ts'
import { parseUtm, rawUtm, readUtm, utmEvent } from './utm.ts'
import { capEncoded, capText } from './cap.ts'
import { readFrom } from './referral.ts'

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

const anyText = fc
  .string({ unit: 'binary', maxLength: 400 })
  .chain((text) => fc.constantFrom(text, `${text}\ud800`, text.repeat(40)))

it('keeps whole characters, at most so many', () => {
  expect(capText('abcdef', 3)).toBe('abc')
  expect(capText('a😀', 2)).toBe('a')
  fc.assert(
    fc.property(anyText, fc.integer({ min: 0, max: 300 }), (text, most) => {
      const kept = capText(text, most)
      expect(kept.length).toBeLessThanOrEqual(most)
      expect(kept.isWellFormed()).toBe(true)
    }),
  )
})

it('is never longer than allowed when it is encoded', () => {
  expect(capEncoded('a/b', 4)).toBe('a/')
  expect(capEncoded('验证码', 18)).toBe('验证')
  fc.assert(
    fc.property(anyText, fc.integer({ min: 0, max: 300 }), (text, most) => {
      const kept = capEncoded(text, most)
      expect(encodeURIComponent(kept).length).toBeLessThanOrEqual(most)
      expect(text.toWellFormed().startsWith(kept)).toBe(true)
    }),
  )
  expect(capEncoded('x'.repeat(1_000_000), 10)).toBe('xxxxxxxxxx')
})

it.each([
  ['?from=12345', '12345'],
  ['?from=%20ab-1%20&from=2', 'ab-1'],
  [`?from=${'a'.repeat(128)}`, 'a'.repeat(128)],
])('%s', (search, from) => expect(readFrom(search)).toBe(from))

it.each([
  '',
  '?',
  '?from',
  '?from=',
  '?from=%20',
  '?from=a%00b',
  '?from=a%0d%0ab',
  '?from=%FF',
  `?from=${'a'.repeat(129)}`,
  '?From=1',
])('nobody in %j', (search) => expect(readFrom(search)).toBeNull())
