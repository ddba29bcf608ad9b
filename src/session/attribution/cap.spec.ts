import fc from 'fast-check'
import { expect, it } from 'vitest'
import { capEncoded, capText } from './cap.ts'

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
