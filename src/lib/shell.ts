/** The command lines that a reader may paste a command into. */
export const shells = ['sh', 'cmd', 'powershell'] as const
export type Shell = (typeof shells)[number]

interface Word {
  text: string
  /** Whether a line of the command ends before it. */
  newLine: boolean
}

/** Splits one command with POSIX quoting into its words; null for a pipe, a variable, a comment. */
function wordsOf(command: string): Word[] | null {
  const found: Word[] = []
  // A space between words, a line that goes on, or a piece of a word.
  const pieces = /\s*\\\n\s*|\s+|'([^']*)'|\\([\s\S])|([^\s'\\]+)/g
  let newLine = false
  let word: Word | null = null
  for (const [piece, quoted, escaped, plain] of command.trim().matchAll(pieces)) {
    const text = quoted ?? escaped ?? plain
    if (plain !== undefined && /[|$;&<>`"#()*?]/.test(plain)) return null
    if (text === undefined) {
      // Another command.
      if (piece.includes('\n') && !piece.includes('\\')) return null
      newLine = piece.includes('\n')
      word = null
    } else if (word) word.text += text
    else {
      word = { text, newLine }
      found.push(word)
      newLine = false
    }
  }
  return found
}

const isPlain = (text: string): boolean => /^[\w@%+=:,./-]+$/.test(text)
/** JSON over several lines is JSON on one: a line of the other shells ends where its text does. */
const onOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')

/**
 * Quotes a word for cmd. The program reads `\"` as a quote; cmd takes it for the end of the quoted
 * part, in which alone `&` and its like are text.
 */
function cmdWord(word: string): string {
  const text = onOneLine(word)
  if (isPlain(text) && !text.includes('%')) return text
  let isQuoted = true
  let written = '"'
  // Backslashes before a quote count double for the program.
  for (const char of text.replaceAll(/(\\*)("|$)/g, '$1$1$2')) {
    if (char === '"') {
      written += '\\"'
      isQuoted = !isQuoted
    } else if (!isQuoted && /[&|<>^()]/.test(char)) written += `^${char}`
    else written += char
  }
  return isQuoted ? `${written}"` : `${written}^"`
}

const powershellWord = (word: string): string =>
  isPlain(word) && !word.startsWith('@') ? word : `'${word.replaceAll("'", "''")}'`

const join = (words: readonly Word[], write: (text: string) => string, goesOn: string): string =>
  words
    .map(({ text, newLine }) => `${newLine ? ` ${goesOn}\n  ` : ' '}${write(text)}`)
    .join('')
    .trimStart()

/**
 * PowerShell hands a `"` to programs in two ways, by its version, so a body that has one goes
 * through the standard input. `curl` alone is another command there.
 */
function powershell(words: readonly Word[]): string {
  const at = words.findIndex(({ text }) => text === '-d')
  const body = words[at + 1]
  const piped = at !== -1 && body?.text.includes('"') ? body : null
  const command = join(
    words.map((word, index) => {
      if (index === 0 && word.text === 'curl') return { ...word, text: 'curl.exe' }
      return word === piped ? { ...word, text: '@-' } : word
    }),
    powershellWord,
    '`',
  )
  return piped ? `@'\n${asciiJson(piped.text)}\n'@ | ${command}` : command
}

/** Windows PowerShell pipes ASCII alone. */
const asciiJson = (text: string): string =>
  text.replaceAll(/[^\p{ASCII}]/gu, (char) =>
    [...Array(char.length).keys()]
      .map((at) => `\\u${char.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  )

/** Rewrites one command with POSIX quoting for another shell; a program of several stays. */
export function forShell(command: string, shell: Shell): string {
  const words = shell === 'sh' ? null : wordsOf(command)
  if (!words) return command
  return shell === 'cmd' ? join(words, cmdWord, '^') : powershell(words)
}
