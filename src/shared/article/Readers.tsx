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

// Everything of articles that needs RTK Query, in one chunk that comes after the page. They read and tell; the page draws.

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
  /** How many pages there are to be; more than these come by `more`. */
  pages: number
  /** Somebody is typing: what is under way is given up. */
  paused: boolean
  tell: (state: ListState) => void
  /** Told how to load the next page, and how to try again. */
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

  // One page at a time, whoever asks: the end of the list in view, the button, and the pages that were there before.
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
    // The page that has just come may still hold the lock.
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

/** Aborts what nobody waits for any more: the search of a text that has been typed over. */
function useGivingUp(arg: ListArg, skip: boolean): void {
  const dispatch = useDispatch<Dispatch>()
  const current = useRef<ListArg | null>(null)
  useEffect(() => {
    current.current = skip ? null : arg
    return () => {
      current.current = null
      // Whoever mounts again at once, as StrictMode does, still waits for it.
      queueMicrotask(() => {
        if (current.current !== arg)
          dispatch(articlesApi.util.getRunningQueryThunk('articleList', arg))?.abort()
      })
    }
  }, [arg, dispatch, skip])
}

/** What is cached of a list, for the first showing of a page that is come back to. */
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

/** The article, with the related ones by their titles where it has only their ids. */
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
  // The loader's call may have failed: then this is another try, and no error is shown before its end.
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

/** For the loader of an article's page: starts the call, and waits a little for what the page shows first. */
export function arriveWith(dispatch: Dispatch, kind: ArticleKind, slug: string): Promise<null> {
  return firstPaint(dispatch(articlesApi.endpoints.articleBySlug.initiate({ kind, slug })))
}
