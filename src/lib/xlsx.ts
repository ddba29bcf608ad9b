import { writeXlsx } from 'hucre/xlsx'
import { kindOfCell } from './cell-kind.ts'

/** A workbook for any spreadsheet: numbers are numbers, ids are text, dates are dates (in UTC). */

type Cell = string | number | Date | null
const widest = 60

function cellOf(column: string, cell: string): Cell {
  if (cell === '') return null
  const kind = kindOfCell(column, cell)
  if (kind === 'number') return Number(cell)
  return kind === 'date' ? new Date(cell) : cell
}

/**
 * @param rows the first row has the names of the columns
 * @returns the file
 */
export async function writeSheet(
  rows: readonly (readonly string[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const [head = [], ...rest] = rows
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Sheet1',
        rows: [
          [...head],
          ...rest.map((row) => row.map((cell, at) => cellOf(head[at] ?? '', cell))),
        ],
        columns: head.map((name, at) => {
          const cells = rest.slice(0, 200).map((row) => row[at] ?? '')
          const hasTime = cells.some(
            (cell) => cell.includes('T') && kindOfCell(name, cell) === 'date',
          )
          const isDate = hasTime || cells.some((cell) => kindOfCell(name, cell) === 'date')
          return {
            width: Math.min(
              widest,
              Math.max(name.length, ...cells.map(({ length }) => length)) + 2,
            ),
            ...(isDate && { numFmt: hasTime ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd' }),
          }
        }),
      },
    ],
  })
  return new Uint8Array(bytes)
}
