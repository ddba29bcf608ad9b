import { chunk } from './chunk.ts'
import { encodePart } from './encode-part.ts'

const loadCsv = () => chunk(() => import('./csv.ts'), { reload: false })

/**
 * Makes the browser save rows as a CSV file; the first has the names of the columns.
 * @throws if the code that writes CSV cannot be loaded
 */
export async function saveTable(name: string, rows: readonly (readonly string[])[]): Promise<void> {
  const { writeCsv } = await loadCsv()
  saveCsv(name, writeCsv(rows))
}

/** Makes the browser save a text as a CSV file. */
export const saveCsv = (name: string, text: string): void => saveText(name, 'text/csv', text)

/** Makes the browser save a text as a file. */
export function saveText(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = `data:${type};charset=utf-8,${encodePart(text)}`
  link.download = name
  link.click()
}
