import { renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useGrowingList } from './use-growing-list.ts'

interface Page {
  records: { id: string }[]
  totalCount: number
}
type Query = Parameters<typeof useGrowingList<Page, { id: string }>>[0]

const reading = {
  records: ({ records }: Page) => records,
  total: ({ totalCount }: Page) => totalCount,
}
const page = (...ids: string[]): Page => ({ records: ids.map((id) => ({ id })), totalCount: 9 })
const fetchNextPage = vi.fn<() => void>()
const refetch = vi.fn<() => void>()

/** The result of an infinite query's hook: one page, more to come, and just loaded. */
const query = (part: Partial<Query> = {}): Query => ({
  currentData: { pages: [page('a', 'b')] },
  error: undefined,
  originalArgs: 'one',
  fulfilledTimeStamp: Date.now(),
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage,
  refetch,
  ...part,
})
const longAgo = () => Date.now() - 61_000
const open = (first: Query, goal?: number) =>
  renderHook(
    (props: { query: Query; goal: number | undefined }) =>
      useGrowingList(props.query, { ...reading, ...(props.goal && { goal: props.goal }) }),
    { initialProps: { query: first, goal } },
  )

afterEach(() => {
  fetchNextPage.mockReset()
  refetch.mockReset()
})

describe('a list that grows', () => {
  it('appends pages in their order and holds nothing twice', () => {
    const ids = fc.array(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 6 })
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1, maxLength: 6 }), (lists) => {
        const pages = lists.map((list) => page(...list))
        const { result, rerender } = open(query({ currentData: { pages: pages.slice(0, -1) } }))
        const before = result.current.items
        rerender({ query: query({ currentData: { pages } }), goal: undefined })
        const { items, pages: count, total } = result.current
        expect(items.map(({ id }) => id)).toEqual([...new Set(lists.flat())])
        expect(items.slice(0, before.length)).toEqual(before)
        expect([count, total]).toEqual([pages.length, 9])
      }),
      { numRuns: 50 },
    )
  })

  it('tells the first page, the next page and their failures apart', () => {
    const error = { kind: 'FETCH_ERROR' }
    const stateOf = (part: Partial<Query>) => {
      const { first, next, problem, items } = open(query(part)).result.current
      return [first, next, problem?.kind, items.length]
    }
    const none = { currentData: undefined, hasNextPage: false }
    expect(stateOf({ ...none, isFetching: true })).toEqual(['loading', 'idle', undefined, 0])
    expect(stateOf({ ...none, error })).toEqual(['failed', 'idle', 'FETCH_ERROR', 0])
    // The failure stays until its repetition has ended.
    expect(stateOf({ ...none, error, isFetching: true })[0]).toBe('failed')
    expect(stateOf({ isFetching: true, isFetchingNextPage: true })[1]).toBe('loading')
    // Loaded records stay.
    expect(stateOf({ error })).toEqual(['here', 'idle', 'FETCH_ERROR', 2])
    expect(stateOf({ error, isFetchNextPageError: true })).toEqual([
      'here',
      'failed',
      'FETCH_ERROR',
      2,
    ])
  })

  it('loads one page at a time, none after the last, and repeats what failed', () => {
    open(query({ isFetching: true })).result.current.more()
    open(query({ hasNextPage: false })).result.current.more()
    expect(fetchNextPage).not.toHaveBeenCalled()
    open(query()).result.current.more()
    open(query({ error: {}, isFetchNextPageError: true })).result.current.retry()
    expect(fetchNextPage).toHaveBeenCalledTimes(2)
    expect(refetch).not.toHaveBeenCalled()
    open(query({ currentData: undefined, error: {} })).result.current.retry()
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('grows to its goal page by page, until one fails', () => {
    const { rerender } = open(query(), 3)
    expect(fetchNextPage).toHaveBeenCalledOnce()
    const loading = query({ isFetching: true, isFetchingNextPage: true })
    rerender({ query: loading, goal: 3 })
    expect(fetchNextPage).toHaveBeenCalledOnce()
    const pages = [page('a'), page('b')]
    rerender({ query: query({ currentData: { pages } }), goal: 3 })
    expect(fetchNextPage).toHaveBeenCalledTimes(2)
    const failed = query({ currentData: { pages }, error: {}, isFetchNextPageError: true })
    rerender({ query: failed, goal: 3 })
    rerender({ query: query({ currentData: { pages: [...pages, page('c')] } }), goal: 3 })
    expect(fetchNextPage).toHaveBeenCalledTimes(2)
  })

  it('grows to its goal where a page arrives before the list was seen loading', () => {
    const { rerender } = open(query(), 3)
    const pages = [page('a'), page('b')]
    rerender({ query: query({ currentData: { pages } }), goal: 3 })
    expect(fetchNextPage).toHaveBeenCalledTimes(2)
  })

  it('renews an old list of one page where it is shown, and not while it is shown', () => {
    const { rerender } = open(query())
    rerender({ query: query({ fulfilledTimeStamp: longAgo() }), goal: undefined })
    expect(refetch).not.toHaveBeenCalled()
    open(query({ fulfilledTimeStamp: longAgo() }))
    expect(refetch).toHaveBeenCalledOnce()
    rerender({
      query: query({ fulfilledTimeStamp: longAgo(), originalArgs: 'two' }),
      goal: undefined,
    })
    expect(refetch).toHaveBeenCalledTimes(2)
  })

  it('leaves a list of many pages as it is, because each page would be a call', () => {
    open(query({ fulfilledTimeStamp: longAgo(), currentData: { pages: [page('a'), page('b')] } }))
    expect(refetch).not.toHaveBeenCalled()
  })
})
