import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useMemo, useState } from 'react'
import { useDispatch } from 'react-redux'
import { parse } from 'valibot'
import { ArticleItem } from '@/api/contract/articles.ts'
import type { Article, ArticleIndex } from '@/api/contract/articles.ts'
import { articlesApi } from '@/api/endpoints/articles.ts'
import { toProblem } from '@/api/problem.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import { useCurrency } from '@/session/currency.ts'
import { bodyOutline } from '@/shared/article-body/outline.ts'
import type { ServedBody } from '@/shared/article-body/use-body.ts'
import { servedHtml } from '../html/ServerHtml.tsx'
import { useServed } from '../served.ts'
import { isArticleLanguage } from './kinds.ts'

/** Whether an article lists its related articles by id only. */
const isRelatedByIds = ({ related, relatedArticles }: Article): boolean =>
  related.length > 0 && relatedArticles.length === 0

/** Adds the titles of related articles, for a backend that sends only their ids. */
const withRelated = (article: Article, { articles }: ArticleIndex): Article => ({
  ...article,
  relatedArticles: article.related.flatMap((id) =>
    articles.filter((one) => one.id === id).map((one) => parse(ArticleItem, one)),
  ),
})

type State = Parameters<ReturnType<typeof articlesApi.endpoints.articleBySlug.select>>[0]

/**
 * The article of an address, with the titles of its related articles if the answer has only their
 * ids.
 */
export function useArticle(kind: ArticleKind, slug: string) {
  const {
    currentData: known,
    error,
    isFetching,
    refetch,
  } = articlesApi.useArticleBySlugQuery({ kind, slug })
  const problem = error === undefined ? null : toProblem(error)
  // The article was removed after the build, or after it was cached.
  const found = problem?.status === 404 ? undefined : known
  const body = useServedBody(kind, slug, found?.updatedAt)

  const { currency, settled } = useCurrency()
  const unnamed = found && isRelatedByIds(found) ? found : undefined
  const language = isArticleLanguage(unnamed?.language) ? unnamed.language : 'en'
  const { data: index } = articlesApi.useArticleIndexQuery(
    unnamed && settled && kind !== 'software' ? { kind, language, currency } : skipToken,
  )
  const article = useMemo(
    () => (unnamed && index ? withRelated(unnamed, index) : found),
    [found, index, unnamed],
  )
  return { article, ...body, problem, isFetching, refetch }
}

/**
 * The body that the build wrote into the document. It stays as long as the article is the version
 * of the first render.
 */
function useServedBody(kind: ArticleKind, slug: string, updatedAt: string | null | undefined) {
  const served = useServed()
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>()
  const [first] = useState(updatedAt)
  const body = useMemo(
    (): ServedBody | null => served && bodyOutline(served.html ?? servedHtml()),
    [served],
  )
  // The cache has the article without its body, which a later visit needs.
  const html = body?.html
  useEffect(() => {
    if (html === undefined) return
    dispatch(
      articlesApi.util.updateQueryData('articleBySlug', { kind, slug }, (draft) => {
        draft.bodyHtml ||= html
      }),
    )
  }, [dispatch, html, kind, slug])
  return { body: updatedAt === first ? body : null, isServed: served !== null }
}
