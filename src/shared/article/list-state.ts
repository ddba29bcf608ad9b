import type {
  ArticleItem,
  ArticleLanguage,
  ArticleList,
  ArticleSorting,
} from '@/api/contract/articles.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import type { Problem } from '@/api/problem.ts'
import { defineQuery, page, search, sort } from '../query/query.ts'
import { kinds } from './kinds.ts'
import { articleSortings } from './sortings.ts'

/** The list that a page shows. A different request starts at page 0. */
export interface ListRequest {
  kind: ArticleKind
  language: ArticleLanguage
  text: string
  sorting: ArticleSorting
}

export const requestKey = ({ kind, language, text, sorting }: ListRequest): string =>
  JSON.stringify([kind, language, text, sorting])

/** The current state of a list. */
export interface ListState {
  /** The request that it answers, so that late answers to other requests are ignored. */
  key: string
  items: readonly ArticleItem[]
  total: number
  pages: number
  hasMore: boolean
  /** The state of the first page. */
  first: 'loading' | 'here' | 'failed'
  /** The state of the next page. */
  next: 'idle' | 'loading' | 'failed'
  problem: Problem | null
}

/**
 * Joins pages into one list. Records that moved to the next page because something was published
 * meanwhile appear once.
 */
export function joined(pages: readonly ArticleList[]): ArticleItem[] {
  const seen = new Set<string>()
  return pages
    .flatMap(({ articles }) => articles)
    .filter(({ id }) => {
      if (seen.has(id)) return false
      seen.add(id)
      return true
    })
}

export const textField = search()
/** The catalogue's articles have no text search, so a text in the address is ignored. */
const noText: typeof textField = { ...textField, parse: () => undefined }
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
    text: kinds[kind].search ? textField : noText,
    sort: sort(articleSortings, kinds[kind].sorting),
    last: pages,
  })
/** The queries of the article lists; `last` is the index of the last page, from 0. */
export const listQueries = {
  blog: queryOf('blog'),
  tutorial: queryOf('tutorial'),
  software: queryOf('software'),
} as const satisfies Record<ArticleKind, ReturnType<typeof queryOf>>
