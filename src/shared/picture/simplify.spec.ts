import fc from 'fast-check'
import { expect, it } from 'vitest'
import { simplified } from './simplify.ts'
import type { Point } from './outline.ts'

const place = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 }))
  .map(([x, y]): Point => [x, y])

function toSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along =
    length === 0
      ? 0
      : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
}

it('leaves the corners of a line, and its ends', () => {
  const line: Point[] = [
    [0, 0],
    [10, 1],
    [20, 0],
    [30, 0],
    [30, 10],
    [31, 20],
    [30, 30],
  ]
  expect(simplified(line, 2)).toEqual([
    [0, 0],
    [30, 0],
    [30, 30],
  ])
})

it('never adds a point, and keeps the first and the last', () => {
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 20 }),
      (line, tolerance) => {
        const result = simplified(line, tolerance)
        expect(result[0]).toEqual(line[0])
        expect(result.at(-1)).toEqual(line.at(-1))
        expect(result.every((point) => line.includes(point))).toBe(true)
      },
    ),
  )
})

it('keeps a line without a loop within the tolerance', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 3, maxLength: 40 }),
      (heights) => {
        const line = heights.map((y, at): Point => [at * 10, y])
        const result = simplified(line, 5)
        for (const point of line)
          expect(
            Math.min(...result.slice(1).map((end, at) => toSegment(point, result[at] ?? end, end))),
          ).toBeLessThanOrEqual(5 + 1e-9)
      },
    ),
  )
})
