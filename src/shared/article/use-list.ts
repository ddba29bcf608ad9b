import { useCallback, useMemo, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import type { Store } from 'redux'
import type { ArticleList } from '@/api/contract/articles.ts'
import type { WithPage } from '@/api/page-state.ts'
import { useServed } from '../served.ts'
import { listKey } from '@/routes/articles.ts'
import { joined, requestKey } from './list-state.ts'
import type { ListRequest, ListState } from './list-state.ts'
import { loadedReaders } from './load-readers.ts'
import type { ListActions } from './Readers.tsx'

const isList = (value: unknown): value is ArticleList =>
  typeof value === 'object' &&
  value !== null &&
  'articles' in value &&
  Array.isArray(value.articles) &&
  'totalCount' in value

const nothing = (key: string): ListState => ({
  key,
  items: [],
  total: 0,
  pages: 0,
  hasMore: false,
  first: 'loading',
  next: 'idle',
  problem: null,
})

/**
 * Returns the list of an address: first from the build, then from the cache, then from the reader.
 * The state of another request is not shown.
 */
export function useList(request: ListRequest, usual: boolean) {
  const store: Store<WithPage> = useStore<WithPage>()
  const served = useServed()
  const key = requestKey(request)
  const [told, setTold] = useState<ListState | null>(null)
  const actions = useRef<ListActions | null>(null)
  const handle = useCallback((next: ListActions) => void (actions.current = next), [])

  const begun = useMemo((): ListState => {
    const cached = loadedReaders()?.peekList(store, request)
    if (cached) return cached
    const answer = usual ? served?.answers[listKey(request.kind, request.language)] : undefined
    if (!isList(answer)) return nothing(key)
    return {
      ...nothing(key),
      items: joined([answer]),
      total: answer.totalCount,
      pages: 1,
      hasMore: answer.articles.length < answer.totalCount,
      first: 'here',
    }
  }, [key, request, served, store, usual])

  // The earlier list stays until the reader has loaded its first page, or if the backend cannot be
  // reached.
  const current =
    told?.key === key && (told.first === 'here' || begun.first !== 'here') ? told : begun
  const lost = useCallback(
    () => setTold({ ...nothing(key), first: 'failed', problem: { kind: 'PART_LOST' } }),
    [key],
  )
  /** Returns whether a reader was there to load more. */
  const more = useCallback((): boolean => {
    actions.current?.more()
    return actions.current !== null
  }, [])
  // Without its chunk only the page itself can be reloaded.
  const retry = useCallback(
    () => (actions.current ? actions.current.retry() : location.reload()),
    [],
  )
  return {
    state: current,
    tell: setTold,
    handle,
    lost,
    more,
    retry,
    whole: begun.first === 'here' && served !== null,
  }
}
