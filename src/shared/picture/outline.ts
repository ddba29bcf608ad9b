/** Shapes in the picture's own pixels: integers, all inside the picture. */

export type Point = readonly [x: number, y: number]
export interface Size {
  width: number
  height: number
}
export interface Rect extends Size {
  x: number
  y: number
}
interface Labelled {
  id: number
  label: number
}
export interface BoxShape extends Labelled, Rect {
  kind: 'box'
}
export interface PolygonShape extends Labelled {
  kind: 'polygon'
  points: readonly Point[]
}
export type Shape = BoxShape | PolygonShape

export function boundsOf(shape: Shape): Rect {
  if (shape.kind === 'box')
    return { x: shape.x, y: shape.y, width: shape.width, height: shape.height }
  return boundsOfPoints(shape.points)
}

export function boundsOfPoints(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Returns the corners of a box, clockwise from the upper left, or the points of a polygon. */
export function shapeOutline(shape: Shape): readonly Point[] {
  if (shape.kind === 'polygon') return shape.points
  const { x, y, width, height } = shape
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}
