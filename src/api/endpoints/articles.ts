import { api } from '../api.ts'
import { request } from '../call.ts'
import type {
  Article,
  ArticleIndex,
  ArticleLanguage,
  ArticleList,
  ArticleSorting,
} from '../contract/articles.ts'
import { articlesCalls } from '../contract/articles.ts'
import type { ArgOf } from '../contract/types.ts'
import { mutation, query } from '../endpoint.ts'
import type { ArticleKind } from '@/routes/articles.ts'

/** Each kind of article has one list, one article call and one vote call. */
const callsOf = {
  blog: {
    list: articlesCalls.articles,
    one: articlesCalls.article,
    vote: articlesCalls.voteArticle,
  },
  tutorial: {
    list: articlesCalls.tutorials,
    one: articlesCalls.tutorial,
    vote: articlesCalls.voteTutorial,
  },
  software: {
    list: articlesCalls.softwareArticles,
    one: articlesCalls.softwareArticle,
    vote: articlesCalls.voteSoftwareArticle,
  },
} as const

/** The catalogue has no light list (specification, section 7). */
const indexOf = { blog: articlesCalls.articlesIndex, tutorial: articlesCalls.tutorialsIndex }
type IndexedKind = keyof typeof indexOf

/** The filters of a list. Other filters make another list, which begins at page 0. */
export interface ListArg {
  kind: ArticleKind
  language: ArticleLanguage
  /** Sent, but no filter: nothing that a list shows depends on it. */
  currency?: string
  text?: string
  sorting?: ArticleSorting
}

const { query: _, ...listOptions } = query(articlesCalls.articles)

/** No next page follows when all records have arrived or a page was empty. */
const nextPage = (
  last: ArticleList,
  pages: readonly ArticleList[],
  page: number,
): number | undefined => {
  const loaded = pages.reduce((sum, { articles }) => sum + articles.length, 0)
  return last.articles.length > 0 && loaded < last.totalCount ? page + 1 : undefined
}

type OfKind<Arg> = Arg & { kind: ArticleKind }
type Vote = ArgOf<typeof articlesCalls.voteArticle>
type IndexArg = ArgOf<typeof articlesCalls.articlesIndex>

/** One endpoint serves the rows of all kinds. */
export const articlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    articleList: build.infiniteQuery<ArticleList, ListArg, number>({
      ...listOptions,
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: nextPage },
      query: ({ queryArg: { kind, ...rest }, pageParam }) =>
        request(callsOf[kind].list, { page: pageParam, ...rest }),
      serializeQueryArgs: ({ queryArgs: { currency: _currency, ...filters } }) => filters,
    }),
    articleIndex: build.query<ArticleIndex, IndexArg & { kind: IndexedKind }>(
      query(articlesCalls.articlesIndex, ({ kind, ...rest }) =>
        request(indexOf[kind], { page: 0, ...rest }),
      ),
    ),
    articleBySlug: build.query<Article, OfKind<{ slug: string }>>(
      query(articlesCalls.article, ({ kind, slug }) => request(callsOf[kind].one, { slug })),
    ),
    voteOnArticle: build.mutation<unknown, OfKind<Vote>>(
      mutation(articlesCalls.voteArticle, ({ kind, ...rest }) => request(callsOf[kind].vote, rest)),
    ),
  }),
})
