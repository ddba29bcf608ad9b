import { api } from '../api.ts'
import { query, request } from '../call.ts'
import type { Article, ArticleLanguage, ArticleList, ArticleSorting } from '../contract/articles.ts'
import { articlesCalls } from '../contract/articles.ts'
import type { ArticleKind } from '@/routes/articles.ts'

/** Of one kind there is one list, one article and one vote. */
export const callsOf = {
  blog: { list: articlesCalls.articles, one: articlesCalls.article, vote: articlesCalls.voteArticle },
  tutorial: { list: articlesCalls.tutorials, one: articlesCalls.tutorial, vote: articlesCalls.voteTutorial },
  software: { list: articlesCalls.softwareArticles, one: articlesCalls.softwareArticle, vote: articlesCalls.voteSoftwareArticle },
} as const

/** What a list is of. Another one is another list, which begins at page 0. */
export interface ListArg {
  kind: ArticleKind
  language: ArticleLanguage
  hostname: string
  currency?: string | undefined
  text?: string | undefined
  sorting?: ArticleSorting | undefined
}

const { query: _, ...listOptions } = query(articlesCalls.articles)
const { query: __, ...oneOptions } = query(articlesCalls.article)

/** What has come is all of it, or a page brought nothing more. */
const nextPage = (last: ArticleList, pages: readonly ArticleList[], page: number): number | undefined => {
  const loaded = pages.reduce((sum, { articles }) => sum + articles.length, 0)
  return last.articles.length > 0 && loaded < last.totalCount ? page + 1 : undefined
}

export const articlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    articleList: build.infiniteQuery<ArticleList, ListArg, number>({
      ...listOptions,
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: nextPage },
      query: ({ queryArg: { kind, ...rest }, pageParam }) => request(callsOf[kind].list, { page: pageParam, ...rest }),
    }),
    articleBySlug: build.query<Article, { kind: ArticleKind; slug: string }>({
      ...oneOptions,
      query: ({ kind, slug }) => request(callsOf[kind].one, { slug }),
    }),
  }),
})
