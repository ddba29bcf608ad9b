import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  isDecimal,
  multiply,
  negate,
  readable,
  round,
  shift,
  subtract,
  sum,
} from './decimal.ts'

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }))
  .map(([units, scale]) => shift(units.toString(), -scale))

describe('decimals as text', () => {
  it('add what floats cannot', () => {
    expect(add('0.1', '0.2')).toBe('0.3')
    expect(sum(Array.from({ length: 1000 }, () => '0.0005'))).toBe('0.5')
    expect(sum([])).toBe('0')
    expect(add('-0.5', '0.5')).toBe('0')
  })
  it('multiply and divide by powers of ten exactly', () => {
    expect(multiply('0.5', 123456789)).toBe('61728394.5')
    expect(multiply('-1.25', '0.2')).toBe('-0.25')
    expect(shift('0.5', -3)).toBe('0.0005')
    expect(shift('12', 2)).toBe('1200')
    expect(shift('1.5', 1)).toBe('15')
  })
  it('subtract, also what is negative', () => {
    expect([subtract('5', '2.5'), subtract('5', '-3.25')]).toEqual(['2.5', '8.25'])
    expect([negate('1.50'), negate('-2'), negate('0')]).toEqual(['-1.5', '2', '0'])
  })

  it('compare by value, not by letter', () => {
    expect(['10', '9.5', '-3', '0.50', '0.5'].sort(compare)).toEqual([
      '-3',
      '0.50',
      '0.5',
      '9.5',
      '10',
    ])
  })
  it('round halves away from zero', () => {
    expect(round('0.005', 2)).toBe('0.01')
    expect(round('-0.005', 2)).toBe('-0.01')
    expect(round('1.00449', 2)).toBe('1')
    expect(round('7', 2)).toBe('7')
  })
  it('are read in cents from one unit on', () => {
    expect(['45.2177', '-1.005', '0.00052', '0.9999999', '-0.25', '7'].map(readable)).toEqual([
      '45.22',
      '-1.01',
      '0.00052',
      '1',
      '-0.25',
      '7',
    ])
  })
  it('are read to six places below one unit, and zero has no sign', () => {
    expect(['0.1234567', '0.0000005', '-0.0000004', '0.00000049'].map(readable)).toEqual([
      '0.123457',
      '0.000001',
      '0',
      '0',
    ])
    expect([round('-0.004', 2), add('-0', '0'), multiply('-1', '0.0'), shift('-0.0', 1)]).toEqual([
      '0',
      '0',
      '0',
      '0',
    ])
  })
  it('take nothing else for a number', () => {
    for (const text of ['', '1e3', ' 1', '1,000', '.5', '1.', 'NaN', '--1'])
      expect(isDecimal(text)).toBe(false)
    expect(() => add('1', 'x')).toThrow('"x" is not a decimal')
  })
  it('keep the laws of addition', () => {
    fc.assert(
      fc.property(decimal, decimal, decimal, (a, b, c) => {
        expect(add(a, b)).toBe(add(b, a))
        expect(add(add(a, b), c)).toBe(add(a, add(b, c)))
        expect(multiply(a, 3)).toBe(sum([a, a, a]))
        expect(compare(add(a, '0.000001'), a)).toBe(1)
        expect(shift(shift(a, 5), -5)).toBe(add(a, '0'))
      }),
    )
  })
})
