import * as v from 'valibot'
import { readKept, saveKept } from '@/lib/kept.ts'
import type { Owner } from '@/lib/kept.ts'

export interface SavedFilter {
  name: string
  /** The notation of an address, so that stored filters are validated like links. */
  query: string
}
export const maxNameLength = 40
export const maxSavedFilters = 20

const Saved = v.array(
  v.object({
    name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxNameLength)),
    query: v.string(),
  }),
)

/** @param place the list whose filters they are */
export function savedFilters(owner: Owner, place: string): SavedFilter[] {
  const parsed = v.safeParse(Saved, readKept(owner, place))
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

export const keepSaved = (owner: Owner, place: string, list: readonly SavedFilter[]): boolean =>
  saveKept(owner, place, list)
