import Papa from 'papaparse'
import { kindOfCell } from './cell-kind.ts'

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

const separators = [',', ';', '\t', '|']
/** The first line by which spreadsheets name their separator: `sep=;`. */
const named = /^\uFEFF?"?sep=(.)"?\n/i
/** A whole cell between other quotes than the straight double ones. */
const otherQuotes = [/'([^'\n]*)'/, /[“„«]([^“”„«»\n]*)[“”»]/]

/** Quotes cells by `"`, if the file quotes by another sign. An apostrophe before a formula stays. */
function withQuotes(text: string): string {
  if (text.includes('"')) return text
  return otherQuotes.reduce(
    (all, { source }) =>
      all.replace(
        new RegExp(`(^|[,;\\t|\\n])${source}(?=[,;\\t|\\n]|$)`, 'g'),
        (_, before: string, cell: string) => `${before}"${cell}"`,
      ),
    text,
  )
}

/**
 * The sign by which most lines have the same number of cells. One line alone may have any of them in
 * its text.
 */
function separatorOf(text: string): string {
  const scores = separators.map((delimiter) => {
    const widths = Papa.parse<string[]>(text, {
      delimiter,
      newline,
      skipEmptyLines: true,
    }).data.map(({ length }) => length)
    const many = widths.filter((width) => width > 1)
    const counts = Map.groupBy(many, (width) => width)
    const even = Math.max(0, ...[...counts.values()].map(({ length }) => length))
    return { delimiter, even, first: widths[0] ?? 0 }
  })
  return scores.reduce((best, one) =>
    one.even > best.even || (one.even === best.even && one.first > best.first) ? one : best,
  ).delimiter
}

/** Parses all lines; empty ones are left out. An unclosed quote ends at the end of the file. */
export function parseCsv(given: string): CsvLine[] {
  const lines = given.replace(/\r\n?/g, newline)
  const said = named.exec(lines)
  const text = withQuotes(lines.slice(said?.[0].length ?? 0)).replace(
    spaced,
    (all, before) => before ?? all,
  )
  const delimiter = said?.[1] ?? separatorOf(text)
  let next = said ? 2 : 1
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
const formula = /^(?!-?\d+(?:[.,]\d+)?$)'*[=+\-@＝＋－＠\t\r\n]/

/** The two forms of spreadsheets: `1.5,2` of English, and `1,5;2` of languages with decimal commas. */
export type Separator = ',' | ';'

/** The form that a spreadsheet in a language reads. */
export const separatorFor = (language: string): Separator =>
  new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ','

/**
 * Writes CSV with a byte order mark, by which spreadsheets detect the encoding. An apostrophe
 * escapes what they would run as a formula.
 */
export const writeCsv = (
  rows: readonly (readonly string[])[],
  separator: Separator = ',',
): string => `\uFEFF${csvPart(rows, separator, rows[0])}`

/**
 * Writes some rows of a larger file, without the mark.
 * @param head the names of the columns, by which numbers get the decimal sign of the separator
 */
export const csvPart = (
  rows: readonly (readonly string[])[],
  separator: Separator,
  head: readonly string[] = [],
): string =>
  `${Papa.unparse(
    rows.map((row) =>
      row.map((cell, at) =>
        separator === ';' && kindOfCell(head[at] ?? '', cell) === 'number'
          ? cell.replace('.', ',')
          : cell,
      ),
    ),
    // Spreadsheets of some languages split cells at semicolons.
    {
      delimiter: separator,
      escapeFormulae: formula,
      quotes: (cell) => /[;\t]/.test(String(cell)),
    },
  )}\r\n`

/** Removes the apostrophe that `writeCsv` puts before a formula. */
export const readCell = (value: string): string =>
  value.startsWith("'") && formula.test(value.slice(1)) ? value.slice(1) : value

/**
 * The encoding of a file of an old spreadsheet. Words of Cyrillic are letters of one kind, while an
 * umlaut or an accent stands among Latin ones.
 */
function oldEncoding(bytes: Uint8Array, language: string): string {
  if (/^zh\b/i.test(language)) return 'gb18030'
  const isHigh = (byte: number | undefined): boolean => byte !== undefined && byte >= 0xc0
  let alone = 0
  let together = 0
  for (const [at, byte] of bytes.entries())
    if (isHigh(byte)) {
      if (isHigh(bytes[at - 1]) || isHigh(bytes[at + 1])) together += 1
      else alone += 1
    }
  return alone > together ? 'windows-1252' : 'windows-1251'
}

/**
 * Decodes a file: UTF-8, UTF-16 with its byte order mark, else the encoding of the spreadsheets in
 * a language.
 */
export function decodeText(
  bytes: Uint8Array<ArrayBuffer>,
  language: string = navigator.language,
): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(oldEncoding(bytes, language)).decode(bytes)
  }
}
