import { known } from '@/lib/known.ts'
// Converts a description between HTML and the owner's notation: paragraphs, headings with "## " and
// lists with "- ". The backend gets HTML; whatever it returns is sanitized before it is shown.

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

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
  amp: '&',
}

/**
 * Converts HTML to the owner's notation. It works on text, because Trusted Types do not allow
 * parsing a document.
 */
export const descriptionText = (html: string): string =>
  html
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<h[1-6]\b[^>]*>/gi, '\n\n## ')
    .replaceAll(/<li\b[^>]*>/gi, '\n- ')
    .replaceAll(/<\/?(?:p|ul|ol|div|section|h[1-6])\b[^>]*>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => known(entities, name) ?? '')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
