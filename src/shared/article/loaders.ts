import { articlesApi } from '@/api/endpoints/articles.ts'
import { firstPaint } from '@/api/first-paint.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import { currencyFor } from '@/session/currency.ts'
import type { PageLoader } from '@/session/person.ts'
import { loadSanitiser } from '../html/sanitiser.ts'
import { articleLanguage } from './kinds.ts'
import { articleFilters, listQueries } from './list-state.ts'

const { articleBySlug, articleList } = articlesApi.endpoints

/** Waits briefly for the first page of the list. */
export const loadArticleList =
  (kind: ArticleKind): PageLoader =>
  ({ request, language, store }) => {
    const query = listQueries[kind].read(new URL(request.url).searchParams)
    const filters = articleFilters(kind, articleLanguage(language), query)
    const currency = currencyFor(store.dispatch)
    // A list of many pages is not renewed on return.
    return firstPaint(
      store.dispatch(articleList.initiate({ ...filters, currency }, { forceRefetch: false })),
    )
  }

/** Waits briefly for the article, and for its sanitizer if its body is not in the document. */
export const loadArticle =
  (kind: ArticleKind): PageLoader =>
  async ({ params: { slug = '' }, store }) => {
    const isHere = store.dispatch(
      (_, getState) => articleBySlug.select({ kind, slug })(Object(getState())).isSuccess,
    )
    await Promise.all([
      isHere || loadSanitiser(),
      firstPaint(store.dispatch(articleBySlug.initiate({ kind, slug }))),
    ])
    return null
  }
