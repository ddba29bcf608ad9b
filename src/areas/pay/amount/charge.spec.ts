import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AmountLimits } from '@/api/contract/money.ts'
import { add } from '@/lib/decimal.ts'
import { amountProblem, chargeOf, converted, presetsOf, unitPlaces } from './charge.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' })
const limits = (own: Partial<AmountLimits> = {}): AmountLimits => ({
  min: usd('5'),
  max: usd('2000'),
  step: '0.01',
  feePercent: null,
  feeFixed: null,
  ...own,
})

describe('a charge', () => {
  it('is exact, and rounded half up to the smallest unit', () => {
    const card = {
      limits: limits({ feePercent: '2.9', feeFixed: usd('0.30') }),
      bonusPercent: null,
    }
    expect(chargeOf(card, '50', 'USD')).toEqual({ fee: '1.75', bonus: '0', arrives: '48.25' })
    // 0.725 + 0.30 is rounded up.
    expect(chargeOf(card, '25', 'USD')).toEqual({ fee: '1.03', bonus: '0', arrives: '23.97' })
    expect(chargeOf(card, '0.10', 'USD').arrives).toBe('0')
  })
  it('adds the bonus of the method and of a code', () => {
    const method = { limits: limits(), bonusPercent: '3' }
    expect(chargeOf(method, '49.99', 'USD')).toEqual({ fee: '0', bonus: '1.5', arrives: '51.49' })
    expect(chargeOf(method, '100', 'USD', { percent: '10' })).toMatchObject({
      bonus: '13',
      arrives: '113',
    })
    expect(chargeOf(method, '100', 'USD', { sum: '2.50' })).toMatchObject({ bonus: '5.5' })
  })
  it('takes no fixed fee of another currency, and knows currencies without cents', () => {
    expect(
      chargeOf({ limits: limits({ feeFixed: usd('0.30') }), bonusPercent: null }, '10', 'EUR').fee,
    ).toBe('0')
    expect(unitPlaces('JPY')).toBe(0)
    expect(unitPlaces('???')).toBe(2)
    expect(
      chargeOf({ limits: limits({ feePercent: '1.5' }), bonusPercent: null }, '101', 'JPY').fee,
    ).toBe('2')
  })
  it('always adds up', () => {
    const cents = fc
      .integer({ min: 1, max: 10_000_000 })
      .map((value) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`)
    const percent = fc
      .integer({ min: 0, max: 9999 })
      .map((value) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`)
    fc.assert(
      fc.property(cents, percent, percent, (amount, feePercent, bonusPercent) => {
        const { fee, bonus, arrives } = chargeOf(
          { limits: limits({ feePercent }), bonusPercent },
          amount,
          'USD',
        )
        expect(add(arrives, fee)).toBe(add(amount, bonus))
        expect(fee).toMatch(/^\d+(?:\.\d{1,2})?$/)
      }),
    )
  })
  it('is told in the currency of the balance, about', () =>
    expect(converted('46.15', '1.086957', 'USD')).toBe('50.16'))
})

describe('an amount', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['abc', 'bad_format'],
    ['1,234', 'bad_format'],
    ['10.005', 'bad_format'],
    ['-5', 'bad_format'],
    ['0', 'out_of_range'],
    ['4.99', 'out_of_range'],
    ['2000.01', 'out_of_range'],
    ['9'.repeat(40), 'out_of_range'],
    ['5', undefined],
    ['2 000,00', undefined],
  ])('%j is judged by the limits of the backend: %s', (typed, code) =>
    expect(amountProblem(typed, limits())).toBe(code),
  )
  it('keeps to the step', () => {
    expect(amountProblem('25', limits({ step: '10' }))).toBe('bad_format')
    expect(amountProblem('30', limits({ step: '10' }))).toBeUndefined()
    expect(amountProblem('30.5', limits({ step: '1' }))).toBe('bad_format')
  })
  it('has no limits where none are known', () =>
    expect(amountProblem('0.01', limits({ min: null, max: null, step: null }))).toBeUndefined())
})

describe('sums worth offering', () => {
  it('are those of the backend, else made of the least', () => {
    expect(presetsOf({ presets: ['10', '5000', 'x'], limits: limits() })).toEqual(['10'])
    expect(presetsOf({ presets: [], limits: limits({ max: usd('30') }) })).toEqual([
      '5',
      '10',
      '25',
    ])
    expect(presetsOf({ presets: [], limits: limits({ min: null }) })).toEqual([])
  })
})
