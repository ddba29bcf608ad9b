import { skipToken } from '@reduxjs/toolkit/query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { Store } from 'redux'
import type { Article } from '@/api/contract/articles.ts'
import { articlesApi } from '@/api/endpoints/articles.ts'
import type { ListArg } from '@/api/endpoints/articles.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import { userApi } from '@/api/endpoints/user.ts'
import type { WithPage } from '@/api/page-state.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import type { Dispatch } from '@/session/person.ts'
import { storedCurrency } from '@/session/currency.ts'
import { hostOf, usePlace } from '@/session/place.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { isArticleLanguage, kinds } from './kinds.ts'
import { joined, requestKey } from './list-state.ts'
import type { ListRequest, ListState } from './list-state.ts'
import { isRelatedByIds, withRelated } from './related.ts'

// All article code that needs RTK Query, in one chunk that loads after the page. It reads and
// reports; the page renders.

function argOf(
  { kind, language, text, sorting }: ListRequest,
  hostname: string,
  currency: string,
): ListArg {
  return {
    kind,
    language,
    hostname,
    currency,
    ...(text && { text }),
    ...(sorting !== kinds[kind].sorting && { sorting }),
  }
}

interface ListReaderProps {
  request: ListRequest
  /** How many pages to load. Further ones load with `more`. */
  pages: number
  /** Someone is typing, so running requests are aborted. */
  paused: boolean
  tell: (state: ListState) => void
  /** Receives the functions that load the next page and retry. */
  handle: (actions: ListActions) => void
}

export interface ListActions {
  more: () => void
  retry: () => void
}

export function ListReader({ request, pages, paused, tell, handle }: ListReaderProps) {
  const { hostname, currency, settled } = usePlace()
  const key = requestKey(request)
  const arg = useMemo(() => argOf(request, hostname, currency), [currency, hostname, request])
  const skip = paused || !settled
  const {
    currentData,
    error,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
  } = articlesApi.useArticleListInfiniteQuery(arg, { skip })
  useGivingUp(arg, skip)

  // Loads one page at a time, whether triggered by the end of the list, by the button, or to
  // restore earlier pages.
  const running = useRef<Promise<void> | null>(null)
  const more = useCallback((): Promise<void> => {
    const fetchOne = async (): Promise<void> => {
      try {
        await fetchNextPage()
      } finally {
        running.current = null
      }
    }
    return (running.current ??= fetchOne())
  }, [fetchNextPage])

  const loaded = currentData?.pages.length ?? 0
  const wanting =
    loaded > 0 && loaded < pages && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (!wanting || skip) return
    let current = true
    // The previous page may still hold the lock.
    void (running.current ?? Promise.resolve()).then(() => (current ? more() : undefined))
    return () => {
      current = false
    }
  }, [loaded, more, skip, wanting])

  useEffect(() => {
    handle({ more: () => void more(), retry: () => void (loaded > 0 ? more() : refetch()) })
  }, [handle, loaded, more, refetch])

  useEffect(() => {
    if (skip) return
    const problem = error === undefined ? null : toProblem(error)
    const all = currentData?.pages ?? []
    tell({
      key,
      items: joined(all),
      total: all.at(-1)?.totalCount ?? 0,
      pages: all.length,
      hasMore: hasNextPage,
      first: all.length > 0 ? 'here' : problem ? 'failed' : 'loading',
      next: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
      problem,
    })
  }, [
    currentData,
    error,
    hasNextPage,
    isFetchNextPageError,
    isFetching,
    isFetchingNextPage,
    key,
    skip,
    tell,
  ])
  return null
}

/** Aborts requests that nobody waits for anymore, such as a search whose text has changed. */
function useGivingUp(arg: ListArg, skip: boolean): void {
  const dispatch = useDispatch<Dispatch>()
  const current = useRef<ListArg | null>(null)
  useEffect(() => {
    current.current = skip ? null : arg
    return () => {
      current.current = null
      // A component that remounts at once, as in StrictMode, still waits for the request.
      queueMicrotask(() => {
        if (current.current !== arg)
          dispatch(articlesApi.util.getRunningQueryThunk('articleList', arg))?.abort()
      })
    }
  }, [arg, dispatch, skip])
}

/** Returns the cached list, for the first render of a page that the reader returns to. */
export function peekList({ getState }: Store<WithPage>, request: ListRequest): ListState | null {
  const state = getState()
  const user = userApi.endpoints.user.select()(Object(state)).data
  const arg = argOf(request, hostOf(state.page), user?.currency ?? storedCurrency())
  const { data, hasNextPage } = articlesApi.endpoints.articleList.select(arg)(Object(state))
  if (!data) return null
  return {
    key: requestKey(request),
    items: joined(data.pages),
    total: data.pages.at(-1)?.totalCount ?? 0,
    pages: data.pages.length,
    hasMore: hasNextPage,
    first: 'here',
    next: 'idle',
    problem: null,
  }
}

export interface ArticleState {
  key: string
  article: Article | null
  loading: boolean
  problem: Problem | null
}

interface ArticleReaderProps {
  kind: ArticleKind
  slug: string
  tell: (state: ArticleState) => void
  handle: (retry: () => void) => void
}

/**
 * Returns the article, with the titles of its related articles if the answer has only their ids.
 */
function useArticle(kind: ArticleKind, slug: string) {
  const { currentData: article, ...rest } = articlesApi.useArticleBySlugQuery({ kind, slug })
  const { hostname, currency, settled } = usePlace()
  const unnamed = article && isRelatedByIds(article) ? article : undefined
  const language = isArticleLanguage(unnamed?.language) ? unnamed.language : 'en'
  const { data: index } = articlesApi.useArticleIndexQuery(
    unnamed && settled && kind !== 'software' ? { kind, language, hostname, currency } : skipToken,
  )
  const currentData = useMemo(
    () => (unnamed && index ? withRelated(unnamed, index) : article),
    [article, index, unnamed],
  )
  return { ...rest, currentData }
}

export function ArticleReader({ kind, slug, tell, handle }: ArticleReaderProps) {
  const { currentData, error, isFetching, refetch } = useArticle(kind, slug)
  useEffect(() => handle(() => void refetch()), [handle, refetch])
  // The loader's call may have failed. Then this is a retry, and no error is shown before it ends.
  const asked = useRef(false)
  const settled = useRef(false)
  useEffect(() => {
    if (isFetching || currentData) asked.current = true
    else if (asked.current) settled.current = true
    const problem = error === undefined || !settled.current ? null : toProblem(error)
    tell({
      key: `${kind} ${slug}`,
      article: currentData ?? null,
      loading: isFetching || !settled.current,
      problem,
    })
  }, [currentData, error, isFetching, kind, slug, tell])
  return null
}

export function peekArticle(
  { getState }: Store<WithPage>,
  kind: ArticleKind,
  slug: string,
): Article | null {
  return articlesApi.endpoints.articleBySlug.select({ kind, slug })(Object(getState())).data ?? null
}

/**
 * For the loader of an article page: starts the request and waits briefly for the first paint's
 * data.
 */
export function arriveWith(dispatch: Dispatch, kind: ArticleKind, slug: string): Promise<null> {
  return firstPaint(dispatch(articlesApi.endpoints.articleBySlug.initiate({ kind, slug })))
}
