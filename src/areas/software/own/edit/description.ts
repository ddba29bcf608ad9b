// A description as its owner types it: paragraphs, lines that begin with "## " for headings and with "- " for points. The
// backend gets HTML; whatever it sends is sanitised where it is shown.

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function descriptionHtml(typed: string): string {
  const blocks = typed
    .replaceAll('\r', '')
    .split(/\n{2,}|\n(?=## )|(?<=^## .*)\n/m)
    .map((block) => block.trim())
    .filter(Boolean)
  return blocks
    .map((block) => {
      if (block.startsWith('## ')) return `<h2>${escape(block.slice(3).trim())}</h2>`
      const lines = block.split('\n')
      if (lines.every((line) => line.startsWith('- ')))
        return `<ul>${lines.map((line) => `<li>${escape(line.slice(2).trim())}</li>`).join('')}</ul>`
      return `<p>${lines.map((line) => escape(line)).join('<br>')}</p>`
    })
    .join('')
}

/** HTML as its owner would have typed it. It is parsed in a document of its own, in which nothing runs. */
export function descriptionText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  const words = (node: Node): string => (node.textContent ?? '').trim()
  return Array.from(body.childNodes, (node) => {
    if (!(node instanceof Element)) return words(node)
    const name = node.tagName.toLowerCase()
    if (/^h[1-6]$/.test(name)) return `## ${words(node)}`
    if (name === 'ul' || name === 'ol')
      return Array.from(node.children, (item) => `- ${words(item)}`).join('\n')
    return words(node)
  })
    .filter(Boolean)
    .join('\n\n')
}
