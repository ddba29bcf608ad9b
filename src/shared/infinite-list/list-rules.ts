import type { Problem } from '@/api/problem.ts'

/** The state of a list that grows page by page. */
export interface EndlessState<T> {
  /** The arguments that the state belongs to. */
  key: string
  items: readonly T[]
  total: number
  /** The number of loaded pages. */
  pages: number
  /** The number of received records, including duplicates. It decides whether there are more. */
  received: number
  hasMore: boolean
  first: 'loading' | 'here' | 'failed'
  next: 'idle' | 'loading' | 'failed'
  problem: Problem | null
}

export type ListEvent<T> =
  | { type: 'restart'; key: string }
  | { type: 'asked'; key: string; page: number }
  | { type: 'came'; key: string; page: number; records: readonly T[]; total: number }
  | { type: 'failed'; key: string; page: number; problem: Problem }

export const nothing = <T>(key: string): EndlessState<T> => ({
  key,
  items: [],
  total: 0,
  pages: 0,
  received: 0,
  hasMore: false,
  first: 'loading',
  next: 'idle',
  problem: null,
})

/**
 * The rules of a paginated list (specification, section 4): other arguments restart it at page 0,
 * page 0 replaces the records, a later page is appended, and no record appears twice. Answers to
 * other arguments or out of order are ignored.
 */
export function reduceList<T extends { id: string }>(
  state: EndlessState<T>,
  event: ListEvent<T>,
): EndlessState<T> {
  if (event.type === 'restart') return event.key === state.key ? state : nothing(event.key)
  if (event.key !== state.key) return state
  const { page } = event
  if (page !== 0 && page !== state.pages) return state
  switch (event.type) {
    case 'asked':
      return page === 0
        ? { ...state, first: state.pages > 0 ? 'here' : 'loading', problem: null }
        : { ...state, next: 'loading', problem: null }
    case 'failed':
      // Loaded records stay.
      if (page === 0)
        return state.pages > 0 ? state : { ...state, first: 'failed', problem: event.problem }
      return { ...state, next: 'failed', problem: event.problem }
    case 'came': {
      const before = page === 0 ? [] : state.items
      const seen = new Set(before.map(({ id }) => id))
      const fresh = event.records.filter(({ id }) => !seen.has(id) && seen.add(id))
      const received = (page === 0 ? 0 : state.received) + event.records.length
      return {
        key: state.key,
        items: [...before, ...fresh],
        total: event.total,
        pages: page + 1,
        received,
        hasMore: event.records.length > 0 && received < event.total,
        first: 'here',
        next: 'idle',
        problem: null,
      }
    }
  }
}
