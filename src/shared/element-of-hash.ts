import { decodePart } from '@/lib/decode-part.ts'
import { idPrefix } from '@/lib/id-prefix.ts'

/** Finds the element of an anchor. Callers need not know the prefix of article headings. */
export const elementOf = (anchor: string): HTMLElement | null =>
  document.getElementById(anchor) ?? document.getElementById(idPrefix + anchor)

/** Finds the element that the hash of an address names. */
export function elementOfHash(hash: string): HTMLElement | null {
  const anchor = decodePart(hash.slice(1))
  return anchor ? elementOf(anchor) : null
}
