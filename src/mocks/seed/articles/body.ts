import { fillFacts } from '../../../task-api/facts.ts'
import { sections } from './sections.ts'
import { blog, software, tutorials } from './topics.ts'
import type { MockArticleLanguage } from '../../data/articles.ts'

/** English quotation marks; Russian texts contain their own. */
export const typographic = (text: string): string =>
  text.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll(/(\w)'(\w)/g, '$1’$2')

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** `code`, **strong** and [links](/pricing) within a line. */
const inline = (text: string): string =>
  escape(typographic(text))
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>')

const cells = (line: string): string[] =>
  line
    .slice(1)
    .split('|')
    .map((cell) => inline(cell.trim()))

function tableOf(lines: readonly string[]): string {
  const [head = '', ...rows] = lines
  const th = cells(head).map((cell) => `<th scope="col">${cell}</th>`)
  return `<table><thead><tr>${th.join('')}</tr></thead><tbody>${rows
    .map(
      (row) =>
        `<tr>${cells(row)
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</tbody></table>`
}

function figureOf(line: string): string {
  const [name = '', alt = '', caption = ''] = line
    .slice(1)
    .split('|')
    .map((part) => part.trim())
  return `<figure><img src="/api/v1/articles/media/${name}.svg" alt="${escape(alt)}" width="960" height="360"><figcaption>${inline(caption)}</figcaption></figure>`
}

const kinds: readonly [start: string, block: (lines: readonly string[]) => string][] = [
  [
    '- ',
    (lines) => `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`,
  ],
  [
    '1. ',
    (lines) => `<ol>${lines.map((line) => `<li>${inline(line.slice(3))}</li>`).join('')}</ol>`,
  ],
  ['|', tableOf],
  [
    '> ',
    (lines) => `<p><strong>${lines.map((line) => inline(line.slice(2))).join(' ')}</strong></p>`,
  ],
  ['!', (lines) => lines.map(figureOf).join('')],
  [
    '    ',
    (lines) => `<pre><code>${lines.map((line) => escape(line.slice(4))).join('\n')}</code></pre>`,
  ],
]

/**
 * Converts plain text to HTML. The beginning of a line determines the kind of its block; `## ` and
 * `### ` are headings.
 */
export function bodyToHtml(text: string, id = ''): string {
  return text
    .split(/\n\n+/)
    .map((block, index) => {
      const lines = block.split('\n').filter((line) => line !== '')
      const [first = ''] = lines
      if (first.startsWith('## ')) return `<h2 id="${id}">${inline(first.slice(3))}</h2>`
      if (first.startsWith('### ')) return `<h3 id="${id}-${index}">${inline(first.slice(4))}</h3>`
      const kind = kinds.find(([start]) => first.startsWith(start))
      return kind ? kind[1](lines) : `<p>${inline(lines.join(' '))}</p>`
    })
    .join('\n')
}

const short = { en: 'In short', ru: 'Коротко' } as const

/** The body of a topic in one language. */
export function bodyOf(topic: string, language: MockArticleLanguage): string {
  const found = [...blog, ...tutorials, ...software].find(({ id }) => id === topic)
  const words = found?.[language]
  if (!found || !words) return ''
  const [, , , lead, points] = words
  const parts = [
    bodyToHtml(lead),
    ...found.sections.map((id) => bodyToHtml(fillFacts(sections[id][language]), id)),
  ]
  return [
    ...parts,
    bodyToHtml(`## ${short[language]}`, 'in-short'),
    bodyToHtml(points.map((point) => `- ${point}`).join('\n')),
  ].join('\n')
}
