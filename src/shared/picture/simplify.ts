import type { Point } from './outline.ts'

/** The distance of a point from the line through two others, or from the one place of both. */
function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length
}

/**
 * The corners of a line drawn by hand, by the algorithm of Ramer, Douglas and Peucker: no point of
 * the line is farther from the result than the tolerance.
 */
export function simplified(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (line.length < 3 || !first || !last) return line
  const distances = line.map((point) => offLine(point, first, last))
  const farthest = Math.max(...distances)
  if (farthest <= tolerance) return [first, last]
  const at = distances.indexOf(farthest)
  return [
    ...simplified(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(at), tolerance),
  ]
}
