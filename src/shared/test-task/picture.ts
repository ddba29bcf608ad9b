import type { ImageLimits } from '@/api/contract/test-task.ts'
import { imageFacts } from '@/lib/image-size.ts'
import { known } from '@/lib/known.ts'
import type { ImageFacts } from '@/lib/image-size.ts'

/** A picture that somebody chose, dropped or pasted. */
export interface Chosen {
  file: File
  /** Null where its bytes are none of a picture that we know. */
  facts: ImageFacts | null
  /** To look at: the policy of the site allows no blob addresses. */
  url: string | null
}

/** Why a picture is not sent. */
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

/** More is not even read. */
const mostRead = 8 * 1024 * 1024

export function base64Of(bytes: Uint8Array): string {
  let text = ''
  // All at once would be more arguments than a call may have.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

export async function readChosen(file: File): Promise<Chosen> {
  if (file.size > mostRead) return { file, facts: null, url: null }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const facts = imageFacts(bytes)
    return { file, facts, url: facts && `data:${facts.type};base64,${base64Of(bytes)}` }
  } catch {
    // It has been moved or deleted meanwhile.
    return { file, facts: null, url: null }
  }
}

const kinds: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
}
/** "JPEG, PNG, or GIF". */
export const typeNames = (types: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    types.map((type) => known(kinds, type) ?? type),
  )
export const kilobytes = (bytes: number): number => Math.round(bytes / 1024)
