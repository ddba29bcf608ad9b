import { itemLimits, waysIn } from '@/api/contract/label-items.ts'
import { parseCsv } from '@/lib/csv.ts'
import { withoutInvisible } from '@/lib/invisible.ts'

export interface UnitRow {
  url?: string
  text?: string
  uniqueId?: string
}

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text)
/**
 * The addresses of a line: people separate several by commas, semicolons and spaces, and programs
 * write them in quotes and brackets. A comma within an address stays.
 */
function addressesOf(line: string): string[] | null {
  const plain = withoutInvisible(line)
  const starts = [...plain.matchAll(/https?:\/\//gi)].map(({ index }) => index)
  if (/[^\s"'[<]/.test(plain.slice(0, starts[0]))) return null
  const parts = starts.map((start, at) => {
    let end = starts[at + 1] ?? plain.length
    while (/[\s,;，；、"'\]>]/.test(plain.charAt(end - 1))) end -= 1
    return plain.slice(start, end)
  })
  return parts.length > 0 && parts.every(isAddress) ? parts : null
}
const columns = { url: /^(?:url|address|link|image)$/i, text: /^text$/i, id: /^(?:id|uniqueid)$/i }

/**
 * Reads pasted lines or a CSV file: addresses or a text in each line, or the columns that its head
 * names (`url`, `text`, `id`).
 */
export function readRows(given: string): UnitRow[] {
  const lines = parseCsv(given)
  const head = lines[0]?.cells.map((cell) => cell.trim()) ?? []
  const at = (pattern: RegExp): number => head.findIndex((cell) => pattern.test(cell))
  const [url, text, id] = [at(columns.url), at(columns.text), at(columns.id)]
  if (url < 0 && text < 0)
    return given
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .flatMap((line): UnitRow[] => addressesOf(line)?.map((url) => ({ url })) ?? [{ text: line }])
  return lines.slice(1).flatMap(({ cells }) => {
    const [place, content, own] = [url, text, id].map((column) => cells[column]?.trim() ?? '')
    const address = withoutInvisible(place ?? '')
    if (!address && !content) return []
    return [
      {
        ...(address ? { url: address } : { text: content ?? '' }),
        ...(own ? { uniqueId: own } : {}),
      },
    ]
  })
}

/** The rows that items of a kind can be made of, and the lines that cannot, as they were given. */
export function rowsFor(
  kind: string,
  rows: readonly UnitRow[],
): { fit: readonly UnitRow[]; wrong: readonly string[] } {
  const { texts, addresses } = waysIn(kind)
  // Where all items are texts, an address is one too.
  if (!addresses)
    return { fit: rows.map(({ url, ...row }) => (url ? { ...row, text: url } : row)), wrong: [] }
  const fits = ({ url }: UnitRow): boolean => (url === undefined ? texts : /^https:/i.test(url))
  return {
    fit: rows.filter(fits),
    wrong: rows.filter((row) => !fits(row)).map(({ url, text }) => url ?? text ?? ''),
  }
}

/** Rows in the parts that one request takes. */
export const inParts = (rows: readonly UnitRow[]): UnitRow[][] =>
  Array.from({ length: Math.ceil(rows.length / itemLimits.rows) }, (_, at) =>
    rows.slice(at * itemLimits.rows, (at + 1) * itemLimits.rows),
  )
