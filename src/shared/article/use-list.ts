import { useEffect, useMemo, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { ArticleItem, ArticleList } from '@/api/contract/articles.ts'
import { articlesApi } from '@/api/endpoints/articles.ts'
import type { ListArg } from '@/api/endpoints/articles.ts'
import { isRecord } from '@/lib/is-record.ts'
import { useCurrency } from '@/session/currency.ts'
import type { Dispatch } from '@/session/person.ts'
import { growing, useGrowingList } from '../infinite-list/use-growing-list.ts'

const reading = {
  records: ({ articles }: ArticleList): readonly ArticleItem[] => articles,
  total: ({ totalCount }: ArticleList): number => totalCount,
}

/** An aborted request is no failure. */
const isAborted = (error: unknown): boolean => isRecord(error) && error['name'] === 'AbortError'

/**
 * The list of an address.
 * @param filters must keep their identity while they stay the same
 * @param goal how many pages to load
 * @param isTyping the search is about to change, so running requests are aborted
 */
export function useList(filters: ListArg, goal: number, isTyping: boolean) {
  const { currency } = useCurrency()
  const arg = useMemo(() => ({ ...filters, currency }), [currency, filters])
  const query = articlesApi.useArticleListInfiniteQuery(arg, growing)
  const { currentData, error, refetch } = query
  useGivingUp(filters, isTyping)

  // The text is the same again, and its list is wanted after all.
  const aborted = isAborted(error)
  const wanted = aborted && currentData === undefined && !isTyping
  useEffect(() => {
    if (wanted) void refetch()
  }, [refetch, wanted])
  return useGrowingList(
    aborted ? { ...query, error: undefined, isFetchNextPageError: false } : query,
    { ...reading, goal: isTyping ? 0 : goal },
  )
}

/** Aborts requests that nobody waits for anymore, such as a search whose text has changed. */
function useGivingUp(filters: ListArg, isTyping: boolean): void {
  const dispatch = useDispatch<Dispatch>()
  const current = useRef<ListArg | null>(null)
  useEffect(() => {
    current.current = isTyping ? null : filters
    return () => {
      current.current = null
      // A component that remounts at once, as in StrictMode, still waits for the request.
      queueMicrotask(() => {
        if (current.current !== filters)
          dispatch(articlesApi.util.getRunningQueryThunk('articleList', filters))?.abort()
      })
    }
  }, [dispatch, filters, isTyping])
}
