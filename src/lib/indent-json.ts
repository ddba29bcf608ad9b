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

/**
 * The members of a JSON object with their values as they came, each over several lines: a key that
 * stands twice is there twice. Null where the text is no object. A string's value is its text.
 */
export function jsonMembers(text: string): { name: string; text: string }[] | null {
  const lines = indentJson(text).split('\n')
  if (lines[0] !== '{') return null
  const members: { name: string; text: string }[] = []
  for (const line of lines.slice(1, -1)) {
    const [, key, rest = ''] = /^ {2}("(?:[^"\\]|\\.)*"): (.*)$/.exec(line) ?? []
    const last = members.at(-1)
    if (key) members.push({ name: String(JSON.parse(key)), text: rest })
    else if (last) last.text += `\n${line.slice(2)}`
  }
  return members.map(({ name, text: value }) => {
    const written = value.replace(/,$/, '')
    return { name, text: written.startsWith('"') ? String(JSON.parse(written)) : written }
  })
}
