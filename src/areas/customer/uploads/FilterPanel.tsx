import type { FilterFieldsProps } from './FilterFields.tsx'
import { FilterFields } from './FilterFields.tsx'
import { SavedFilters } from './SavedFilters.tsx'

/** Loads with the button that opens the filters. */
export function FilterPanel(props: FilterFieldsProps) {
  return (
    <>
      <FilterFields {...props} />
      <SavedFilters choice={props.choice} onChoose={props.onChange} />
    </>
  )
}
