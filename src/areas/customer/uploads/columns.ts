import { readKept, saveKept } from '@/lib/kept.ts'
import type { Owner } from '@/lib/kept.ts'

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
/** The column that names the row. */
export const fixedColumn = 'id'
const usual: readonly ColumnKey[] = [
  'id',
  'picture',
  'submitted',
  'type',
  'status',
  'answer',
  'seconds',
  'cost',
  'report',
]

const name = 'task-columns'

/** The chosen columns in the order of the table; the default ones if nothing is stored. */
export function readColumns(kept: unknown): readonly ColumnKey[] {
  if (!Array.isArray(kept)) return usual
  const chosen = columnKeys.filter((key) => key === fixedColumn || kept.includes(key))
  return chosen.length > 1 ? chosen : usual
}

export const keptColumns = (owner: Owner): readonly ColumnKey[] =>
  readColumns(readKept(owner, name))

export const keepColumns = (owner: Owner, columns: readonly ColumnKey[]): boolean =>
  saveKept(owner, name, columns)
