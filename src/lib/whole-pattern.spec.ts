import { expect, it } from 'vitest'
import { fitsPattern } from './whole-pattern.ts'

it('has to match the whole text, alternatives included', () => {
  const fits = fitsPattern('[0-9]{4}|x')
  expect(['1234', 'x'].map(fits)).toEqual([true, true])
  expect(['12345', '1234x', 'xy', 'yx'].map(fits)).toEqual([false, false, false, false])
})

it('accepts an empty text', () => {
  expect(fitsPattern('[0-9]+')('')).toBe(true)
})

it.each([null, '', '(', '[0-9'])('accepts everything where the pattern is %s', (pattern) => {
  const fits = fitsPattern(pattern)
  expect([fits(''), fits('anything at all')]).toEqual([true, true])
})
