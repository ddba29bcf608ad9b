import { isRealTime } from './real-time.ts'

/** What a cell of an exported table is to a spreadsheet. */
export type CellKind = 'text' | 'number' | 'date'

/**
 * Columns whose cells are names, even if they look like numbers: a spreadsheet would round a long id
 * and drop its zeros in front.
 */
const named =
  /(?:^|_)(?:id|number|code|key|name|label|title|user|username|password|account|method|source|landing|page|comment|txid|ip|host|domain|port|phone|session)$|Ids?$|^(?:ip|id)/

const decimal = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
/** Digits that a spreadsheet holds exactly. */
const exactDigits = 15
const date = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/

/** A spreadsheet counts its days from 1900, and holds February 29 of that year for one. */
const isInCalendar = (cell: string): boolean =>
  cell >= '1900-03-01' && isRealTime(cell.slice(0, 10)) && !Number.isNaN(Date.parse(cell))

/** @param column the name of the column, as the API has it */
export function kindOfCell(column: string, cell: string): CellKind {
  if (named.test(column)) return 'text'
  if (decimal.test(cell))
    return cell.replaceAll(/\D/g, '').length <= exactDigits ? 'number' : 'text'
  return date.test(cell) && isInCalendar(cell) ? 'date' : 'text'
}
