export const columnKeys = [
  'id',
  'picture',
  'submitted',
  'type',
  'status',
  'answer',
  'seconds',
  'workers',
  'cost',
  'report',
  'key',
  'software',
  'ip',
  'host',
] as const
export type ColumnKey = (typeof columnKeys)[number]
/** It names the row. */
export const fixedColumn = 'id'
const usual: readonly ColumnKey[] = ['id', 'picture', 'submitted', 'type', 'status', 'answer', 'seconds', 'cost', 'report']

const storageKey = 'task-columns'

/** In the order of the table, whatever was kept; the usual ones where nothing is. */
export function readColumns(text: string | null): readonly ColumnKey[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (!Array.isArray(kept)) return usual
    const chosen = columnKeys.filter((key) => key === fixedColumn || kept.includes(key))
    return chosen.length > 1 ? chosen : usual
  } catch {
    return usual
  }
}

export function keptColumns(): readonly ColumnKey[] {
  try {
    return readColumns(localStorage.getItem(storageKey))
  } catch {
    return usual
  }
}

export function keepColumns(columns: readonly ColumnKey[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(columns))
  } catch {
    // Storage is refused: the choice lives as long as the page.
  }
}
