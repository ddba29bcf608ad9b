import { DOMParser, DOMSerializer } from '@tiptap/pm/model'
import type { Node } from '@tiptap/pm/model'
import type { JSONContent } from '@tiptap/core'
import { sanitiseToNodes } from '@/shared/html/sanitise.ts'
import { articleSchema } from './extensions.ts'

// Converts articles between HTML and the editor's document. Only the sanitizer passes text to the
// browser as HTML: the site's policy (Trusted Types) allows no other code to do so.

/** A code block names its language on the `pre`; the editor expects it as a class on the `code`. */
function adapt(root: DocumentFragment): DocumentFragment {
  for (const block of root.querySelectorAll('pre[data-language]')) {
    const code =
      block.querySelector('code') ?? block.appendChild(block.ownerDocument.createElement('code'))
    if (code.childNodes.length === 0)
      code.append(...[...block.childNodes].filter((node) => node !== code))
    code.className = `language-${block.getAttribute('data-language') ?? ''}`
  }
  return root
}

function own(json: unknown): JSONContent | null {
  try {
    const node = articleSchema().nodeFromJSON(json)
    node.check()
    return node.type.name === 'doc' ? node.toJSON() : null
  } catch {
    return null
  }
}

/** The document of an article: the saved one, else the one parsed from its HTML. */
export function documentOf({
  bodyJson,
  bodyHtml,
}: {
  bodyJson: unknown
  bodyHtml: string
}): JSONContent {
  return (
    (bodyJson ? own(bodyJson) : null) ??
    DOMParser.fromSchema(articleSchema())
      .parse(adapt(sanitiseToNodes(bodyHtml)))
      .toJSON()
  )
}

const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'section'

/** The HTML of a document, with anchors on its headings. */
export function documentHtml(document_: Node): string {
  const inert = document.implementation.createHTMLDocument('')
  const box = inert.createElement('div')
  DOMSerializer.fromSchema(document_.type.schema).serializeFragment(
    document_.content,
    { document: inert },
    box,
  )
  const taken = new Set<string>()
  for (const heading of box.querySelectorAll('h2, h3, h4')) {
    const wanted = heading.getAttribute('data-anchor') ?? anchorOf(heading.textContent)
    let id = wanted
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
    taken.add(id)
    heading.removeAttribute('data-anchor')
    heading.id = id
  }
  for (const code of box.querySelectorAll('pre > code[class]')) {
    const language = /^language-([\w+#-]+)$/.exec(code.className)?.[1]
    code.removeAttribute('class')
    if (language) code.parentElement?.setAttribute('data-language', language)
  }
  // The empty paragraph after a final table or picture exists only for typing.
  while (box.lastElementChild?.localName === 'p' && box.lastElementChild.childNodes.length === 0)
    box.lastElementChild.remove()
  return box.innerHTML
}
