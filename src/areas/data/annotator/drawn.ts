import type { DataBox } from '@/lib/data-set/data-set.ts'
import { clamp, distance, moved, pointInside, shapeAt } from '@/shared/picture/geometry.ts'
import { boundsOf, boundsOfPoints } from '@/shared/picture/outline.ts'
import type { BoxShape, Point, PolygonShape, Rect, Shape, Size } from '@/shared/picture/outline.ts'

/**
 * What is drawn in the annotator: the shapes of every picture, and key points. A shape that was read
 * from a file keeps its fractions of pixels until it is changed.
 */

/** The key points of one object, in the order of their skeleton. */
export interface PointsShape {
  kind: 'points'
  id: number
  label: number
  points: readonly Point[]
  /** For each point: 0 is not labelled, 1 is hidden in the picture, 2 is visible. */
  seen: readonly (0 | 1 | 2)[]
  /** The object around the points, where a file says so. */
  box?: Rect
}
/** What a file says of an object besides; the annotator gives it back unchanged. */
interface Carried {
  carried?: Pick<DataBox, 'attributes' | 'isCrowd' | 'isDifficult'>
}
export type DrawnShape = (BoxShape | PolygonShape | PointsShape) & Carried

/** The points of a shape that are in the picture, with their numbers. */
export const shownPoints = ({ points, seen }: PointsShape): { point: Point; index: number }[] =>
  points.flatMap((point, index) => (seen[index] === 0 ? [] : [{ point, index }]))

const cornersOf = ({ x, y, width, height }: Rect): Point[] => [
  [x, y],
  [x + width, y + height],
]

export function drawnBounds(shape: DrawnShape): Rect {
  if (shape.kind !== 'points') return boundsOf(shape)
  return boundsOfPoints(shownPoints(shape).map(({ point }) => point))
}

/** Bounds in whole pixels, as they are shown. */
export function roundBounds(shape: DrawnShape): Rect {
  const { x, y, width, height } = drawnBounds(shape)
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  }
}

/** Moves a shape as far as the picture allows. */
export function movedDrawn(shape: DrawnShape, dx: number, dy: number, picture: Size): DrawnShape {
  if (shape.kind !== 'points') return moved(shape, dx, dy, picture)
  const { box, points } = shape
  const all = boundsOfPoints([
    ...shownPoints(shape).map(({ point }) => point),
    ...(box ? cornersOf(box) : []),
  ])
  const right = clamp(Math.round(dx), -all.x, picture.width - all.x - all.width)
  const down = clamp(Math.round(dy), -all.y, picture.height - all.y - all.height)
  return {
    ...shape,
    points: points.map(([x, y]): Point => [x + right, y + down]),
    ...(box && { box: { ...box, x: box.x + right, y: box.y + down } }),
  }
}

export const keyPointMoved = (
  shape: PointsShape,
  index: number,
  to: Point,
  picture: Size,
): PointsShape => ({
  ...shape,
  points: shape.points.map((point, at) => (at === index ? pointInside(to, picture) : point)),
})

/** Takes a point off. The others keep their numbers; null if none is left. */
export function keyPointRemoved(shape: PointsShape, index: number): PointsShape | null {
  const seen = shape.seen.map((value, at) => (at === index ? 0 : value))
  return seen.every((value) => value === 0) ? null : { ...shape, seen }
}

/** The shape at a point: key points before the shapes that they lie on. */
export function drawnAt(
  shapes: readonly DrawnShape[],
  at: Point,
  reach: number,
): DrawnShape | null {
  const near = shapes.findLast(
    (shape) =>
      shape.kind === 'points' &&
      shownPoints(shape).some(({ point }) => distance(point, at) <= reach * 1.5),
  )
  if (near) return near
  const found: Shape | null = shapeAt(
    shapes.filter((shape) => shape.kind !== 'points'),
    at,
    reach,
  )
  return shapes.find((shape) => shape.id === found?.id) ?? null
}
