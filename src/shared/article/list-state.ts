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

/** Which list a page shows. Another one begins at page 0. */
export interface ListRequest {
  kind: ArticleKind
  language: ArticleLanguage
  text: string
  sorting: ArticleSorting
}

export const requestKey = ({ kind, language, text, sorting }: ListRequest): string =>
  JSON.stringify([kind, language, text, sorting])

/** What has come of a list. */
export interface ListState {
  /** Of the request that it answers: a late answer of another one is nobody's. */
  key: string
  items: readonly ArticleItem[]
  total: number
  pages: number
  hasMore: boolean
  /** The first page is under way, or is here, or can't be had. */
  first: 'loading' | 'here' | 'failed'
  /** The same of the next page. */
  next: 'idle' | 'loading' | 'failed'
  problem: Problem | null
}

/** Pages as one list: what stood at the end of one page and at the head of the next, because something was published meanwhile, is there once. */
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
/** The catalogue's articles take no text: theirs is as if it were not there. */
const noText: typeof textField = { ...textField, parse: () => undefined }
/** `?pages=` counts what had been loaded: who comes back finds the list as long as it was. */
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
/** What a list of articles can be asked for; `last` is the last of its pages, from 0. */
export const listQueries = {
  blog: queryOf('blog'),
  tutorial: queryOf('tutorial'),
  software: queryOf('software'),
} as const satisfies Record<ArticleKind, ReturnType<typeof queryOf>>
