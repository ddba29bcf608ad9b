import { describe, expect, it } from 'vitest'
import {
  dayQuery,
  daySum,
  entryReason,
  historySpan,
  spendingTable,
  toRange,
  totalsOf,
} from './days.ts'

describe('the days of the address', () => {
  const today = '2026-04-15'
  const range = (address: string) => toRange(dayQuery.read(new URLSearchParams(address)), today)
  it('are the last two weeks without any, and never after today', () => {
    expect(range('')).toEqual({ dateFrom: '2026-04-02', dateTo: today })
    expect(range('dateFrom=2026-04-10&dateTo=2027-01-01')).toEqual({
      dateFrom: '2026-04-10',
      dateTo: today,
    })
    expect(range('dateFrom=2027-01-01')).toEqual({ dateFrom: '2026-04-02', dateTo: today })
    expect(range('dateTo=2026-03-20')).toEqual({ dateFrom: '2026-03-07', dateTo: '2026-03-20' })
    expect(historySpan({ dateFrom: '2026-04-09', dateTo: today }, today)).toBe(7)
    expect(historySpan({ dateFrom: '2026-04-09', dateTo: '2026-04-14' }, today)).toBeNull()
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
  expect(spendingTable([day('0.000001')])).toEqual([
    ['day', 'topUps', 'spent', 'refunds', 'transfers', 'balanceEnd', 'currency'],
    ['2026-04-01', '0.1', '0.000001', '', '-0.2', '1', 'USD'],
  ])
  expect([daySum('6.98123'), daySum('0.07605'), daySum('-0.12854')]).toEqual([
    '6.98',
    '0.07605',
    '-0.13',
  ])
})

it('a refund says whose it is', () => {
  const entry = {
    id: 1,
    kind: 'refund',
    amount: { amount: '0.001', currency: 'USD' },
    balanceAfter: null,
    createdAt: '',
    note: null,
  }
  expect(entryReason({ ...entry, ref: { type: 'task', id: '7' } })).toBe('refund')
  expect(entryReason({ ...entry, ref: { type: 'task', id: '7' }, note: 'complaint' })).toBe(
    'refund_complaint',
  )
  expect(entryReason({ ...entry, ref: { type: 'payment', id: '7' } })).toBe('refund_payment')
  expect(entryReason({ ...entry, ref: null, kind: 'news' })).toBeUndefined()
})
