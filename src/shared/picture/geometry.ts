/** Operations on shapes in a picture. */
import { boundsOf, shapeOutline } from './outline.ts'
import type { BoxShape, Point, PolygonShape, Rect, Shape, Size } from './outline.ts'

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high)
const whole = (value: number, low: number, high: number): number =>
  clamp(Math.round(value), low, high)

export const pointInside = ([x, y]: Point, { width, height }: Size): Point => [
  whole(x, 0, width),
  whole(y, 0, height),
]

/** Returns the rectangle between two corners, at least one pixel wide and high. */
export function rectBetween(from: Point, to: Point, picture: Size): Rect {
  const [ax, ay] = pointInside(from, picture)
  const [bx, by] = pointInside(to, picture)
  return rectInside(
    {
      x: Math.min(ax, bx),
      y: Math.min(ay, by),
      width: Math.abs(bx - ax),
      height: Math.abs(by - ay),
    },
    picture,
  )
}

/** Keeps the position where possible and reduces the size to fit. */
export function rectInside({ x, y, width, height }: Rect, picture: Size): Rect {
  const left = whole(x, 0, picture.width - 1)
  const top = whole(y, 0, picture.height - 1)
  return {
    x: left,
    y: top,
    width: whole(width, 1, picture.width - left),
    height: whole(height, 1, picture.height - top),
  }
}

const pairs = (points: readonly Point[]): [Point, Point][] =>
  points.map((point, index) => [point, points[(index + 1) % points.length] ?? point])

/** Uses the shoelace formula; never negative. */
export const areaOfPoints = (points: readonly Point[]): number =>
  Math.abs(pairs(points).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)) / 2

export const areaOf = (shape: Shape): number => areaOfPoints(shapeOutline(shape))

/** Moves a shape as far as the picture allows. */
export function moved<S extends Shape>(shape: S, dx: number, dy: number, picture: Size): S {
  const { x, y, width, height } = boundsOf(shape)
  const right = whole(x + dx, 0, picture.width - width) - x
  const down = whole(y + dy, 0, picture.height - height) - y
  if (shape.kind === 'box') return { ...shape, x: x + right, y: y + down }
  return { ...shape, points: shape.points.map(([px, py]): Point => [px + right, py + down]) }
}

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof handles)[number]

export function handlePoint({ x, y, width, height }: Rect, handle: Handle): Point {
  const across = handle.includes('w') ? 0 : handle.includes('e') ? 1 : 0.5
  const down = handle.includes('n') ? 0 : handle.includes('s') ? 1 : 0.5
  return [x + width * across, y + height * down]
}

/** Moves a side or corner to a point. It can pass the opposite side. */
export function resized(box: BoxShape, handle: Handle, to: Point, picture: Size): BoxShape {
  const [px, py] = pointInside(to, picture)
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const first: Point = [handle.includes('w') ? px : box.x, handle.includes('n') ? py : box.y]
  const second: Point = [handle.includes('e') ? px : right, handle.includes('s') ? py : bottom]
  return { ...box, ...rectBetween(first, second, picture) }
}

/** Enlarges a box at its right and bottom sides. */
export const grown = (box: BoxShape, dx: number, dy: number, picture: Size): BoxShape => ({
  ...box,
  ...rectInside({ x: box.x, y: box.y, width: box.width + dx, height: box.height + dy }, picture),
})

/** A polygon needs three corners and an area. */
export const isPolygon = (points: readonly Point[]): boolean =>
  points.length >= 3 && areaOfPoints(points) > 0

/** Moves one corner. Returns the shape unchanged if it would have no area. */
export function cornerMoved(
  shape: PolygonShape,
  index: number,
  to: Point,
  picture: Size,
): PolygonShape {
  const points = shape.points.map((point, at) => (at === index ? pointInside(to, picture) : point))
  return isPolygon(points) ? { ...shape, points } : shape
}

export function cornerAdded(
  shape: PolygonShape,
  after: number,
  at: Point | null,
  picture: Size,
): PolygonShape {
  const from = shape.points[after]
  const next = shape.points[(after + 1) % shape.points.length]
  if (!from || !next) return shape
  const point = pointInside(at ?? [(from[0] + next[0]) / 2, (from[1] + next[1]) / 2], picture)
  return { ...shape, points: shape.points.toSpliced(after + 1, 0, point) }
}

/** Removes a corner. Returns the shape unchanged if only a line would remain. */
export function cornerRemoved(shape: PolygonShape, index: number): PolygonShape {
  const points = shape.points.toSpliced(index, 1)
  return isPolygon(points) ? { ...shape, points } : shape
}

export function contains(shape: Shape, [x, y]: Point): boolean {
  if (shape.kind === 'box')
    return x >= shape.x && x <= shape.x + shape.width && y >= shape.y && y <= shape.y + shape.height
  return pairs(shape.points).reduce(
    (inside, [[ax, ay], [bx, by]]) =>
      ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside,
    false,
  )
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

function distanceToLine(point: Point, a: Point, b: Point): number {
  const length = distance(a, b) ** 2
  if (length === 0) return distance(point, a)
  const along = clamp(
    ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length,
    0,
    1,
  )
  return distance(point, [a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])])
}

/** Returns the smallest shape at a point, so that a shape inside another can be reached. */
export function shapeAt(shapes: readonly Shape[], point: Point, reach: number): Shape | null {
  const near = (shape: Shape): boolean =>
    contains(shape, point) ||
    pairs(shapeOutline(shape)).some(([a, b]) => distanceToLine(point, a, b) <= reach)
  return shapes
    .filter(near)
    .reduce<Shape | null>(
      (best, shape) => (!best || areaOf(shape) <= areaOf(best) ? shape : best),
      null,
    )
}

const side = (a: Point, b: Point, c: Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

/**
 * Whether two sides of a polygon cross. Most formats allow that, but few programs read it
 * correctly.
 */
export function crossesItself(points: readonly Point[]): boolean {
  const sides = pairs(points)
  return sides.some(([a, b], one) =>
    sides.some(
      ([c, d], other) =>
        other > one && side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0,
    ),
  )
}
