import Papa from 'papaparse'

/** Comma-separated values (RFC 4180), as spreadsheets write them: with a mark in front, semicolons or tabs, either end of line. */

export interface CsvLine {
  /** In the file, from 1. */
  line: number
  cells: string[]
}

const newline = '\n'
/** Spaces before a quote that opens a cell; what stands inside of quotes is passed over. */
const spaced = /"[^"]*"|(^|[,;\t\n]) +(?=")/g

/** Reads all lines; empty ones are left out. A quote that is never closed ends with its file. */
export function parseCsv(given: string): CsvLine[] {
  const text = given.replace(/\r\n?/g, newline).replace(spaced, (all, before) => before ?? all)
  const width = (delimiter: string): number =>
    Papa.parse<string[]>(text, { delimiter, newline, preview: 1 }).data[0]?.length ?? 0
  // The library's own guess takes the comma where most lines are shorter than the first.
  const delimiter = [',', ';', '\t'].reduce((best, one) => (width(one) > width(best) ? one : best))
  let next = 1
  return Papa.parse<string[]>(text, { delimiter, newline }).data.flatMap((cells) => {
    const line = next
    next += cells.join('').split(newline).length
    const trimmed = cells.map((cell) => cell.trim())
    return trimmed.some(Boolean) ? [{ line, cells: trimmed }] : []
  })
}

/** What a spreadsheet would run as a formula, guarded or not; a plain number is none. */
const formula = /^(?!-?\d+(?:\.\d+)?$)'*[=+\-@\t\r]/

/** With a mark in front, by which spreadsheets know the encoding. What they would run as a formula stands behind an apostrophe. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => [...row]),
    // Spreadsheets of some languages part cells at semicolons.
    { escapeFormulae: formula, quotes: (cell) => /[;\t]/.test(String(cell)) },
  )}\r\n`

/** Takes back the apostrophe that `writeCsv` puts before a formula. */
export const readCell = (value: string): string =>
  value.startsWith("'") && formula.test(value.slice(1)) ? value.slice(1) : value

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
