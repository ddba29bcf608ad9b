/** A square inside a picture. */
export interface Crop {
  /** From 1, which is the whole shorter side. */
  zoom: number
  /** The position of the square, from 0 to 1. */
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** A smaller face would not be recognizable on a good screen. */
export const minSide = 96
export const maxSide = 512
/**
 * The maximum size of the chosen file: enough for a camera's picture, but not for one that exhausts
 * the memory.
 */
export const maxSourceBytes = 25 * 1024 * 1024

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

/** The zoom at which the picture has just enough pixels. */
export const maxZoom = ({ width, height }: Size): number =>
  clamp(Math.min(width, height) / minSide, 1, 4)

/** Returns the square in the picture's own pixels. */
export function squareOf(
  { width, height }: Size,
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

/** Moves the picture by `dx` and `dy`, in fractions of the square. */
export function dragged(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { side } = squareOf(size, crop)
  const move = (at: number, length: number, by: number): number =>
    length - side > 0.5 ? clamp(at - (by * side) / (length - side), 0, 1) : at
  return { ...crop, x: move(crop.x, size.width, dx), y: move(crop.y, size.height, dy) }
}

/** The side of the sent picture: never more pixels than there are. */
export const outputSide = (size: Size, crop: Crop): number =>
  clamp(Math.round(squareOf(size, crop).side), 1, maxSide)
