import * as v from 'valibot'
import type { PersonId } from '@/api/contract/user.ts'
import { readKept, saveKept } from '@/lib/kept.ts'
import { filterQuery, noFilters } from './query.ts'
import type { FilterPatch, Filters } from './query.ts'

export interface SavedFilter {
  name: string
  /** As an address writes them: what is kept is read as strictly as what is linked. */
  query: string
}
const name = 'task-filters'
export const longestName = 40
export const most = 20

const Saved = v.array(
  v.object({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName)), query: v.string() }),
)

export function savedFilters(owner: PersonId): SavedFilter[] {
  const parsed = v.safeParse(Saved, readKept(owner, name))
  return parsed.success ? parsed.output.slice(0, most) : []
}

/** Adds one, in place of the one of that name; the latest first. Null where there is no room: none is dropped for it. */
export function withSaved(list: readonly SavedFilter[], one: SavedFilter): SavedFilter[] | null {
  const next = [one, ...list.filter((known) => known.name !== one.name)]
  return next.length > most ? null : next
}

export const keepSaved = (owner: PersonId, list: readonly SavedFilter[]): boolean =>
  saveKept(owner, name, list)

/** The days are not part of it: a filter is for any time. */
export const queryText = (query: Filters): string =>
  filterQuery.write(new URLSearchParams(), query).toString()
export const filtersOf = (text: string): FilterPatch => ({
  ...noFilters,
  ...filterQuery.read(new URLSearchParams(text)),
})
