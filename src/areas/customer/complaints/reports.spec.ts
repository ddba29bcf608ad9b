import { describe, expect, it } from 'vitest'
import { reportQuery, shareOf } from './reports.ts'

const summary = (decided: number, rejected: number, limitPercent = 40) => ({
  decided,
  rejected,
  limitPercent,
  windowMinutes: 15,
  periodDays: null,
  suspendedUntil: null,
})

describe('the share of lost complaints', () => {
  it.each([
    [0, 0, 0, 'none'],
    [10, 0, 0, 'fine'],
    [38, 10, 26.3, 'fine'],
    [10, 3, 30, 'near'],
    [10, 4, 40, 'near'],
    [38, 16, 42.1, 'over'],
    [3, 9, 100, 'over'],
  ])('of %d decided and %d lost is %d %%: %s', (decided, rejected, percent, level) =>
    expect(shareOf(summary(decided, rejected))).toMatchObject({ percent, level }),
  )
  it('says how many more may be lost', () => {
    for (const [decided, rejected] of [
      [10, 3],
      [38, 11],
      [100, 39],
      [7, 0],
    ] as const) {
      const { spare } = shareOf(summary(decided, rejected))
      expect((rejected + spare) / (decided + spare)).toBeLessThanOrEqual(0.4)
      expect((rejected + spare + 1) / (decided + spare + 1)).toBeGreaterThan(0.4)
    }
    expect(shareOf(summary(10, 5)).spare).toBe(0)
    expect(shareOf(summary(10, 5, 100)).spare).toBe(Infinity)
  })
})

describe('the filters in the address', () => {
  const read = (text: string) => reportQuery.read(new URLSearchParams(text))
  it('are read where they make sense, and none where they make none', () => {
    expect(read('status=rejected&page=2')).toEqual({ status: 'rejected', page: 1 })
    expect(read('status=constructor&page=-2')).toEqual({ page: 0 })
  })
  it('turn days that stand the wrong way round', () =>
    expect(read('dateFrom=2026-04-15&dateTo=2026-04-01')).toMatchObject({
      dateFrom: '2026-04-01',
      dateTo: '2026-04-15',
    }))
})
