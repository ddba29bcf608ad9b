import {
  platforms,
  pricings,
  softwareLanguages,
  softwareSortings,
} from '@/api/contract/software-terms.ts'
import { captchaTypes } from '@/routes/slugs/captcha-types.ts'
import { choice, defineQuery, page, searchParam, sort, textParam } from '@/shared/query/query.ts'
import type { QueryOf } from '@/shared/query/query.ts'

export const catalogueTextField = searchParam()
/**
 * `?pages=` stores how many pages were loaded, so that returning readers find the list at its
 * length.
 */
const pages: typeof page = { ...page, name: 'pages' }

/** The query of the catalogue, by the names of the call's argument. */
export const catalogueQuery = defineQuery({
  text: catalogueTextField,
  sorting: sort(softwareSortings, 'relevant', 'sort'),
  categories: textParam(/^[\w-]{1,60}$/, 'category'),
  types: choice(captchaTypes, 'type'),
  platforms: choice(platforms, 'platform'),
  pricing: choice(pricings, 'price'),
  languages: choice(softwareLanguages, 'language'),
  last: pages,
})
export type CatalogueFields = typeof catalogueQuery.fields
export type CatalogueQuery = QueryOf<CatalogueFields>

/** The list that a page shows, without empty filters. */
export function catalogueArg({ last: _, text: words, sorting, ...filters }: CatalogueQuery) {
  const { categories, types, platforms: platform, pricing, languages } = filters
  return {
    sorting,
    ...(words !== undefined && { text: words }),
    ...(categories !== undefined && { categories: [categories] }),
    ...(types !== undefined && { types: [types] }),
    ...(platform !== undefined && { platforms: [platform] }),
    ...(pricing !== undefined && { pricing: [pricing] }),
    ...(languages !== undefined && { languages: [languages] }),
  }
}
