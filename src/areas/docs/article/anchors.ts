import { decodePart } from '@/lib/decode-part.ts'
import { nameWith } from '@/lib/sentences.ts'
import { known } from '@/lib/known.ts'
import { elementOf } from '@/shared/element-of-hash.ts'
import { idPrefix } from '@/lib/id-prefix.ts'

/** The anchor of a heading, without the sanitizer's prefix. */
export const anchorOf = (id: string): string =>
  id.startsWith(idPrefix) ? id.slice(idPrefix.length) : id

/**
 * Adds a link to itself to each heading of a text. React does not manage this HTML, so it may be
 * changed.
 */
export function anchorHeadings(root: HTMLElement, label: string): void {
  for (const heading of root.querySelectorAll<HTMLElement>(':is(h2, h3)[id]')) {
    const made = heading.querySelector('a[data-anchor]')
    const link = made ?? document.createElement('a')
    const name = heading.textContent?.replace(/#$/, '') ?? ''
    // The link is not part of the heading's name.
    heading.setAttribute('aria-label', name)
    link.setAttribute('href', `#${anchorOf(heading.id)}`)
    link.setAttribute('aria-label', nameWith(label, name))
    link.setAttribute('data-anchor', '')
    link.textContent = '#'
    if (!made) heading.append(link)
  }
}

/** The sections that contain fields which this version names differently or lacks. */
const around: Readonly<Record<string, string>> = { param: 'request', answer: 'response' }

/**
 * The element of the address's hash, or the section of a field from another version; null if there
 * is none.
 */
export function elementOfAddress(hash: string): HTMLElement | null {
  const anchor = decodePart(hash.replace(/^#/, ''))
  if (!anchor) return null
  return elementOf(anchor) ?? elementOf(known(around, anchor.replace(/-.*/, '')) ?? '')
}
