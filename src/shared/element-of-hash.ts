import { idPrefix } from './html/id-prefix.ts'

/** The element that an anchor means; whoever names a heading of an article need not know its prefix. */
export const elementOf = (anchor: string): HTMLElement | null =>
  document.getElementById(anchor) ?? document.getElementById(idPrefix + anchor)

/** The element that the hash of an address means. */
export function elementOfHash(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  try {
    return elementOf(decodeURIComponent(hash.slice(1)))
  } catch {
    // It is not encoded as an address is.
    return null
  }
}
