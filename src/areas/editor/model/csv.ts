/** Comma-separated values (RFC 4180), as spreadsheets write them: with a mark in front, semicolons or tabs, either end of line. */

export interface CsvLine {
  /** In the file, from 1. */
  line: number
  cells: string[]
}

/** The separator is the one that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const first = /^(?:[^"\r\n]|"(?:[^"]|"")*")*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? ''
  const count = (one: string): number => first.split(one).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** Reads all lines; empty ones are left out. A quote that is never closed ends with its file. */
export function parseCsv(given: string): CsvLine[] {
  const text = given.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const lines: CsvLine[] = []
  let [cells, cell, quoted, line, began]: [string[], string, boolean, number, number] = [[], '', false, 1, 1]
  const endCell = (): void => {
    cells.push(cell.trim())
    cell = ''
  }
  const endLine = (): void => {
    endCell()
    if (cells.some((one) => one !== '')) lines.push({ line: began, cells })
    cells = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    const newLine = letter === '\n' || (letter === '\r' && text[at + 1] !== '\n')
    if (quoted) {
      if (letter === '"' && text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else if (letter === '"') quoted = false
      else if (letter !== '\r' || newLine) cell += letter === '\r' ? '\n' : letter
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      quoted = true
    } else if (letter === separator) endCell()
    else if (newLine) endLine()
    else if (letter !== '\r') cell += letter
    if (newLine) line += 1
    if (newLine && !quoted) began = line
  }
  endLine()
  return lines
}

/** What a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/

/** A cell as text that no spreadsheet takes for a formula. */
export function writeCell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
/** Takes back what `writeCell` has put before a formula. */
export const readCell = (value: string): string => (value.startsWith("'") && formula.test(value.slice(1)) ? value.slice(1) : value)

/** With a mark in front, by which spreadsheets know the encoding. */
export const writeCsv = (rows: readonly (readonly string[])[]): string => `\uFEFF${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`

/** The text of a file: UTF-8, UTF-16 with its mark, else what Russian spreadsheets write. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
