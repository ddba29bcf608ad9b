import { clamp } from './geometry.ts'
import type { Point, Size } from './outline.ts'

/**
 * The visible part of the picture: the picture's point at the stage's upper left corner, and the
 * number of stage pixels per picture pixel.
 */
export interface View {
  x: number
  y: number
  scale: number
}

export const zoomStep = 1.25
const margin = 16
const largest = 32

/** Shows the whole picture, centered, with a small margin. */
export function fit(picture: Size, stage: Size): View {
  const room = {
    width: Math.max(stage.width - 2 * margin, 1),
    height: Math.max(stage.height - 2 * margin, 1),
  }
  const scale = Math.min(room.width / picture.width, room.height / picture.height, largest)
  return {
    scale,
    x: (picture.width - stage.width / scale) / 2,
    y: (picture.height - stage.height / scale) / 2,
  }
}

export const toPicture = ({ x, y, scale }: View, [left, top]: Point): Point => [
  x + left / scale,
  y + top / scale,
]
export const toStage = ({ x, y, scale }: View, [px, py]: Point): Point => [
  (px - x) * scale,
  (py - y) * scale,
]

/** Keeps a part of the picture in the middle of the stage. */
function kept(view: View, picture: Size, stage: Size): View {
  const [halfWidth, halfHeight] = [stage.width / view.scale / 2, stage.height / view.scale / 2]
  return {
    ...view,
    x: clamp(view.x, -halfWidth, picture.width - halfWidth),
    y: clamp(view.y, -halfHeight, picture.height - halfHeight),
  }
}

/** Zooms. The point of the stage stays over the same point of the picture. */
export function zoomed(view: View, factor: number, at: Point, picture: Size, stage: Size): View {
  const smallest = Math.min(fit(picture, stage).scale / 2, 1)
  const scale = clamp(view.scale * factor, smallest, largest)
  const [px, py] = toPicture(view, at)
  return kept({ scale, x: px - at[0] / scale, y: py - at[1] / scale }, picture, stage)
}

/** Moves the picture by stage pixels. */
export const panned = (view: View, dx: number, dy: number, picture: Size, stage: Size): View =>
  kept({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, picture, stage)

/** Moves the view just far enough to show a point. */
export function showing(view: View, point: Point, picture: Size, stage: Size): View {
  const [left, top] = toStage(view, point)
  const dx = clamp(left, margin, Math.max(stage.width - margin, margin)) - left
  const dy = clamp(top, margin, Math.max(stage.height - margin, margin)) - top
  return dx === 0 && dy === 0 ? view : panned(view, dx, dy, picture, stage)
}
