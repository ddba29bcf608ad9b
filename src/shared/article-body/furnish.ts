/** Where a code block has its button. */
export interface Block {
  place: HTMLElement
  code: string
}

/** Gives tables a box to scroll in, and code a place for its button. What React does not write it does not miss. */
export function furnish(root: HTMLElement, tableLabel: string): Block[] {
  for (const table of root.querySelectorAll('table')) {
    if (table.parentElement?.dataset['scroll'] !== undefined) continue
    const box = document.createElement('div')
    box.dataset['scroll'] = ''
    table.replaceWith(box)
    box.append(table)
  }
  for (const box of root.querySelectorAll<HTMLElement>('[data-scroll]')) {
    const name = box.querySelector('caption')?.textContent || tableLabel
    // Only what scrolls takes the focus.
    if (box.scrollWidth > box.clientWidth) {
      box.tabIndex = 0
      box.setAttribute('role', 'group')
      box.setAttribute('aria-label', name)
    }
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
