import type { FilterFieldsProps } from './FilterFields.tsx'
import { FilterFields } from './FilterFields.tsx'
import { SavedFilters } from '@/shared/saved-filters/SavedFilters.tsx'
import { queryText, readSavedFilters } from './saved.ts'

/** Loads with the button that opens the filters. */
export function FilterPanel(props: FilterFieldsProps) {
  return (
    <>
      <FilterFields {...props} />
      <SavedFilters
        place="task-filters"
        query={queryText(props.choice)}
        onChoose={(query) => props.onChange(readSavedFilters(query))}
      />
    </>
  )
}
