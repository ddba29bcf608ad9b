import { analyticsOf, pushData } from './data-layer.ts'
import { useEachPerson } from './use-each-person.ts'

/** Tells the page's data layer of each person who is loaded. Draws nothing. */
export function DataLayer() {
  useEachPerson((user) => pushData(analyticsOf(user)))
  return null
}
