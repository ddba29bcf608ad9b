import { imageType, isHeic } from '@/lib/image-type.ts'
import { minSide, maxSourceBytes } from './crop.ts'

/** Why a file cannot be used as a picture. */
export type AvatarFault = 'type' | 'heic' | 'heavy' | 'broken' | 'tiny' | 'lost'

/** Decodes a file by its bytes, whatever its name says, with the camera's rotation applied. */
export async function readPicture(file: File): Promise<ImageBitmap | AvatarFault> {
  if (file.size > maxSourceBytes) return 'heavy'
  try {
    const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
    if (!imageType(head)) return isHeic(head) ? 'heic' : 'type'
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    if (Math.min(bitmap.width, bitmap.height) >= minSide) return bitmap
    bitmap.close()
    return 'tiny'
  } catch {
    // The file is incomplete or damaged, or was moved meanwhile.
    return 'broken'
  }
}
