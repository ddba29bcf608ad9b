import { imageType } from '@/lib/image-type.ts'
import { leastSide, mostSource } from './crop.ts'

/** Why a file cannot become a picture. */
export type Fault = 'type' | 'heavy' | 'broken' | 'tiny' | 'lost'

/** Decodes a file, turned as its camera was held. By its bytes, whatever it calls itself. */
export async function readPicture(file: File): Promise<ImageBitmap | Fault> {
  if (file.size > mostSource) return 'heavy'
  try {
    if (!imageType(new Uint8Array(await file.slice(0, 12).arrayBuffer()))) return 'type'
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    if (Math.min(bitmap.width, bitmap.height) >= leastSide) return bitmap
    bitmap.close()
    return 'tiny'
  } catch {
    // Cut short, damaged, or the file has been moved meanwhile.
    return 'broken'
  }
}
