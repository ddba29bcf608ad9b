import { describe, expect, it } from 'vitest'
import { placesOf, typedAmount } from './exact-amount.ts'

describe('an amount as it is typed', () => {
  it.each([
    ['10', '10'],
    ['10.5', '10.5'],
    ['10,50', '10.50'],
    [' 1 234,5 ', '1234.5'],
    ['1 234', '1234'],
    ["1'234.50", '1234.50'],
    ['007.10', '7.10'],
    ['0,5', '0.5'],
  ])('%s is %s', (text, amount) => expect(typedAmount(text)).toBe(amount))
  it.each([
    '',
    ' ',
    'ten',
    '-5',
    '1e3',
    '1,234',
    '1.234',
    '1,234.50',
    '1.2.3',
    '.5',
    '5.',
    '12345678901',
  ])('%s is none', (text) => expect(typedAmount(text)).toBeNull())
  it('has as many places as the step of the backend', () => {
    expect([
      placesOf('0.01'),
      placesOf('0.10'),
      placesOf('1'),
      placesOf('10.00'),
      placesOf(null),
    ]).toEqual([2, 1, 0, 0, 2])
    expect(typedAmount('1.23456', 6)).toBe('1.23456')
    // Ambiguous between thousands and a fraction, whatever the number of places.
    expect([typedAmount('1,234', 6), typedAmount('1,2345', 6)]).toEqual([null, '1.2345'])
  })
})
