import Papa from 'papaparse'

/**
 * Comma-separated values (RFC 4180), also as spreadsheets write them: with a byte order mark,
 * semicolons or tabs, and any line ending.
 */

export interface CsvLine {
  /** The line in the file, starting at 1. */
  line: number
  cells: string[]
}

const newline = '\n'
/** Matches spaces before a quote that opens a cell, and skips quoted text. */
const spaced = /"[^"]*"|(^|[,;\t\n]) +(?=")/g

/** Parses all lines; empty ones are left out. An unclosed quote ends at the end of the file. */
export function parseCsv(given: string): CsvLine[] {
  const text = given.replace(/\r\n?/g, newline).replace(spaced, (all, before) => before ?? all)
  const width = (delimiter: string): number =>
    Papa.parse<string[]>(text, { delimiter, newline, preview: 1 }).data[0]?.length ?? 0
  // The library would guess the comma if most lines are shorter than the first.
  const delimiter = [',', ';', '\t'].reduce((best, one) => (width(one) > width(best) ? one : best))
  let next = 1
  return Papa.parse<string[]>(text, { delimiter, newline }).data.flatMap((cells) => {
    const line = next
    next += cells.join('').split(newline).length
    const trimmed = cells.map((cell) => cell.trim())
    return trimmed.some(Boolean) ? [{ line, cells: trimmed }] : []
  })
}

/**
 * Matches what a spreadsheet would run as a formula, escaped or not; a plain number does not match.
 */
const formula = /^(?!-?\d+(?:\.\d+)?$)'*[=+\-@\t\r]/

/**
 * Writes CSV with a byte order mark, by which spreadsheets detect the encoding. An apostrophe
 * escapes what they would run as a formula.
 */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => [...row]),
    // Spreadsheets of some languages split cells at semicolons.
    { escapeFormulae: formula, quotes: (cell) => /[;\t]/.test(String(cell)) },
  )}\r\n`

/** Removes the apostrophe that `writeCsv` puts before a formula. */
export const readCell = (value: string): string =>
  value.startsWith("'") && formula.test(value.slice(1)) ? value.slice(1) : value

/**
 * Decodes a file: UTF-8, UTF-16 with its byte order mark, else the encoding of Russian
 * spreadsheets.
 */
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
