import { ringBounds } from './rings.ts'
import type { RingPoint } from './rings.ts'

/** Pixels of a picture in rows, one number each. */
export interface PixelMask {
  width: number
  height: number
  pixels: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>
}

/**
 * Gives a value to the pixels whose middle lies inside a ring, by the even-odd rule. Goes row by row
 * over the ring's own height.
 */
export function fillRing(mask: PixelMask, ring: readonly RingPoint[], value: number): void {
  const { width, height, pixels } = mask
  const bounds = ringBounds(ring)
  const first = Math.max(Math.floor(bounds.y), 0)
  const last = Math.min(Math.ceil(bounds.y + bounds.height), height)
  for (let row = first; row < last; row += 1) {
    const middle = row + 0.5
    const crossings: number[] = []
    let before = ring.at(-1)
    for (const point of ring) {
      if (before && before[1] > middle !== point[1] > middle) {
        const share = (middle - before[1]) / (point[1] - before[1])
        crossings.push(before[0] + share * (point[0] - before[0]))
      }
      before = point
    }
    crossings.sort((a, b) => a - b)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const from = Math.max(Math.ceil((crossings[at] ?? 0) - 0.5), 0)
      const to = Math.min(Math.ceil((crossings[at + 1] ?? 0) - 0.5), width)
      if (to > from) pixels.fill(value, row * width + from, row * width + to)
    }
  }
}

/**
 * The lengths of runs of empty and filled pixels in turn, column by column, the first one empty: the
 * uncompressed run-length encoding of COCO.
 */
export function columnRuns({ width, height, pixels }: PixelMask): number[] {
  const runs: number[] = []
  let [isFilled, length] = [false, 0]
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < height; y += 1) {
      if ((pixels[y * width + x] ?? 0) > 0 === isFilled) length += 1
      else {
        runs.push(length)
        isFilled = !isFilled
        length = 1
      }
    }
  return [...runs, length]
}
