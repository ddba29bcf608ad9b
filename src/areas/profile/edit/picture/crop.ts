/** How a square is cut out of a picture. */
export interface Crop {
  /** From 1, the whole of the shorter side. */
  zoom: number
  /** Where the square lies in what is left over, from 0 to 1. */
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** Below this a face is no longer to be known again on a good screen. */
export const leastSide = 96
export const mostSide = 512
/** Of the file that is chosen: a camera's picture, not a poster that takes the memory. */
export const mostSource = 25 * 1024 * 1024

export const whole: Crop = { zoom: 1, x: 0.5, y: 0.5 }

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

/** As near as the picture has pixels for. */
export const mostZoom = ({ width, height }: Size): number =>
  clamp(Math.min(width, height) / leastSide, 1, 4)

/** The square in the picture's own pixels. */
export function squareOf(
  { width, height }: Size,
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

/** The picture follows the hand; `dx` and `dy` are parts of the square. */
export function dragged(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { side } = squareOf(size, crop)
  const move = (at: number, length: number, by: number): number =>
    length - side > 0.5 ? clamp(at - (by * side) / (length - side), 0, 1) : at
  return { ...crop, x: move(crop.x, size.width, dx), y: move(crop.y, size.height, dy) }
}

/** The side of what is sent: never more pixels than there are. */
export const outputSide = (size: Size, crop: Crop): number =>
  clamp(Math.round(squareOf(size, crop).side), 1, mostSide)
