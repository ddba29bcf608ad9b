import type { Page } from '@playwright/test'

// What screen readers say of a page, beyond axe's rules (quality.md section 4).

/**
 * The names that several buttons of the page's content have: a button that repeats names its row. A
 * tab is named with its list; a badge with a tip does nothing to a row.
 */
export const repeatedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textOf = (node: Node): string => {
      if (node instanceof Text) return node.data
      if (!(node instanceof Element) || node.ariaHidden === 'true') return ''
      return node.ariaLabel ?? [...node.childNodes].map(textOf).join('')
    }
    const nameOf = (control: Element): string => {
      const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? []
      const named = ids.map((id) =>
        textOf(document.getElementById(id) ?? document.createElement('i')),
      )
      return (named.join(' ') || textOf(control)).replace(/\s+/g, ' ').trim()
    }
    const seen = new Map<string, number>()
    for (const control of document.querySelectorAll('main button:not([data-tip])'))
      if (control.checkVisibility({ visibilityProperty: true })) {
        const list = control.closest('[role=tablist]')
        const name = [...(list ? [list] : []), control].map(nameOf).join(': ')
        seen.set(name, (seen.get(name) ?? 0) + 1)
      }
    return [...seen].flatMap(([name, times]) => (times > 1 ? [`${times} × ${name}`] : []))
  })

/**
 * The names that several links of the page's content have, to different places. A link that stands
 * for its own row leads to where it is.
 */
export const repeatedLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textOf = (node: Node): string => {
      if (node instanceof Text) return node.data
      if (node instanceof HTMLImageElement) return node.alt
      if (!(node instanceof Element) || node.ariaHidden === 'true') return ''
      return node.ariaLabel ?? [...node.childNodes].map(textOf).join('')
    }
    const nameOf = (link: Element): string => {
      const ids = link.getAttribute('aria-labelledby')?.split(' ') ?? []
      const named = ids.map((id) =>
        textOf(document.getElementById(id) ?? document.createElement('i')),
      )
      return (named.join(' ') || textOf(link)).replace(/\s+/g, ' ').trim()
    }
    const links = [...document.querySelectorAll('main a[href]:not([href^="#"])')].filter((link) =>
      link.checkVisibility({ visibilityProperty: true }),
    )
    return [...Map.groupBy(links, nameOf)].flatMap(([name, all]) => {
      const targets = new Set(all.map((link) => link.getAttribute('href')))
      return targets.size > 1 ? [`${name}: ${[...targets].join(' ')}`] : []
    })
  })

/** What names, describes or controls by an id that no element has. */
export const lostReferences = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-details', 'for'].flatMap(
      (attribute) =>
        // What is closed may not be drawn yet.
        [...document.querySelectorAll(`[${attribute}]:not([aria-expanded=false])`)].flatMap(
          (element) =>
            (element.getAttribute(attribute) ?? '')
              .split(' ')
              .filter((id) => id && !document.getElementById(id))
              .map(() => `${attribute} of ${element.outerHTML.slice(0, 120)}`),
        ),
    ),
  )

/** Headings that leave out a level. */
export const headingGaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    let before = 0
    return [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].flatMap((heading) => {
      if (!heading.checkVisibility()) return []
      const level = Number(heading.tagName[1])
      const gap = level > before + 1
      before = level
      return gap ? [`${heading.tagName} ${heading.textContent}`] : []
    })
  })

/**
 * Parts of the content that stand wholly above the one before them in the document, other than in
 * the next column. Cells stand beside each other, so each is compared with the one before it in its
 * row.
 */
export const outOfOrder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isPlaced = (element: Element): boolean => {
      for (
        let one: Element | null = element;
        one && one.tagName !== 'MAIN';
        one = one.parentElement
      )
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(one).position)) return false
      return true
    }
    const shown = (selector: string): Element[] =>
      [...document.querySelectorAll(`main :is(${selector})`)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.getBoundingClientRect().height > 2,
      )
    const stops = shown(
      'a[href], button, input, select, textarea, summary, h1, h2, h3, h4, p',
    ).filter(isPlaced)
    // A script may have placed their row.
    const cells = shown('th, td').filter(
      (cell) => !['sticky', 'absolute'].includes(getComputedStyle(cell).position),
    )
    const pairs = [
      ...stops.map((element, index) => [element, stops[index - 1]] as const),
      ...cells.map((cell) => [cell, cell.previousElementSibling] as const),
    ]
    return pairs.flatMap(([element, previous]) => {
      if (!previous?.checkVisibility() || previous.contains(element)) return []
      const place = element.getBoundingClientRect()
      const before = previous.getBoundingClientRect()
      return place.bottom <= before.top && place.left < before.right
        ? [`${element.outerHTML.slice(0, 120)} after ${previous.outerHTML.slice(0, 120)}`]
        : []
    })
  })
