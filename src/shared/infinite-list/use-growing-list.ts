import { useEffect, useMemo } from 'react'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { isRecord } from '@/lib/is-record.ts'

/** The parts of an infinite query's result that are used. */
interface InfiniteQuery<Page> {
  originalArgs?: unknown
  currentData?: { pages: readonly Page[] } | undefined
  error?: unknown
  fulfilledTimeStamp?: number | undefined
  hasNextPage: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

export interface GrowingList<T> {
  items: readonly T[]
  /** As the last page says. */
  total: number
  pages: number
  hasMore: boolean
  /** The state of the first page. */
  first: 'loading' | 'here' | 'failed'
  /** The state of the next page. */
  next: 'idle' | 'loading' | 'failed'
  problem: Problem | null
  busy: boolean
  /** Loads one page at a time. */
  more: () => void
  /** Repeats what failed. */
  retry: () => void
}

interface Reading<Page, T> {
  records: (page: Page) => readonly T[]
  total: (page: Page) => number
  /**
   * How many pages to load, for a reader who returns. Further ones load with `more`. 0 while
   * someone types, so that nothing is requested.
   */
  goal?: number
}

/** An aborted request is no failure. */
const isAborted = (error: unknown): boolean => isRecord(error) && error['name'] === 'AbortError'

/** Seconds for which a list is fresh, as in api.ts. */
const freshFor = 60

/**
 * The option of an infinite query's hook. A list is not asked again on mounting: four pages would
 * be four calls. useGrowingList() renews a list of one page.
 */
export const growing = { refetchOnMountOrArgChange: false } as const

/**
 * A list that grows page by page. Records that moved to the next page, because something was added
 * meanwhile, appear once.
 * @param query the result of an infinite query's hook with the option `growing`
 * @param reading must be a constant, except for its goal
 */
export function useGrowingList<Page, T extends { id: string | number }>(
  query: InfiniteQuery<Page>,
  { records, total, goal = 1 }: Reading<Page, T>,
): GrowingList<T> {
  const { currentData, fulfilledTimeStamp, hasNextPage, isFetching, originalArgs } = query
  const { isFetchingNextPage, fetchNextPage, refetch } = query
  const aborted = isAborted(query.error)
  const error = aborted ? undefined : query.error
  const isFetchNextPageError = query.isFetchNextPageError && !aborted
  const pages = currentData?.pages
  const items = useMemo(() => {
    const byId = new Map<string | number, T>()
    for (const page of pages ?? [])
      for (const record of records(page)) if (!byId.has(record.id)) byId.set(record.id, record)
    return [...byId.values()]
  }, [pages, records])

  const isStale =
    pages?.length === 1 &&
    !isFetching &&
    error === undefined &&
    fulfilledTimeStamp !== undefined &&
    Date.now() - fulfilledTimeStamp > freshFor * 1000
  const isHere = pages !== undefined
  useEffect(() => {
    if (isStale) void refetch()
    // Only where the list is mounted or becomes another one, and not when it has aged on the screen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isHere, originalArgs])

  // Someone typed, and the text is the same again: its list is wanted after all.
  const isWanted = aborted && !isHere && goal > 0
  useEffect(() => {
    if (isWanted) void refetch()
  }, [isWanted, refetch])

  const last = pages?.at(-1)
  const next = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle'
  const count = pages?.length ?? 0
  const isShort = hasNextPage && next === 'idle' && !isFetching && count > 0 && count < goal
  useEffect(() => {
    if (isShort) void fetchNextPage()
    // A page may arrive so fast that the list is short in each render, so the count says when.
  }, [count, fetchNextPage, isShort])

  const more = (): void => {
    if (!isFetching && hasNextPage) void fetchNextPage()
  }
  return {
    items,
    total: last === undefined ? 0 : total(last),
    pages: count,
    hasMore: hasNextPage,
    first: isHere ? 'here' : error !== undefined ? 'failed' : 'loading',
    next,
    problem: error === undefined ? null : toProblem(error),
    busy: isFetching,
    more,
    retry: () => (isHere ? more() : void refetch()),
  }
}
