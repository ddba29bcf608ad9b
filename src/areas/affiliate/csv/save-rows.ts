import { writeCsv } from '@/lib/csv.ts'
import { saveCsv } from '@/lib/save-csv.ts'

/** Makes the browser save rows with the API's names, the same in every language. */
export const saveRows = (
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void => saveCsv(name, writeCsv([head, ...rows]))
