import {
  platforms,
  pricings,
  softwareLanguages,
  softwareSortings,
} from '@/api/contract/software-terms.ts'
import { captchaTypes } from '@/routes/slugs/captcha-types.ts'
import { choice, defineQuery, page, search, sort, text } from '@/shared/query/query.ts'
import type { QueryOf } from '@/shared/query/query.ts'

export const textField = search()
/** `?pages=` counts what had been loaded: who comes back finds the list as long as it was. */
const pages: typeof page = { ...page, name: 'pages' }

/** What the catalogue can be asked for, by the names of the call's argument. */
export const catalogueQuery = defineQuery({
  text: textField,
  sorting: sort(softwareSortings, 'relevant', 'sort'),
  categories: text(/^[\w-]{1,60}$/, 'category'),
  types: choice(captchaTypes, 'type'),
  platforms: choice(platforms, 'platform'),
  pricing: choice(pricings, 'price'),
  languages: choice(softwareLanguages, 'language'),
  last: pages,
})
export type CatalogueFields = typeof catalogueQuery.fields
export type CatalogueQuery = QueryOf<CatalogueFields>

/** The argument of the call for one page: what is not chosen is not sent. */
export function argOf({ last: _, text: words, sorting, ...filters }: CatalogueQuery, at: number) {
  const { categories, types, platforms: platform, pricing, languages } = filters
  return {
    page: at,
    sorting,
    ...(words !== undefined && { text: words }),
    ...(categories !== undefined && { categories: [categories] }),
    ...(types !== undefined && { types: [types] }),
    ...(platform !== undefined && { platforms: [platform] }),
    ...(pricing !== undefined && { pricing: [pricing] }),
    ...(languages !== undefined && { languages: [languages] }),
  }
}

/** A list by all that it is asked for but the page. */
export const keyOf = ({ last: _, ...query }: CatalogueQuery): string => JSON.stringify(query)
/** Where nothing is chosen: the list that the build knows. */
export const usualKey = keyOf(catalogueQuery.read(new URLSearchParams()))
