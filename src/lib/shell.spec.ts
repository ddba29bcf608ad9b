import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forShell } from './shell.ts'

const posix = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** What cmd leaves of a command: a caret takes the next character, but for quoted parts. */
function throughCmd(command: string): string {
  let isQuoted = false
  let read = ''
  for (let at = 0; at < command.length; at += 1) {
    const char = command[at] ?? ''
    if (char === '"') isQuoted = !isQuoted
    if (char === '^' && !isQuoted) {
      at += 1
      // A line that goes on.
      read += command[at] === '\n' ? '' : (command[at] ?? '')
      continue
    }
    if (!isQuoted && /[&|<>\n]/.test(char)) throw new Error(`cmd ends the command at ${char}`)
    read += char
  }
  return read
}

/** The arguments that a program of Windows reads: `\"` is a quote, backslashes before one halve. */
function windowsArguments(line: string): string[] {
  const found: string[] = []
  let word: string | null = null
  let isQuoted = false
  for (const [piece, slashes, quote] of line.matchAll(/(\\*)(")|\\+|[^\\"]/g)) {
    if (quote) {
      word = (word ?? '') + '\\'.repeat(Math.floor((slashes?.length ?? 0) / 2))
      if ((slashes?.length ?? 0) % 2 === 1) word += '"'
      else isQuoted = !isQuoted
    } else if (piece === ' ' && !isQuoted) {
      if (word !== null) found.push(word)
      word = null
    } else word = (word ?? '') + piece
  }
  return word === null ? found : [...found, word]
}

const command = [
  'curl',
  'https://api.host/createTask',
  '-H',
  'Content-Type: application/json',
  '-d',
]
const given = (body: string): string =>
  `curl ${posix('https://api.host/createTask')} \\\n  -H ${posix('Content-Type: application/json')} \\\n  -d ${posix(body)}`

describe('cmd', () => {
  it('gives the program the same words, whatever they hold', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii' }).filter((text) => !text.includes('%')),
        fc.constantFrom('"', '\\', '\\"', '&', '" & echo "', "'", '^', '|', '\\\\"'),
        (text, hostile) => {
          const body = JSON.stringify({ comment: text + hostile + text })
          expect(windowsArguments(throughCmd(forShell(given(body), 'cmd')))).toEqual([
            ...command,
            body,
          ])
        },
      ),
    )
  })
  it('takes one command over several lines', () => {
    expect(forShell(given('{\n  "id": 1\n}'), 'cmd')).toBe(
      'curl https://api.host/createTask ^\n  -H "Content-Type: application/json" ^\n  -d "{ \\"id\\": 1 }"',
    )
  })
})

describe('PowerShell', () => {
  it('pipes a body with quotes, in ASCII, and calls the program by its whole name', () => {
    expect(forShell(given('{"text":"It’s 2 😀"}'), 'powershell')).toBe(
      `@'\n{"text":"It\\u2019s 2 \\ud83d\\ude00"}\n'@ | curl.exe https://api.host/createTask \`\n  -H 'Content-Type: application/json' \`\n  -d '@-'`,
    )
  })
  it('doubles a quote of its own kind', () => {
    expect(forShell(`curl -G 'https://api.host/res?a=1&b=2' -d 'it'\\''s'`, 'powershell')).toBe(
      `curl.exe -G 'https://api.host/res?a=1&b=2' -d 'it''s'`,
    )
  })
})

it.each([
  'export KEY=1\ncurl https://api.host/',
  'id=$(base64 < image.png) | curl https://api.host/',
  '# Ask\ncurl https://api.host/',
])('leaves the program %j as it came', (program) => {
  expect(forShell(program, 'cmd')).toBe(program)
  expect(forShell(program, 'powershell')).toBe(program)
})

it('leaves a command for sh as it came', () => {
  expect(forShell(given('{}'), 'sh')).toBe(given('{}'))
})
