const marks =
  /(?<comment>\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<number>\b\d+(?:\.\d+)?\b)/g
const kinds = ['comment', 'string', 'number'] as const

/**
 * Colours code without touching it: ranges that the style sheet names, where the browser knows how.
 * What it takes for a comment or a text is a guess over any language, and so it stays calm.
 * @returns takes the colours away
 */
export function colour(root: HTMLElement): () => void {
  if (typeof Highlight === 'undefined' || typeof CSS === 'undefined' || !('highlights' in CSS))
    return () => {}
  const added: [kind: (typeof kinds)[number], range: StaticRange][] = []
  for (const code of root.querySelectorAll('pre code, pre:not(:has(code))')) {
    const node = code.firstChild
    if (!(node instanceof Text) || code.childNodes.length > 1 || node.length > 20_000) continue
    for (const match of node.data.matchAll(marks)) {
      const kind = kinds.find((one) => match.groups?.[one] !== undefined)
      // `//` in a URL is not a comment, and neither is the hash of an anchor.
      if (!kind || (kind === 'comment' && /[:\w&]$/.test(node.data.slice(0, match.index)))) continue
      added.push([
        kind,
        new StaticRange({
          startContainer: node,
          startOffset: match.index,
          endContainer: node,
          endOffset: match.index + match[0].length,
        }),
      ])
    }
  }
  // Several parts of a page have code.
  for (const [kind, range] of added) {
    const all = CSS.highlights.get(`code-${kind}`) ?? new Highlight()
    all.add(range)
    CSS.highlights.set(`code-${kind}`, all)
  }
  return () => {
    for (const [kind, range] of added) CSS.highlights.get(`code-${kind}`)?.delete(range)
  }
}
