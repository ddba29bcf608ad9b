import { distance } from './geometry.ts'
import type { Point, Size } from './outline.ts'
import { panned, zoomed } from './view.ts'
import type { View } from './view.ts'

/** Two fingers on a picture: where they went down, and what was visible then. */
export interface Pinch {
  view: View
  from: [Point, Point]
}

function pairOf(fingers: ReadonlyMap<number, Point>): [Point, Point] | null {
  const [one, other, ...more] = fingers.values()
  return one && other && more.length === 0 ? [one, other] : null
}

/** Null if there are not two fingers. */
export function beginPinch(view: View, fingers: ReadonlyMap<number, Point>): Pinch | null {
  const from = pairOf(fingers)
  return from && { view, from }
}

const between = ([[ax, ay], [bx, by]]: [Point, Point]): Point => [(ax + bx) / 2, (ay + by) / 2]

/**
 * The view of a pinch. It is counted from the pinch's beginning: several moves come before a render,
 * and each would begin at the same view.
 */
export function pinched(
  { view, from }: Pinch,
  fingers: ReadonlyMap<number, Point>,
  picture: Size,
  stage: Size,
): View {
  const to = pairOf(fingers)
  if (!to) return view
  const [before, after] = [between(from), between(to)]
  const factor = distance(...to) / Math.max(distance(...from), 1)
  return panned(
    zoomed(view, factor, before, picture, stage),
    after[0] - before[0],
    after[1] - before[1],
    picture,
    stage,
  )
}
