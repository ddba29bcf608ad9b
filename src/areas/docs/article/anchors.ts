import { elementOf } from '@/shared/element-of-hash.ts'
import { idPrefix } from '@/shared/html/id-prefix.ts'

/** The address of a heading, without what the sanitiser puts before its id. */
export const anchorOf = (id: string): string =>
  id.startsWith(idPrefix) ? id.slice(idPrefix.length) : id

/** Gives each heading of a text a link to itself. What React does not write it does not miss. */
export function anchorHeadings(root: HTMLElement, label: string): void {
  for (const heading of root.querySelectorAll<HTMLElement>(':is(h2, h3)[id]')) {
    const known = heading.querySelector('a[data-anchor]')
    const link = known ?? document.createElement('a')
    const name = heading.textContent?.replace(/#$/, '') ?? ''
    // The link is no part of the heading's name.
    heading.setAttribute('aria-label', name)
    link.setAttribute('href', `#${anchorOf(heading.id)}`)
    link.setAttribute('aria-label', `${label}: ${name}`)
    link.setAttribute('data-anchor', '')
    link.textContent = '#'
    if (!known) heading.append(link)
  }
}

/** Where a field stands that this version of the article calls otherwise, or lacks. */
const around: Readonly<Record<string, string>> = { param: 'request', answer: 'response' }

/** The element of the address's hash, or the part that a field of another version belongs to; null where there is none. */
export function elementOfAddress(hash: string): HTMLElement | null {
  try {
    const anchor = decodeURIComponent(hash.replace(/^#/, ''))
    if (anchor === '') return null
    return elementOf(anchor) ?? elementOf(around[anchor.replace(/-.*/, '')] ?? '')
  } catch {
    return null
  }
}
