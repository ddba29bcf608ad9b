import { filterQuery, noFilters } from './query.ts'
import type { FilterPatch, UploadFilterValues } from './query.ts'

/** Without the days, because a filter is for any time. */
export const queryText = (query: UploadFilterValues): string =>
  filterQuery.write(new URLSearchParams(), query).toString()
export const readSavedFilters = (text: string): FilterPatch => ({
  ...noFilters,
  ...filterQuery.read(new URLSearchParams(text)),
})
