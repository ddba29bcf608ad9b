import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { DocsArticle } from '@/api/contract/docs.ts'
import { docsApi } from '@/api/endpoints/docs.ts'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import { idPrefix } from '@/lib/id-prefix.ts'
import { useServed } from '@/shared/served.ts'

type State = Parameters<ReturnType<typeof docsApi.endpoints.docsArticle.select>>[0]

/** The body in the document, without the prefix that the sanitiser has put before its ids. */
const bodyInDocument = (): string =>
  document
    .querySelector('main article [role=presentation]')
    ?.innerHTML.replaceAll(`id="${idPrefix}`, 'id="') ?? ''

/**
 * An article in the reader's language. Until that has loaded, or if it cannot be loaded, the
 * article stays in the language that it was shown in before.
 */
export function useDocsArticle(slug: string, version: string | undefined) {
  const { language } = usePage()
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>()
  const served = useServed()
  const arg = { slug, language, version }
  const { data, error, isFetching, refetch } = docsApi.useDocsArticleQuery(arg)
  const [known] = useState(() => (served && data ? { arg, article: data } : null))
  const [body] = useState(() => (known && typeof document !== 'undefined' ? bodyInDocument() : ''))
  // The file's cache has no body, because the document has it. Later visits read it from the cache.
  useEffect(() => {
    if (known)
      dispatch(
        docsApi.util.updateQueryData('docsArticle', known.arg, (article) => {
          article.bodyHtml = body
        }),
      )
  }, [body, dispatch, known])
  const problem = error === undefined ? null : toProblem(error)
  const isMissing = problem?.status === 404
  const article = isMissing ? undefined : data
  return {
    article,
    problem,
    isMissing,
    isFetching,
    refetch,
    /** The build has described the article, and written its structured data. */
    isServed: served !== null && known !== null,
    /** The body, if the document holds it: the browser leaves it there as it is. */
    html: served && known && article && isSame(known.article, article) ? (served.html ?? '') : null,
  }
}

const isSame = (one: DocsArticle, other: DocsArticle): boolean =>
  one.updatedAt === other.updatedAt && one.language === other.language
