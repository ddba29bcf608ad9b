import { expect, it } from 'vitest'
import { decimalOf, isAmount, shownAmount } from './typed-amount.ts'

it.each([
  ['12', '12'],
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  [' 1\u00a0234,5 ', '1234.5'],
  ['1\u202f234.000001', '1234.000001'],
])('%j is the amount %s', (typed, amount) => {
  expect(isAmount(typed)).toBe(true)
  expect(decimalOf(typed)).toBe(amount)
})

// An ambiguous amount is never guessed.
it.each(['1,234.56', '1.234,56', '1,234,567', '1.234.567'])('%j is no amount', (typed) =>
  expect(isAmount(typed)).toBe(false),
)

it.each(['', '-1', '+1', '1e3', '0x10', '.5', '5.', '1.0000001', '1234567890123456', '１２', '∞'])(
  '%j is none either',
  (typed) => expect(isAmount(typed)).toBe(false),
)

it.each([
  ['en', '1234.5'],
  ['ru', '1234,5'],
  ['zh', '1234.5'],
])('is shown in %s as people type it there', (locale, shown) => {
  expect(shownAmount('1234.5', locale)).toBe(shown)
  expect(decimalOf(shown)).toBe('1234.5')
})
