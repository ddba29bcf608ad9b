import { describe, expect, it } from 'vitest'
import { reasonOf, readDayQuery, spanOf, totalsOf, daySum } from './days.ts'
import { readPaymentQuery } from './history.ts'
import { readDay, withDay } from './range.ts'
import { placesOf, typedAmount } from './typed-amount.ts'
import { plainVoucher, typedVoucher } from './voucher.ts'

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
  it.each(['', ' ', 'ten', '-5', '1e3', '1,234', '1.234', '1,234.50', '1.2.3', '.5', '5.', '12345678901'])('%s is none', (text) =>
    expect(typedAmount(text)).toBeNull(),
  )
  it('has as many places as the step of the backend', () => {
    expect([placesOf('0.01'), placesOf('0.10'), placesOf('1'), placesOf('10.00'), placesOf(null)]).toEqual([2, 1, 0, 0, 2])
    expect(typedAmount('1.23456', 6)).toBe('1.23456')
  })
})

describe('a voucher as it is typed', () => {
  it.each([
    ['gift2026frsh', 'GIFT-2026-FRSH'],
    [' gift – 2026 — frsh ', 'GIFT-2026-FRSH'],
    ['GIFT-2026-FR', 'GIFT-2026-FR'],
    ['', ''],
  ])('%s is %s', (text, code) => expect(plainVoucher(text)).toBe(code))
  it('gets its dashes at the end and keeps its place in the middle', () => {
    expect(typedVoucher('gift2', true)).toBe('GIFT-2')
    expect(typedVoucher('gift-', true)).toBe('GIFT-')
    expect(typedVoucher('gxift-2026', false)).toBe('GXIFT-2026')
  })
})

describe('the days of the address', () => {
  const today = '2026-04-15'
  it('are the last two weeks without any, and never after today', () => {
    expect(readDayQuery(new URLSearchParams(), today)).toEqual({ dateFrom: '2026-04-02', dateTo: today })
    expect(readDayQuery(new URLSearchParams('dateFrom=2026-04-10&dateTo=2027-01-01&day=2026-05-01&kind=x'), today)).toEqual({
      dateFrom: '2026-04-10',
      dateTo: today,
    })
    expect(spanOf({ dateFrom: '2026-04-09', dateTo: today }, today)).toBe(7)
    expect(spanOf({ dateFrom: '2026-04-09', dateTo: '2026-04-14' }, today)).toBeNull()
  })
  it.each(['2026-02-31', '2026-13-01', '1999-01-01', 'x', '', null])('%s is none', (text) => expect(readDay(text)).toBeUndefined())
  it('never end before they begin', () => {
    expect(readPaymentQuery(new URLSearchParams('dateFrom=2026-04-10&dateTo=2026-04-01'))).toEqual({ dateFrom: '2026-04-10', page: 0 })
    expect(withDay(new URLSearchParams('dateFrom=2026-04-10&page=3'), 'dateTo', '2026-04-01').toString()).toBe(
      'dateFrom=2026-04-01&dateTo=2026-04-01',
    )
  })
})

it('sums are exact', () => {
  const of = (amount: string) => ({ amount, currency: 'USD' })
  const day = (spent: string) => ({
    day: '2026-04-01',
    topUps: of('0.1'),
    spent: of(spent),
    refunds: null,
    transfers: of('-0.2'),
    balanceEnd: of('1'),
  })
  expect(totalsOf([day('0.1'), day('0.2'), day('0.000001')])).toEqual({
    topUps: '0.3',
    spent: '0.300001',
    refunds: '0',
    transfers: '-0.6',
    currency: 'USD',
  })
  expect([daySum('6.98123'), daySum('0.07605'), daySum('-0.12854')]).toEqual(['6.98', '0.07605', '-0.13'])
})

it('a refund says whose it is', () => {
  const entry = { id: 1, kind: 'refund', amount: { amount: '0.001', currency: 'USD' }, balanceAfter: null, createdAt: '', note: null }
  expect(reasonOf({ ...entry, ref: { type: 'task', id: '7' } })).toBe('refund')
  expect(reasonOf({ ...entry, ref: { type: 'task', id: '7' }, note: 'complaint' })).toBe('refund_complaint')
  expect(reasonOf({ ...entry, ref: { type: 'payment', id: '7' } })).toBe('refund_payment')
  expect(reasonOf({ ...entry, ref: null, kind: 'news' })).toBeUndefined()
})
