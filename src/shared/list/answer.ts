/** The part of a list call's generated hook that the list uses. */
export interface ListAnswer<Data> {
  data?: Data | undefined
  /** Undefined while the rows of another choice are still shown. */
  currentData?: Data | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
  /** Only for an infinite query. */
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  fetchNextPage?: () => PromiseLike<unknown>
}

/**
 * Returns the shown data: the requested rows, or the previous ones while the request is running.
 */
export const shownOf = <Data>({
  data,
  currentData,
  error,
}: Pick<ListAnswer<Data>, 'data' | 'currentData' | 'error'>): Data | undefined =>
  currentData ?? (error === undefined ? data : undefined)

/** Returns the total number of records, if the answer contains it. */
export function totalOf(data: unknown): number | undefined {
  return typeof data === 'object' &&
    data !== null &&
    'totalCount' in data &&
    typeof data.totalCount === 'number'
    ? data.totalCount
    : undefined
}

/** Returns the number of answers that a list consists of: more than one if it grows. */
export const pagesOf = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? Math.max(1, data.pages.length)
    : 1

/** Removes duplicates: a record that is added between two requests can move to the next page. */
export function uniqueRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
): readonly Row[] {
  const all = new Map(rows.map((row) => [keyOf(row), row]))
  return all.size === rows.length ? rows : [...all.values()]
}
