import { idPrefix } from './html/id-prefix.ts'

/** The element that the hash of an address means; whoever links to a heading of an article need not know its prefix. */
export function elementOfHash(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  try {
    const name = decodeURIComponent(hash.slice(1))
    return document.getElementById(name) ?? document.getElementById(idPrefix + name)
  } catch {
    // It is not encoded as an address is.
    return null
  }
}
