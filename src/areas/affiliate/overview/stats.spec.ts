import { expect, it } from 'vitest'
import { statsChange, figureOf, spanBefore, statsSpan } from './stats.ts'

const stat = (clicks: number, signups: number, earned: string) => ({
  at: '2026-04-01',
  clicks,
  signups,
  payingUsers: 1,
  earned: { amount: earned, currency: 'USD' },
})

it('adds days up: counts, money without a float, and a share of the sums', () => {
  const days = [stat(10, 1, '0.1'), stat(30, 3, '0.2')]
  expect(figureOf(days, 'clicks')).toBe('40')
  expect(figureOf(days, 'earned')).toBe('0.3')
  expect(figureOf(days, 'conversion')).toBe('10')
  expect(figureOf([stat(0, 0, '0')], 'conversion')).toBeNull()
})

it('reads spans of days, and the span before them', () => {
  expect(statsSpan({}, '2026-04-15')).toEqual({ dateFrom: '2026-03-17', dateTo: '2026-04-15' })
  expect(statsSpan({ dateFrom: '2020-01-01' }, '2026-04-15').dateFrom).toBe('2025-04-15')
  expect(spanBefore({ dateFrom: '2026-04-08', dateTo: '2026-04-14' })).toEqual({
    dateFrom: '2026-04-01',
    dateTo: '2026-04-07',
  })
})

it('says by how much more, where there is something to compare with', () => {
  expect(statsChange('30', '20')).toBe(50)
  expect(statsChange('30', '0')).toBeNull()
  expect(statsChange(null, '10')).toBeNull()
})
