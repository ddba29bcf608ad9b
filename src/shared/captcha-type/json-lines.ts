import { jsonText } from '@/task-api/json-text.ts'
import type { CodeToken } from '@/ui/CodeBlock.tsx'

const parts =
  /(?<name>"(?:\\.|[^"\\])*")(?=:)|(?<string>"(?:\\.|[^"\\])*")|(?<number>-?\b\d+(?:\.\d+)?\b|\b(?:true|false)\b)/g

/** Highlights JSON in the colors of a code block. */
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
