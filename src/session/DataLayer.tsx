import { analyticsOf, pushData } from './data-layer.ts'
import { useEachPerson } from './use-each-person.ts'

/** Adds an entry to the page's data layer for each person who is loaded. Renders nothing. */
export function DataLayer() {
  useEachPerson((user) => pushData(analyticsOf(user)))
  return null
}
