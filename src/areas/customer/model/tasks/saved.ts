import * as v from 'valibot'
import { readKept, saveKept } from '@/session/kept.ts'
import { noFilters, readUploads, writeUploads } from './query.ts'
import type { Filters } from './query.ts'

export interface SavedFilter {
  name: string
  /** As an address writes them: what is kept is read as strictly as what is linked. */
  query: string
}
const name = 'task-filters'
export const longestName = 40
export const most = 20

const Saved = v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName)), query: v.string() }))

export function savedFilters(owner: number): SavedFilter[] {
  const parsed = v.safeParse(Saved, readKept(owner, name))
  return parsed.success ? parsed.output.slice(0, most) : []
}

/** Adds one, in place of the one of that name; the latest first. Null where there is no room: none is dropped for it. */
export function withSaved(list: readonly SavedFilter[], one: SavedFilter): SavedFilter[] | null {
  const next = [one, ...list.filter((known) => known.name !== one.name)]
  return next.length > most ? null : next
}

export const keepSaved = (owner: number, list: readonly SavedFilter[]): boolean => saveKept(owner, name, list)

/** The days are not part of it: a filter is for any time. */
export function queryText(query: Filters): string {
  const bare = readUploads(new URLSearchParams())
  return writeUploads(new URLSearchParams(), { ...bare, ...pick(query) }).toString()
}
export const filtersOf = (text: string): Filters => pick(readUploads(new URLSearchParams(text)))

function pick({ status, type, ip, keyId, softId, host, report, id }: Filters): Filters {
  return { ...noFilters, status, type, ip, keyId, softId, host, report, id }
}
