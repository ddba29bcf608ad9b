import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blocksOf, nearBlocks } from './window.ts'

describe('the blocks near the view', () => {
  const heights = Array.from({ length: 400 }, () => 1000)

  it('are a few of very many, the others are room', () => {
    const near = nearBlocks(heights, 150_000, 154_000)
    expect(near).toEqual({ from: 150, to: 154, before: 150_000, after: 246_000 })
  })

  it('begin with the first and end with the last', () => {
    expect(nearBlocks(heights, -1600, 2400)).toEqual({ from: 0, to: 3, before: 0, after: 397_000 })
    expect(nearBlocks(heights, 399_500, 403_000)).toMatchObject({ from: 399, to: 400, after: 0 })
    expect(nearBlocks(heights, 900_000, 901_000)).toEqual({
      from: 399,
      to: 400,
      before: 399_000,
      after: 0,
    })
  })

  it('take what has never been measured for as high as the others are', () => {
    expect(nearBlocks([1000, 0, 500], 800, 1100)).toEqual({ from: 0, to: 2, before: 0, after: 500 })
    expect(nearBlocks([0, 0, 0], 0, 100)).toEqual({ from: 0, to: 3, before: 0, after: 0 })
    expect(nearBlocks([], 0, 100)).toEqual({ from: 0, to: 0, before: 0, after: 0 })
  })

  it('are never none, follow each other, and with the room they are the whole list', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1 }),
        fc.integer({ min: -5000, max: 200_000 }),
        (list, top) => {
          const { from, to, before, after } = nearBlocks(list, top, top + 4000)
          const shown = list.slice(from, to).reduce((sum, height) => sum + height, 0)
          expect(to).toBeGreaterThan(from)
          expect(before + shown + after).toBe(list.reduce((sum, height) => sum + height, 0))
        },
      ),
    )
  })

  it('hold 24 items each', () => {
    expect(
      blocksOf(Array.from({ length: 50 }, (_, index) => index)).map(({ length }) => length),
    ).toEqual([24, 24, 2])
  })
})
