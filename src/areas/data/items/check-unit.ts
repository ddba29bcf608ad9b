import { sha256 } from '@noble/hashes/sha2.js'
import { itemFileTypes, itemLimits } from '@/api/contract/label-items.ts'
import { exifOrientation } from '@/lib/exif-orientation.ts'
import { imageFacts } from '@/lib/image-size.ts'
import { imageType, isHeic } from '@/lib/image-type.ts'
import { hasPictureEnd } from '@/lib/picture-end.ts'

export const unitFaults = ['type', 'heic', 'bytes', 'empty', 'broken', 'cut', 'unreadable'] as const
export type UnitFault = (typeof unitFaults)[number]

export interface CheckedUnit {
  /** The sum of the bytes: two equal files are one unit. */
  uniqueId: string
  /** Shown turned, as its camera noted. Workers see it as the person does. */
  isTurned: boolean
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const isPicture = (bytes: Uint8Array): boolean =>
  imageType(bytes) !== null || String.fromCharCode(...bytes.subarray(0, 4)) === 'GIF8'

/** Checks a file before it is sent, by its bytes, whatever its name says. */
export async function checkUnit(file: Blob): Promise<CheckedUnit | { fault: UnitFault }> {
  if (file.size === 0) return { fault: 'empty' }
  if (file.size > itemLimits.file) return { fault: 'bytes' }
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    // The file was moved or deleted after it was chosen.
    return { fault: 'unreadable' }
  }
  if (isHeic(bytes)) return { fault: 'heic' }
  const facts = imageFacts(bytes)
  if (!facts) return { fault: isPicture(bytes) ? 'broken' : 'type' }
  if (!itemFileTypes.some((type) => type === facts.type)) return { fault: 'type' }
  if (!hasPictureEnd(bytes, facts.type)) return { fault: 'cut' }
  return { uniqueId: hexOf(sha256(bytes)), isTurned: exifOrientation(bytes) > 1 }
}
