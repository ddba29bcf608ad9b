import { imageDimensionsFromData } from 'image-dimensions'

export interface ImageFacts {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif'
  width: number
  height: number
}

/** What a picture is and how large, by its own bytes, whatever it calls itself; null for what is none or is cut short. */
export function imageFacts(bytes: Uint8Array): ImageFacts | null {
  const found = imageDimensionsFromData(bytes)
  // Most browsers cannot draw HEIC.
  if (!found || found.type === 'heic') return null
  const { type, width, height } = found
  return { type: `image/${type}`, width, height }
}
