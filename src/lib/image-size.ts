import { imageDimensionsFromData } from 'image-dimensions'

export interface ImageFacts {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif'
  width: number
  height: number
}

/**
 * Identifies a picture and its size by its bytes, whatever its name says. Null if it is not a
 * picture or is incomplete.
 */
export function imageFacts(bytes: Uint8Array): ImageFacts | null {
  const found = imageDimensionsFromData(bytes)
  // Most browsers cannot draw HEIC.
  if (!found || found.type === 'heic') return null
  const { type, width, height } = found
  return { type: `image/${type}`, width, height }
}
