import type { TaskRow } from '@/api/contract/task-row.ts'
import type { TaskPage } from '@/api/contract/tasks.ts'
import { isOpenTask } from '@/shared/test-task/is-open.ts'

/** A page keeps no more rows; an export has them all. */
export const maxRows = 100_000

/** Joins the pages of the list, without duplicates. */
export function rowsOf(pages: readonly TaskPage[]): ReadonlyMap<string, TaskRow> {
  const rows = new Map<string, TaskRow>()
  for (const { records } of pages)
    for (const row of records) if (!rows.has(row.id)) rows.set(row.id, row)
  return rows
}

export type Updates = ReadonlyMap<string, TaskRow>

const same = (one: TaskRow, other: TaskRow): boolean =>
  one.status === other.status &&
  one.refunded === other.refunded &&
  one.canReport === other.canReport &&
  one.reportUntil === other.reportUntil &&
  one.report?.status === other.report?.status

/**
 * Adds the changes of listed rows to the known ones. Returns the same map if nothing has changed.
 * Finished rows that match the list need no entry, so that an hour of polling adds nothing.
 */
export function withUpdates(
  updates: Updates,
  listed: ReadonlyMap<string, TaskRow>,
  fresh: readonly TaskRow[],
): Updates {
  const changed = fresh.filter((row) => {
    const known = updates.get(row.id) ?? listed.get(row.id)
    return known !== undefined && !same(known, row)
  })
  return changed.length === 0
    ? updates
    : new Map([...updates, ...changed.map((row): [string, TaskRow] => [row.id, row])])
}

/** Counts the newest rows that are not in the list; `more` if there may be others. */
export function countNew(
  listed: ReadonlyMap<string, TaskRow>,
  newest: TaskPage | undefined,
): { count: number; more: boolean } {
  const records = newest?.records ?? []
  const known = records.findIndex(({ id }) => listed.has(id))
  return known === -1
    ? { count: records.length, more: records.length > 0 && typeof newest?.nextBefore === 'string' }
    : { count: known, more: false }
}

/** Whether any row of a list can still change. */
export const isMoving = (rows: readonly TaskRow[]): boolean =>
  rows.some(({ status, report }) => isOpenTask(status) || report?.status === 'pending')
