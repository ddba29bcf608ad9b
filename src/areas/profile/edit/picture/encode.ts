import { avatarLimits } from '@/api/contract/profile.ts'
import { outputSide, squareOf } from './crop.ts'
import type { Crop } from './crop.ts'

/**
 * The best format first. A browser that cannot write a format writes PNG instead. Only JPEG has no
 * transparency.
 */
const ways = [
  ['image/webp', 0.9],
  ['image/jpeg', 0.9],
  ['image/jpeg', 0.7],
] as const

/** Draws the square over the whole canvas. */
export function draw(
  canvas: HTMLCanvasElement,
  bitmap: ImageBitmap,
  crop: Crop,
  ground?: string,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = squareOf(bitmap, crop)
  context.clearRect(0, 0, canvas.width, canvas.height)
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/**
 * Encodes the square as a file within the limits; null if the browser cannot. It contains none of
 * the camera's metadata, such as the location.
 */
export async function encode(bitmap: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = outputSide(bitmap, crop)
  for (const [type, quality] of ways) {
    draw(canvas, bitmap, crop, type === 'image/jpeg' ? '#fff' : undefined)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
    if (
      blob &&
      avatarLimits.types.some((known) => known === blob.type) &&
      blob.size <= avatarLimits.bytes
    )
      return blob
  }
  return null
}
