import { parseJson } from './parse-json.ts'

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * Sets JSON over several lines and keeps every token as it came: a number of 20 digits, `0.10`, a
 * key that stands twice. Any other text is returned unchanged, a single value too.
 */
export function indentJson(text: string): string {
  try {
    const value = parseJson(text)
    if (typeof value !== 'object' || value === null) return text
  } catch {
    return text
  }
  let depth = 0
  let written = ''
  let before = ''
  const line = (): string => `\n${'  '.repeat(depth)}`
  for (const [token] of text.matchAll(tokens)) {
    const opened = before === '{' || before === '['
    if (token === '}' || token === ']') {
      depth -= 1
      written += opened ? token : line() + token
    } else if (token === ',') written += token
    else if (token === ':') written += ': '
    else {
      written += opened || before === ',' ? line() + token : token
      if (token === '{' || token === '[') depth += 1
    }
    before = token
  }
  return written
}
