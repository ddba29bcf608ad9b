import type { CodeToken } from '@/ui/CodeBlock.tsx'

const isPlain = (value: unknown): boolean => typeof value === 'number'

/** JSON as people write it: points and short lists of numbers stay on one line. */
export function jsonText(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const list = Array.isArray(value)
  const [open, close] = list ? '[]' : '{}'
  const children: [string, unknown][] = Object.entries(value)
  const text = (pad: string) =>
    children.map(
      ([name, child]) => `${list ? '' : `${JSON.stringify(name)}: `}${jsonText(child, pad)}`,
    )
  if (children.every(([, child]) => isPlain(child)))
    return list ? `[${text(indent).join(', ')}]` : `{ ${text(indent).join(', ')} }`
  const pad = `${indent}  `
  return `${open}\n${pad}${text(pad).join(`,\n${pad}`)}\n${indent}${close}`
}

const parts =
  /(?<name>"(?:\\.|[^"\\])*")(?=:)|(?<string>"(?:\\.|[^"\\])*")|(?<number>-?\b\d+(?:\.\d+)?\b|\b(?:true|false)\b)/g

/** JSON in the colours of a code block. */
export function jsonLines(value: unknown): CodeToken[][] {
  return jsonText(value)
    .split('\n')
    .map((line) => {
      const tokens: CodeToken[] = []
      let from = 0
      for (const match of line.matchAll(parts)) {
        if (match.index > from) tokens.push({ text: line.slice(from, match.index) })
        tokens.push({
          text: match[0],
          kind: match.groups?.['name'] ? 'name' : match.groups?.['string'] ? 'string' : 'number',
        })
        from = match.index + match[0].length
      }
      if (from < line.length) tokens.push({ text: line.slice(from) })
      return tokens
    })
}
