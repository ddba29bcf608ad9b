import { XlsxStreamWriter } from 'hucre/xlsx'
import { kindOfCell } from './cell-kind.ts'

/** A workbook for any spreadsheet: numbers are numbers, ids are text, dates are dates (in UTC). */

type Cell = string | number | Date | null
const widest = 60
/** What spreadsheets take in one cell; with more they call the file damaged. */
const longest = 32_767
/** The rows that are written before the page may draw and answer again. */
const atOnce = 200

function cellOf(column: string, cell: string): Cell {
  if (cell === '') return null
  const kind = kindOfCell(column, cell)
  if (kind === 'number') return Number(cell)
  if (kind === 'date') return new Date(cell)
  return writable(cell.length > longest ? `${cell.slice(0, longest - 1)}…` : cell)
}

/**
 * A text as a workbook can hold it: without what no XML file may have, and with an underscore that
 * would begin the code of a character (_x0041_ is an A) written as a code itself.
 */
const writable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

/**
 * Writes a part at a time, so that the page stays alive however long the file is.
 * @param rows the first row has the names of the columns
 * @returns the file
 */
export async function writeSheet(
  rows: readonly (readonly string[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const [head = [], ...rest] = rows
  const writer = new XlsxStreamWriter({
    name: 'Sheet1',
    columns: head.map((name, at) => {
      const cells = rest.slice(0, 200).map((row) => row[at] ?? '')
      const hasTime = cells.some((cell) => cell.includes('T') && kindOfCell(name, cell) === 'date')
      const isDate = hasTime || cells.some((cell) => kindOfCell(name, cell) === 'date')
      return {
        width: Math.min(widest, Math.max(name.length, ...cells.map(({ length }) => length)) + 2),
        ...(isDate && { numFmt: hasTime ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd' }),
      }
    }),
  })
  writer.addRow([...head])
  for (const [at, row] of rest.entries()) {
    if (at % atOnce === atOnce - 1) await new Promise((resolve) => setTimeout(resolve))
    writer.addRow(row.map((cell, column) => cellOf(head[column] ?? '', cell)))
  }
  return new Uint8Array(await writer.finish())
}
