import type { CodeKind, CodeToken } from '@/ui/CodeBlock.tsx'
import type { CodeLanguage } from './code-languages.ts'

const words =
  'async|await|begin|break|class|const|def|defer|do|done|echo|end|export|for|from|func|function|if|import|in|let|loop|new|next|nil|null|package|public|puts|raise|return|static|struct|then|throw|throws|unless|using|var|while|with'
const strings = String.raw`"""[^]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\])*'|` + '`[^`]*`'

const pattern = (comment: string): RegExp =>
  new RegExp(String.raw`(?<comment>${comment}.*)|(?<string>${strings})|(?<keyword>\b(?:${words})\b)|(?<number>\b\d+\b)`, 'g')
const hash = pattern('#')
const slashes = pattern('//')
const kinds = ['comment', 'string', 'keyword', 'number'] as const satisfies readonly CodeKind[]

/** Colours for reading, not a parser: comments, strings, a few words and numbers of our own samples. */
export function highlight(code: string, language: CodeLanguage): CodeToken[][] {
  const lines: CodeToken[][] = [[]]
  const add = (text: string, kind?: CodeKind) => {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([])
      if (part) lines.at(-1)?.push({ text: part, kind })
    })
  }
  let from = 0
  for (const match of code.matchAll(language === 'curl' || language === 'python' || language === 'ruby' ? hash : slashes)) {
    add(code.slice(from, match.index))
    add(
      match[0],
      kinds.find((kind) => match.groups?.[kind] !== undefined),
    )
    from = match.index + match[0].length
  }
  add(code.slice(from))
  return lines
}
