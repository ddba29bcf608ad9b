/** Operations on closed rings of points, whose first point does not stand again at the end. */

export type RingPoint = readonly [x: number, y: number]
export interface RingBounds {
  x: number
  y: number
  width: number
  height: number
}

/** The shoelace formula: above zero for a ring that runs clockwise where y grows downwards. */
export function signedArea(ring: readonly RingPoint[]): number {
  let sum = 0
  let [beforeX, beforeY] = ring.at(-1) ?? [0, 0]
  for (const [x, y] of ring) {
    sum += beforeX * y - x * beforeY
    beforeX = x
    beforeY = y
  }
  return sum / 2
}

export const ringArea = (ring: readonly RingPoint[]): number => Math.abs(signedArea(ring))

/** Goes point by point: an outline may have more than a call takes arguments. */
export function ringBounds(points: readonly RingPoint[]): RingBounds {
  const [first = [0, 0]] = points
  let [left, top] = first
  let [right, bottom] = first
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Keeps the part of a ring on one side of a line across an axis (Sutherland and Hodgman). */
function cutRing(
  ring: readonly RingPoint[],
  axis: 0 | 1,
  at: number,
  keepsLess: boolean,
): RingPoint[] {
  const isIn = (point: RingPoint): boolean => (keepsLess ? point[axis] <= at : point[axis] >= at)
  const crossing = (a: RingPoint, b: RingPoint): RingPoint => {
    const share = (at - a[axis]) / (b[axis] - a[axis])
    const other = axis === 0 ? a[1] + share * (b[1] - a[1]) : a[0] + share * (b[0] - a[0])
    return axis === 0 ? [at, other] : [other, at]
  }
  const cut: RingPoint[] = []
  let before = ring.at(-1)
  for (const point of ring) {
    if (before && isIn(before) !== isIn(point)) cut.push(crossing(before, point))
    if (isIn(point)) cut.push(point)
    before = point
  }
  return cut
}

/** The part of a ring inside a rectangle; empty if nothing is. */
export function clippedRing(ring: readonly RingPoint[], bounds: RingBounds): RingPoint[] {
  const { x, y, width, height } = bounds
  const right = cutRing(cutRing(ring, 0, x, false), 0, x + width, true)
  const clipped = cutRing(cutRing(right, 1, y, false), 1, y + height, true)
  // A corner on the edge is found twice.
  return clipped.filter((point, index) => {
    const next = clipped[(index + 1) % clipped.length]
    return next === point || !next || next[0] !== point[0] || next[1] !== point[1]
  })
}

/** One ring out of several, joined there and back where they are nearest, so that no area is added. */
export function bridgedRings(rings: readonly (readonly RingPoint[])[]): readonly RingPoint[] {
  const [first = [], ...rest] = rings
  return rest.reduce<readonly RingPoint[]>((joined, ring) => {
    let best = { far: Number.POSITIVE_INFINITY, from: 0, to: 0 }
    joined.forEach(([ax, ay], from) =>
      ring.forEach(([bx, by], to) => {
        const far = (ax - bx) ** 2 + (ay - by) ** 2
        if (far < best.far) best = { far, from, to }
      }),
    )
    return [
      ...joined.slice(0, best.from + 1),
      ...ring.slice(best.to),
      ...ring.slice(0, best.to + 1),
      ...joined.slice(best.from),
    ]
  }, first)
}
