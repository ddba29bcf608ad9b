// Over 250 lines: the only place that knows the output of word processors.

import { decodePart } from '@/lib/decode-part.ts'
import { known } from '@/lib/known.ts'
import { foreignBlocks } from '@/shared/html/sanitise.ts'

/**
 * What could not be pasted: pictures of local files or other hosts, and links that are neither own
 * nor https addresses.
 */
export interface Cleaned {
  root: DocumentFragment
  lost: { pictures: number; links: number }
}

const blocks = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'hr',
  'figure',
  ...foreignBlocks,
])
const isBlock = (node: Node): boolean => node instanceof Element && blocks.has(node.localName)
const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)]

function styleOf(element: Element): string {
  return (element.getAttribute('data-style') ?? '').toLowerCase().replaceAll('&quot;', '"')
}
/**
 * The last value of a style property, read from the attribute, because the policy disables style
 * attributes.
 */
function styled(element: Element, property: string): string {
  const found = [
    ...styleOf(element).matchAll(new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'g')),
  ]
  return found.at(-1)?.[1]?.trim() ?? ''
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}
function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) other.setAttribute(attribute, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}
function wrapInside(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name)
  inner.append(...element.childNodes)
  element.append(inner)
}

const blank = (element: Element): boolean =>
  element.textContent.replace(/[\s\u00a0]/g, '') === '' && !element.querySelector('img, hr, table')

/**
 * Google Docs wraps everything in a <b> that is not bold; Word and others use styles instead of
 * tags.
 */
function readStyles(root: DocumentFragment): void {
  for (const element of all(root, 'b, strong'))
    if (/^(?:normal|[1-4]00)$/.test(styled(element, 'font-weight'))) unwrap(element)
  for (const element of all(root, 'i, em'))
    if (styled(element, 'font-style') === 'normal') unwrap(element)
  for (const element of all(root, 'span, font, tt, samp, kbd')) {
    const heading = element.closest('h1, h2, h3, h4, h5, h6') !== null
    const decoration = styled(element, 'text-decoration') + styled(element, 'text-decoration-line')
    const link = element.closest('a') !== null || element.querySelector('a') !== null
    const mono =
      /courier|consolas|menlo|monaco|monospace/.test(styled(element, 'font-family')) ||
      /^(?:tt|samp|kbd)$/.test(element.localName)
    if (
      !heading &&
      /^(?:bold(?:er)?|[6-9]00)$/.test(styled(element, 'font-weight')) &&
      !element.closest('strong, b')
    )
      wrapInside(element, 'strong')
    if (styled(element, 'font-style') === 'italic' && !element.closest('em, i'))
      wrapInside(element, 'em')
    if (decoration.includes('underline') && !link && !element.closest('u')) wrapInside(element, 'u')
    if (decoration.includes('line-through') && !element.closest('s, del, strike'))
      wrapInside(element, 's')
    if (mono && !element.closest('code, pre')) wrapInside(element, 'code')
  }
  for (const element of all(root, 'span, font, tt, samp, kbd')) unwrap(element)
  for (const element of all(root, 'del, strike')) rename(element, 's')
  for (const heading of all(root, 'h1, h2, h3, h4, h5, h6'))
    for (const bold of all(heading, 'b, strong')) unwrap(bold)
}

const signs = '0123456789+-=()n'
const small = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ' }

/**
 * An article has no raised or lowered text. Figures become signs of their own, or 10² would be
 * 102.
 */
function raiseFigures(root: DocumentFragment): void {
  for (const [name, forms] of Object.entries(small))
    for (const element of all(root, name)) {
      const raised = [...element.textContent.replaceAll('−', '-')].map(
        (sign) => forms[signs.indexOf(sign)],
      )
      if (!element.querySelector('a') && raised.every(Boolean)) element.replaceWith(raised.join(''))
      else unwrap(element)
    }
}

/** The page's title is its h1. If the text contains another one, all headings move down a level. */
function sinkHeadings(root: DocumentFragment): void {
  for (const element of all(root, 'p')) {
    const name = element.getAttribute('class') ?? ''
    if (/\bMsoTitle\b/.test(name)) rename(element, 'h1')
    else if (/\bMso(?:Intense)?Quote\b/.test(name)) {
      const quote = element.ownerDocument.createElement('blockquote')
      element.replaceWith(quote)
      quote.append(element)
    }
  }
  const down = root.querySelector('h1') ? 1 : 0
  for (const element of all(root, 'h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(4, Math.max(2, Number(element.localName.slice(1)) + down))
    if (element.localName !== `h${level}`) rename(element, `h${level}`)
  }
}

/** Word writes a list as paragraphs, each with its level and its marker. */
function makeWordLists(root: DocumentFragment): void {
  const listed = (node: Element | null): RegExpExecArray | null =>
    node?.localName === 'p' ? /mso-list\s*:\s*l\d+\s+level(\d)/.exec(styleOf(node)) : null
  for (const first of all(root, 'p')) {
    if (!first.parentNode || !listed(first)) continue
    const place = first.ownerDocument.createComment('')
    first.before(place)
    /** The open lists, outermost first. */
    const open: { list: Element; level: number }[] = []
    let top: Element | null = null
    for (let item: Element | null = first; item && listed(item);) {
      const level = Number(listed(item)?.[1] ?? 1)
      const next: Element | null = item.nextElementSibling
      const ordered = /^\(?(?:\d{1,3}|[a-z]|[ivxlcdm]{1,6})[.)]/i.test(takeMark(item))
      while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
      if ((open.at(-1)?.level ?? 0) < level) {
        const list = first.ownerDocument.createElement(ordered ? 'ol' : 'ul')
        const outer = open.at(-1)?.list
        if (outer) (outer.lastElementChild ?? outer).append(list)
        else if (top === null) {
          place.before(list)
          top = list
        } else {
          top.after(list)
          top = list
        }
        open.push({ list, level })
      }
      const entry = first.ownerDocument.createElement('li')
      entry.append(item)
      item.removeAttribute('data-style')
      open.at(-1)?.list.append(entry)
      item = next
    }
    place.remove()
  }
}

/** Removes the bullet or number that Word writes as text before an item. */
function takeMark(item: Element): string {
  const marks = all(item, '[data-style]').filter((element) =>
    /mso-list\s*:\s*ignore/.test(styleOf(element)),
  )
  const text = marks[0]?.textContent.trim() ?? ''
  for (const mark of marks) mark.remove()
  if (marks.length > 0) return text
  // Word on the web and older versions do not wrap it.
  const found = /^\s*((?:[·•▪◦o§\u2022\u25aa-])|\(?(?:\d{1,3}|[a-z])[.)])[\s\u00a0]+/i.exec(
    item.textContent,
  )
  const node = item.ownerDocument.createTreeWalker(item, 4).nextNode()
  if (!found || !node?.nodeValue) return ''
  node.nodeValue = node.nodeValue.replace(/^\s*\S+[\s\u00a0]*/, '')
  return found[1] ?? ''
}

/** Puts lists into list items, and removes empty lines around the blocks in an item. */
function mendLists(root: DocumentFragment): void {
  for (const list of all(root, 'ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
    else {
      const entry = list.ownerDocument.createElement('li')
      list.replaceWith(entry)
      entry.append(list)
    }
  }
  for (const entry of all(root, 'li')) if (!entry.closest('ul, ol')) rename(entry, 'p')
}

function cleanLinks(root: DocumentFragment): number {
  let lost = 0
  // A place of the document it comes from, such as a footnote; a comment's mark is no text of it.
  for (const mark of all(root, '.MsoCommentReference')) mark.remove()
  for (const link of all(root, 'a[href^="#"]')) unwrap(link)
  for (const link of all(root, 'a')) {
    const href = link.getAttribute('href')
    const around = href
      ? /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(href)?.[1]
      : undefined
    // A lone % stands for itself.
    const target = around ? decodePart(around.replace(/%(?![\da-f]{2})/gi, '%25')) : href
    if (target?.startsWith('https://') && around) link.setAttribute('href', target)
    else if (!href) {
      // An anchor of Word has no target; a link without an address lost its target.
      if (!link.hasAttribute('name') && link.textContent.trim() !== '') lost += 1
      unwrap(link)
    }
  }
  return lost
}

function cleanPictures(root: DocumentFragment): number {
  let lost = 0
  for (const picture of all(root, 'img')) {
    if (picture.getAttribute('src')?.startsWith('/')) continue
    // Tracking pixels and spacers do not count as lost.
    if (Number(picture.getAttribute('width') ?? 99) > 2) lost += 1
    const figure = picture.closest('figure')
    picture.remove()
    if (figure && !figure.querySelector('img')) unwrap(figure)
  }
  return lost
}

const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  pre: ['data-language'],
}

function stripAttributes(root: DocumentFragment): void {
  for (const element of all(root, '*'))
    for (const { name } of Array.from(element.attributes))
      if (!known(kept, element.localName)?.includes(name)) element.removeAttribute(name)
}

function mendBlocks(root: DocumentFragment): void {
  for (const element of all(root, foreignBlocks.join()).toReversed()) {
    if ([...element.childNodes].some(isBlock)) unwrap(element)
    else rename(element, 'p')
  }
  for (const element of all(root, 'p p, h2 p, h3 p, h4 p')) unwrap(element)
  // A line break at the end of a block shows nothing; between blocks, Google Docs uses it as an
  // empty line.
  for (const element of all(root, 'br'))
    if (isBlock(element.parentNode ?? root) ? !element.nextSibling : element.parentNode === root)
      element.remove()
  for (const element of all(root, 'p, h2, h3, h4, blockquote, li, b, strong, i, em, u, s, code')) {
    if (
      blank(element) &&
      !element.querySelector('br') &&
      !/^(?:td|th)$/.test(element.parentElement?.localName ?? '')
    )
      element.replaceWith(...[...element.childNodes].filter((node) => node.textContent === ' '))
  }
  for (const list of all(root, 'ul, ol')) if (!list.querySelector('li')) list.remove()
}

/**
 * Replaces no-break spaces that come from typing, and removes line breaks that come from the
 * window's width.
 */
function mendSpaces(root: DocumentFragment): void {
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, 4)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('pre')) continue
    const text = (node.nodeValue ?? '').replace(/[\u200b\ufeff]/g, '')
    // Some sources have no other spaces at all.
    const isTogether = / /.test(text) || (text.match(/\u00a0/g)?.length ?? 0) < 3
    node.nodeValue = text
      // Editors write one beside another space or at an edge; one between two words belongs there.
      .replace(isTogether ? /(?<!\S)\u00a0|\u00a0(?!\S)/g : /\u00a0/g, ' ')
      .replace(/[\t\n\r ]+/g, ' ')
  }
}

/** Content between blocks becomes a paragraph. */
function wrapLoose(root: DocumentFragment): void {
  const inline = [...root.childNodes]
  if (!inline.some(isBlock)) return
  let run: Node[] = []
  const close = (before: Node | null): void => {
    const text = run.map((node) => node.textContent).join('')
    if (text.trim() === '') for (const node of run) node.parentNode?.removeChild(node)
    else {
      const paragraph = (root.ownerDocument ?? document).createElement('p')
      root.insertBefore(paragraph, before)
      paragraph.append(...run)
    }
    run = []
  }
  for (const node of inline) {
    if (isBlock(node)) close(node)
    else run.push(node)
  }
  close(null)
}

/**
 * Keeps what an article can contain and removes all traces of the source.
 * @param root sanitized nodes
 */
export function cleanPaste(root: DocumentFragment): Cleaned {
  makeWordLists(root)
  readStyles(root)
  raiseFigures(root)
  sinkHeadings(root)
  for (const column of all(root, 'colgroup')) column.remove()
  for (const caption of all(root, 'table > caption'))
    caption.closest('table')?.before(rename(caption, 'p'))
  const links = cleanLinks(root)
  const pictures = cleanPictures(root)
  stripAttributes(root)
  mendLists(root)
  mendBlocks(root)
  mendSpaces(root)
  wrapLoose(root)
  return { root, lost: { pictures, links } }
}
