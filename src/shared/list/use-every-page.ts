import { useEffect, useMemo } from 'react'

/** The largest page that the backend returns. */
export const mostPerPage = 100

interface EveryPage<Row> {
  /** The records that have arrived; undefined until the first page is there. */
  data: readonly Row[] | undefined
  error: unknown
  isFetching: boolean
  /** Repeats the first page, or the one that failed. */
  refetch: () => void
  /** Whether a page after the first one failed, so that records are missing. */
  isCut: boolean
}

/**
 * All records of a paged list, for a select or a name: a choice that is not offered cannot be made.
 * The first page is there at once, and the others follow by themselves.
 */
export function useEveryPage<Row extends { id: string | number }>(list: {
  currentData?: { pages: readonly { records: readonly Row[] }[] } | undefined
  error?: unknown
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}): EveryPage<Row> {
  const { currentData, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const pages = currentData?.pages
  const isDue = pages !== undefined && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isDue) void fetchNextPage()
  }, [fetchNextPage, isDue, pages])
  const data = useMemo(
    () =>
      // A record that moved between two requests is in both pages.
      pages && [
        ...new Map<Row['id'], Row>(
          pages.flatMap(({ records }) => records.map((row) => [row.id, row] as const)),
        ).values(),
      ],
    [pages],
  )
  return {
    data,
    error: list.error,
    isFetching,
    refetch: () => void (data ? fetchNextPage() : list.refetch()),
    isCut: isFetchNextPageError,
  }
}
