import { watchScrollable } from '@/ui/use-scrollable.ts'

/** The place of a code block's button. */
export interface BodyBlock {
  place: HTMLElement
  code: string
}

/**
 * Wraps tables in a scroll container and adds a place for a button to each code block. React does
 * not manage this HTML, so it may be changed.
 */
export function furnish(root: HTMLElement, tableLabel: string): BodyBlock[] {
  for (const table of root.querySelectorAll('table')) {
    if (table.parentElement?.dataset['scroll'] !== undefined) continue
    const box = document.createElement('div')
    box.dataset['scroll'] = ''
    table.replaceWith(box)
    box.append(table)
  }
  for (const box of root.querySelectorAll<HTMLElement>('[data-scroll]')) {
    const name = box.querySelector('caption')?.textContent || tableLabel
    // Only a container that scrolls is focusable. It may begin to, as when a phone is turned.
    watchScrollable(box, (scrolls) => {
      if (!scrolls) return box.removeAttribute('tabindex')
      box.tabIndex = 0
      box.setAttribute('role', 'group')
      box.setAttribute('aria-label', name)
    })
  }
  return Array.from(root.querySelectorAll('pre'), (pre) => {
    const known = pre.nextElementSibling
    const place =
      known instanceof HTMLElement && known.dataset['copy'] !== undefined
        ? known
        : document.createElement('div')
    place.dataset['copy'] = ''
    pre.after(place)
    return { place, code: pre.textContent ?? '' }
  })
}
