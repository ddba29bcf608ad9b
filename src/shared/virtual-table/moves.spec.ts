import { describe, expect, it } from 'vitest'
import { moveStep, withActive } from './moves.ts'

describe('a key', () => {
  it.each([
    ['ArrowDown', 4, 5],
    ['ArrowUp', 0, 0],
    ['PageDown', 95, 99],
    ['PageUp', 15, 5],
    ['Home', 50, 0],
    ['End', 50, 99],
  ])('%s leads from %i to %i', (key, at, to) => expect(moveStep(key, at, 100, 10)).toBe(to))
  it.each(['a', 'Enter', 'Tab', 'constructor'])('%s leads nowhere', (key) =>
    expect(moveStep(key, 4, 100, 10)).toBeNull(),
  )
  it('leads nowhere in an empty table', () => expect(moveStep('End', 0, 0, 10)).toBeNull())
})

describe('the rows that are drawn', () => {
  const range = { startIndex: 500, endIndex: 510, overscan: 3, count: 100_000 }
  it('are those in view and some around them', () => {
    const rows = withActive(range, 505)
    expect([rows[0], rows.at(-1), rows.length]).toEqual([497, 513, 17])
  })
  it('and the one with the focus, in its order', () => {
    expect(withActive(range, 2).slice(0, 2)).toEqual([2, 497])
    expect(withActive(range, 99_999).slice(-2)).toEqual([513, 99_999])
  })
  it('never go beyond the ends', () => {
    expect(withActive({ startIndex: 0, endIndex: 1, overscan: 8, count: 2 }, 0)).toEqual([0, 1])
    expect(withActive({ startIndex: 0, endIndex: 0, overscan: 8, count: 0 }, 0)).toEqual([])
  })
})
