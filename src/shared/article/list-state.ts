import { articleSortings } from '@/api/contract/articles.ts'
import type { ArticleLanguage, ArticleSorting } from '@/api/contract/articles.ts'
import type { ListArg } from '@/api/endpoints/articles.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import { defineQuery, page, searchParam, sort } from '../query/query.ts'
import { articleKindRows } from './kinds.ts'

export const articleTextField = searchParam()
/** The catalogue's articles have no text search, so a text in the address is ignored. */
const noText: typeof articleTextField = { ...articleTextField, parse: () => undefined }
/**
 * `?pages=` stores how many pages were loaded, so that returning readers find the list at its
 * length.
 */
const mostPages = 500
const pages: typeof page = {
  ...page,
  name: 'pages',
  parse(text) {
    const last = page.parse(text)
    return last === undefined ? undefined : Math.min(last, mostPages - 1)
  },
}

const queryOf = (kind: ArticleKind) =>
  defineQuery({
    text: articleKindRows[kind].search ? articleTextField : noText,
    sort: sort(articleSortings, articleKindRows[kind].sorting),
    last: pages,
  })
/** The queries of the article lists; `last` is the index of the last page, from 0. */
export const listQueries = {
  blog: queryOf('blog'),
  tutorial: queryOf('tutorial'),
  software: queryOf('software'),
} as const satisfies Record<ArticleKind, ReturnType<typeof queryOf>>

/**
 * The list that a page shows. Only the catalogue's call names a sorting (specification, section 7):
 * the others are asked for one when it is not their own.
 */
export const articleFilters = (
  kind: ArticleKind,
  language: ArticleLanguage,
  { text, sort: sorting }: { text?: string; sort: ArticleSorting },
): ListArg => ({
  kind,
  language,
  ...(text && { text }),
  ...((kind === 'software' || sorting !== articleKindRows[kind].sorting) && { sorting }),
})
