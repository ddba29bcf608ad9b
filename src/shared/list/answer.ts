/** What the generated hook of a list's call gives, as far as the list needs it. */
export interface ListAnswer<Data> {
  data?: Data | undefined
  /** Undefined while the rows of another choice are still shown. */
  currentData?: Data | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
  /** Of an infinite query. */
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  fetchNextPage?: () => PromiseLike<unknown>
}

/** What is shown: what was asked for, or what was shown before it while that is under way. */
export const shownOf = <Data>({
  data,
  currentData,
  error,
}: Pick<ListAnswer<Data>, 'data' | 'currentData' | 'error'>): Data | undefined =>
  currentData ?? (error === undefined ? data : undefined)

/** How many there are in all, where the answer says so. */
export function totalOf(data: unknown): number | undefined {
  return typeof data === 'object' &&
    data !== null &&
    'totalCount' in data &&
    typeof data.totalCount === 'number'
    ? data.totalCount
    : undefined
}

/** How many answers a list is made of: more than one where it grows. */
export const pagesOf = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? Math.max(1, data.pages.length)
    : 1

/** Rows without repetition: what arrives between two pages may stand on both. */
export function uniqueRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
): readonly Row[] {
  const all = new Map(rows.map((row) => [keyOf(row), row]))
  return all.size === rows.length ? rows : [...all.values()]
}
