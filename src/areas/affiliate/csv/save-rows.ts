import { writeCsv } from '@/lib/csv.ts'
import { saveCsv } from '@/lib/save-csv.ts'

/** Has the browser save rows under the API's names, in every language alike. */
export const saveRows = (
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void => saveCsv(name, writeCsv([head, ...rows]))
