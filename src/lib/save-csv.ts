import { chunk } from './chunk.ts'
import type { Separator } from './csv.ts'
import { encodePart } from './encode-part.ts'

const loadCsv = () => chunk(() => import('./csv.ts'), { reload: false })
const loadXlsx = () => chunk(() => import('./xlsx.ts'), { reload: false })

/** A workbook, or CSV by its separator; `csv` has that of the person's browser. */
export type TableFormat = 'xlsx' | 'csv' | Separator

/** The separator of a CSV format. */
export async function csvWriter(format: Exclude<TableFormat, 'xlsx'>) {
  const { csvPart, separatorFor } = await loadCsv()
  return { csvPart, separator: format === 'csv' ? separatorFor(navigator.language) : format }
}

/**
 * Makes the browser save rows as a file; the first has the names of the columns.
 * @param name the name with `.csv`
 * @throws if the code that writes the file cannot be loaded
 */
export async function saveTable(
  name: string,
  rows: readonly (readonly string[])[],
  format: TableFormat = 'csv',
): Promise<void> {
  if (format === 'xlsx') {
    const { writeSheet } = await loadXlsx()
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return saveBlob(name.replace(/\.csv$/, '.xlsx'), new Blob([await writeSheet(rows)], { type }))
  }
  const { writeCsv } = await loadCsv()
  const { separator } = await csvWriter(format)
  saveText(name, 'text/csv', writeCsv(rows, separator))
}

/** Makes the browser save a text as a file. */
export const saveText = (name: string, type: string, text: string): void =>
  saveAddress(name, `data:${type};charset=utf-8,${encodePart(text)}`)

/** Makes the browser save a blob as a file. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  saveAddress(name, address)
  // The browser has read it by then; revoking it at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

function saveAddress(name: string, address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
