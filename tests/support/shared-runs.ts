/**
 * Parts of a page that are not running text: menus, controls, code, and tables of fields with one
 * meaning.
 */
const apart = new Set(
  'NAV FOOTER ASIDE FORM BUTTON LABEL SELECT TABLE PRE CODE SVG SCRIPT STYLE'.split(' '),
)

/** The running text between the header and the footer of a page, in lower case. */
export function runningText(element: Element): string {
  let text = ''
  for (const node of element.childNodes) {
    if (node.nodeType === 3) text += node.nodeValue ?? ''
    // The text of an element ends with it: `</h2><p>` separates words.
    else if (isElement(node) && isRead(node)) text += ` ${runningText(node)} `
  }
  return text.toLowerCase()
}

const isRead = (element: Element): boolean =>
  !apart.has(element.tagName.toUpperCase()) &&
  !element.hasAttribute('hidden') &&
  // A control, like a button.
  !element.hasAttribute('download')
const isElement = (node: Node): node is Element => node.nodeType === 1

/** The runs of five words; a Chinese character counts as a word. */
export function runsOf(text: string): Set<string> {
  const words = text.match(/\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? []
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
}

/** The share of the smaller set that the other one contains. */
export function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  let both = 0
  for (const run of few) if (many.has(run)) both += 1
  return both / few.size
}
