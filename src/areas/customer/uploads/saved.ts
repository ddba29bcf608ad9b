import * as v from 'valibot'
import type { PersonId } from '@/api/contract/user.ts'
import { readKept, saveKept } from '@/lib/kept.ts'
import { filterQuery, noFilters } from './query.ts'
import type { FilterPatch, UploadFilterValues } from './query.ts'

export interface SavedFilter {
  name: string
  /** The notation of an address, so that stored filters are validated like links. */
  query: string
}
const name = 'task-filters'
export const maxNameLength = 40
export const maxSavedFilters = 20

const Saved = v.array(
  v.object({
    name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxNameLength)),
    query: v.string(),
  }),
)

export function savedFilters(owner: PersonId): SavedFilter[] {
  const parsed = v.safeParse(Saved, readKept(owner, name))
  return parsed.success ? parsed.output.slice(0, maxSavedFilters) : []
}

/**
 * Adds a filter, newest first, and replaces one of the same name. Returns null if the list is full;
 * none is dropped.
 */
export function withSaved(list: readonly SavedFilter[], one: SavedFilter): SavedFilter[] | null {
  const next = [one, ...list.filter((known) => known.name !== one.name)]
  return next.length > maxSavedFilters ? null : next
}

export const keepSaved = (owner: PersonId, list: readonly SavedFilter[]): boolean =>
  saveKept(owner, name, list)

/** Without the days, because a filter is for any time. */
export const queryText = (query: UploadFilterValues): string =>
  filterQuery.write(new URLSearchParams(), query).toString()
export const readSavedFilters = (text: string): FilterPatch => ({
  ...noFilters,
  ...filterQuery.read(new URLSearchParams(text)),
})
