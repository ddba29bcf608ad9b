import type { ImageLimits } from '@/api/contract/test-task.ts'
import { imageFacts } from '@/lib/image-size.ts'
import { isHeic } from '@/lib/image-type.ts'
import { known } from '@/lib/known.ts'
import { anyOf } from '@/lib/sentences.ts'
import type { ImageFacts } from '@/lib/image-size.ts'

/** A picture that was chosen, dropped or pasted. */
export interface Chosen {
  file: File
  /** Null if the bytes are not a known picture format. */
  facts: ImageFacts | null
  /** For the preview, as a data URL: the policy allows no blob addresses. */
  url: string | null
  isHeic?: boolean
}

/** Why a picture cannot be sent. */
export type PictureFault = 'type' | 'small' | 'big' | 'side'

export function pictureFault(
  { file: { size }, facts }: Chosen,
  { types, minBytes, maxBytes, maxSide }: ImageLimits,
): PictureFault | null {
  if (!facts || (types.length > 0 && !types.includes(facts.type))) return 'type'
  if (minBytes !== null && size < minBytes) return 'small'
  if (maxBytes !== null && size > maxBytes) return 'big'
  return maxSide !== null && Math.max(facts.width, facts.height) > maxSide ? 'side' : null
}

/** Larger files are not read. */
const mostRead = 8 * 1024 * 1024

export function base64Of(bytes: Uint8Array): string {
  let text = ''
  // All bytes at once would exceed the number of arguments that a call can have.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

export async function readChosen(file: File): Promise<Chosen> {
  if (file.size > mostRead) return { file, facts: null, url: null }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const facts = imageFacts(bytes)
    const url = facts && `data:${facts.type};base64,${base64Of(bytes)}`
    return { file, facts, url, isHeic: isHeic(bytes) }
  } catch {
    // The file was moved or deleted meanwhile.
    return { file, facts: null, url: null }
  }
}

/** One of our sample pictures as a file. */
export function sampleFile(base64: string, number: number): File {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new File([bytes], `sample-${number}.png`, { type: 'image/png' })
}

const kinds: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
}
/** For example "JPEG, PNG or GIF". */
export const typeNames = (types: readonly string[], locale: string): string =>
  anyOf(
    types.map((type) => known(kinds, type) ?? type),
    locale,
  )
export const kilobytes = (bytes: number): number => Math.round(bytes / 1024)
