/**
 * Keeps React's texts alive under the page translation of Chrome, Edge and Yandex, which puts `font`
 * elements in the place of text nodes. React keeps the nodes it has made: to remove one throws
 * NotFoundError, and a new value goes to a node that nobody sees (React's issue 11538, open since
 * 2017). So this remembers what was replaced by which element, and puts the texts back before React
 * changes, moves or removes one of them. The browser then translates them anew.
 */

/** The element in the place of a text, and the texts in whose place an element stands. */
const standIns = new WeakMap<Node, Element>()
const originals = new WeakMap<Element, Text[]>()

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT'
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE

/**
 * Remembers the texts that a `font` element has replaced, be it in one step or by an insertion beside
 * them. @returns whether there were any
 */
function remember(records: readonly MutationRecord[]): boolean {
  const fonts = new Set<Node>()
  let found = false
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) if (isFont(node)) fonts.add(node)
    if (fonts.size === 0) continue
    const standIn = [...addedNodes, previousSibling, nextSibling].find(
      (node): node is Element => isFont(node) && fonts.has(node),
    )
    if (!standIn) continue
    const texts = [...removedNodes].filter(isText)
    for (const text of texts) standIns.set(text, standIn)
    originals.set(standIn, [...(originals.get(standIn) ?? []), ...texts])
    found ||= texts.length > 0
  }
  return found
}

/** Puts a text back in its place, with the others that the same element stands for. */
function putBack(node: Node): void {
  const standIn = standIns.get(node)
  if (!standIn) return
  const texts = originals.get(standIn) ?? []
  for (const text of texts) standIns.delete(text)
  standIn.replaceWith(...texts)
}

/**
 * Changes the DOM's methods in the page's own world. The translation has a world of its own and does
 * not meet them.
 */
function patchNodes(): void {
  const { prototype } = Node
  const { removeChild, insertBefore, appendChild } = prototype
  Object.assign(prototype, {
    removeChild(this: Node, child: Node): Node {
      putBack(child)
      return child.parentNode === this ? removeChild.call(this, child) : child
    },
    insertBefore(this: Node, node: Node, before: Node | null): Node {
      putBack(node)
      if (before) putBack(before)
      return insertBefore.call(this, node, before?.parentNode === this ? before : null)
    },
    appendChild(this: Node, node: Node): Node {
      putBack(node)
      return appendChild.call(this, node)
    },
  })
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')
  const setValue = value?.set
  if (!setValue) return
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      putBack(this)
      setValue.call(this, text)
    },
  })
}

/** Watches for a translation, and changes nothing before there is one. Call it once, before React. */
export function surviveTranslation(): void {
  let patched = false
  new MutationObserver((records) => {
    if (!remember(records) || patched) return
    patched = true
    patchNodes()
  }).observe(document.body, { childList: true, subtree: true })
}
