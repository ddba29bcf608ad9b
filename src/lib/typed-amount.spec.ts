import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decimalOf,
  digitsOf,
  isAmount,
  placesOf,
  readNumber,
  readSigned,
  readWhole,
  shownAmount,
  typedAmount,
} from './typed-amount.ts'

describe('a typed number', () => {
  it.each([
    ['12', '12'],
    ['12.5', '12.5'],
    ['12,5', '12.5'],
    ['10,50', '10.50'],
    ['007.10', '7.10'],
    ['0,500', '0.500'],
    [' 1\u00a0234,5 ', '1234.5'],
    ['1\u202f234.000001', '1234.000001'],
    ['1\u2009234', '1234'],
    ["1'234.50", '1234.50'],
    ['1’234’567', '1234567'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1,234.567', '1234.567'],
    ['1 234,567', '1234.567'],
    ['1234,567', '1234.567'],
    ['12,34,567', '1234567'],
    ['1,2345', '1.2345'],
    ['１２', '12'],
    ['１２．５', '12.5'],
    ['１２。５', '12.5'],
    ['１，２３４．５', '1234.5'],
    ['١٢٫٥', '12.5'],
    ['١٬٢٣٤', '1234'],
    ['۱۲', '12'],
    ['၁၂｡៥', '12.5'],
    ['1‘234‘567', '1234567'],
    ['\u200b20\ufeff', '20'],
    ['2\u00ad0', '20'],
  ])('%j is %s', (typed, value) => {
    expect(readNumber(typed)).toEqual({ value })
    expect(decimalOf(typed)).toBe(value)
    expect(isAmount(typed)).toBe(true)
  })

  it.each([
    ['1,000', '1000', '1'],
    ['20,000', '20000', '20'],
    ['2,500', '2500', '2.5'],
    ['1.234', '1234', '1.234'],
    ['１，０００', '1000', '1'],
    ['999.999', '999999', '999.999'],
  ])('%j is asked about: %s or %s', (typed, ...readings) => {
    expect(readNumber(typed)).toEqual({ fault: 'ambiguous', readings })
    expect([isAmount(typed), typedAmount(typed), typedAmount(typed, 6)]).toEqual([
      false,
      null,
      null,
    ])
  })

  it.each([
    ['1e3', { fault: 'exponent' }],
    ['1.5E+11', { fault: 'exponent' }],
    ['2x10^3', { fault: 'exponent' }],
    ['-1', { fault: 'sign', sign: '-' }],
    ['+1', { fault: 'sign', sign: '+' }],
    ['−5', { fault: 'sign', sign: '−' }],
    ['10k', { fault: 'sign', sign: 'k' }],
    ['O.5', { fault: 'sign', sign: 'O' }],
    ['0x10', { fault: 'sign', sign: 'x' }],
    ['$10', { fault: 'sign', sign: '$' }],
    ['∞', { fault: 'sign', sign: '∞' }],
    ['10²', { fault: 'sign', sign: '²' }],
    ['½', { fault: 'sign', sign: '½' }],
    ['', { fault: 'format' }],
    ['.5', { fault: 'format' }],
    ['5.', { fault: 'format' }],
    ['1.2.3', { fault: 'format' }],
    ['1,234.5.6', { fault: 'format' }],
    ['10 50', { fault: 'format' }],
    ['1,23,45', { fault: 'format' }],
  ])('%j is refused by name', (typed, fault) => {
    expect(readNumber(typed)).toEqual(fault)
    expect(isAmount(typed)).toBe(false)
    expect(decimalOf(typed)).toBe(typed)
  })

  it('is read as every language of the site writes it, or asked about', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom('en', 'ru', 'zh', 'de', 'fr', 'de-CH', 'en-IN', 'ar-EG', 'es'),
        (units, places, locale) => {
          const value = units / 10 ** places
          const read = readNumber(
            value.toLocaleString(locale, {
              minimumFractionDigits: places,
              maximumFractionDigits: places,
            }),
          )
          if ('value' in read) expect(Number(read.value)).toBe(value)
          else
            expect('readings' in read && read.readings.map(Number)).toEqual(
              expect.arrayContaining([value]),
            )
        },
      ),
    )
  })

  it('has at most fifteen digits and six decimals', () => {
    expect(['1.0000001', '1234567890123456'].map(isAmount)).toEqual([false, false])
    expect(typedAmount('12345678901')).toBeNull()
    expect([typedAmount('1.23456'), typedAmount('1.23456', 6)]).toEqual([null, '1.23456'])
  })
})

it.each([
  ['1 000', '1000'],
  ['1,500', '1500'],
  ['10.00', '10'],
  ['１００', '100'],
])('%j is the whole number %s', (typed, digits) => expect(digitsOf(typed)).toBe(digits))

it('asks about a whole number only if both readings are whole', () => {
  expect(readWhole('1,000')).toEqual({ fault: 'ambiguous', readings: ['1000', '1'] })
  expect(readWhole('1.5')).toEqual({ fault: 'format' })
  expect(digitsOf('1.5')).toBe('1.5')
})

it.each([
  ['-5', { value: '-5' }],
  ['− 0,5', { value: '-0.5' }],
  ['–0', { value: '0' }],
  ['12', { value: '12' }],
  ['-1,000', { fault: 'ambiguous', readings: ['-1000', '-1'] }],
  ['5-', { fault: 'sign', sign: '-' }],
  ['--5', { fault: 'sign', sign: '-' }],
])('%j that may be below zero is %j', (typed, read) => expect(readSigned(typed)).toEqual(read))

it('has as many places as the step of the backend', () => {
  expect(['0.01', '0.10', '1', '10.00', null].map(placesOf)).toEqual([2, 1, 0, 0, 2])
})

it.each([
  ['en', '1234.5', '1234.5'],
  ['ru', '1234.5', '1234,5'],
  ['zh', '1234.5', '1234.5'],
  ['en', '1.234', '1.2340'],
  ['ru', '1.234', '1,2340'],
])('is shown in %s as people type it there: %s', (locale, amount, shown) => {
  expect(shownAmount(amount, locale)).toBe(shown)
  expect(Number(decimalOf(shown))).toBe(Number(amount))
})
