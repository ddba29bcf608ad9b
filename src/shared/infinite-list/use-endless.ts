import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { toProblem } from '@/api/problem.ts'
import { nothing, reduceList } from './list-rules.ts'
import type { EndlessState, ListEvent } from './list-rules.ts'

/**
 * Lists that the reader left, by store. Coming back within a minute restores them (specification,
 * section 9).
 */
export type Memory<T> = WeakMap<object, Map<string, { until: number; state: EndlessState<T> }>>
const kept = 60_000

interface EndlessOptions<T> {
  /** The arguments as text. A different key restarts the list. */
  key: string
  /** Loads one page. Must be a stable function for each key. */
  load: (page: number, signal: AbortSignal) => Promise<{ records: readonly T[]; total: number }>
  /**
   * While true nothing is requested: someone is typing, or nobody has touched a prerendered page
   * yet.
   */
  paused?: boolean
  /** The state that the build knew. */
  begun?: EndlessState<T> | null
  /** How many pages to load. Further ones load with `more`. */
  goal?: number
  memory?: Memory<T>
}

/** A list that grows page by page. A request is aborted when its arguments change. */
export function useEndless<T extends { id: string }>({
  key,
  load,
  paused = false,
  begun = null,
  goal = 1,
  memory,
}: EndlessOptions<T>) {
  const store = useStore()
  const remembered = (): EndlessState<T> | null => {
    const found = memory?.get(store)?.get(key)
    return found && found.until > Date.now() ? found.state : null
  }
  const [held, dispatch] = useReducer(
    (state: EndlessState<T>, event: ListEvent<T> | { type: 'take'; state: EndlessState<T> }) =>
      event.type === 'take' ? event.state : reduceList(state, event),
    null,
    () => remembered() ?? (begun?.key === key ? begun : nothing<T>(key)),
  )
  const isCurrent = held.key === key
  const state = isCurrent ? held : (remembered() ?? nothing<T>(key))
  const [attempt, setAttempt] = useState(0)
  const running = useRef<AbortController | null>(null)
  const last = useRef(state)
  const asked = useRef('')
  useEffect(() => {
    last.current = state
  })

  const ask = useCallback(
    async (page: number): Promise<void> => {
      running.current?.abort()
      const stop = new AbortController()
      running.current = stop
      dispatch({ type: 'asked', key, page })
      try {
        const { records, total } = await load(page, stop.signal)
        if (!stop.signal.aborted) dispatch({ type: 'came', key, page, records, total })
      } catch (error) {
        if (!stop.signal.aborted) dispatch({ type: 'failed', key, page, problem: toProblem(error) })
      } finally {
        if (running.current === stop) running.current = null
      }
    },
    [key, load],
  )

  useEffect(() => {
    const found = memory?.get(store)?.get(key)
    if (found && found.until > Date.now()) dispatch({ type: 'take', state: found.state })
    else dispatch({ type: 'restart', key })
  }, [key, memory, store])

  useEffect(() => {
    if (paused) return
    const id = `${key} ${attempt}`
    // A remembered list was requested before.
    const found = memory?.get(store)?.get(key)
    if (asked.current !== id && !(attempt === 0 && found && found.until > Date.now())) void ask(0)
    asked.current = id
    return () => {
      running.current?.abort()
      running.current = null
      asked.current = ''
      const { current } = last
      if (!memory || current.key !== key || current.first !== 'here') return
      const lists = memory.get(store) ?? new Map()
      memory.set(store, lists)
      lists.set(key, { until: Date.now() + kept, state: { ...current, next: 'idle' } })
    }
  }, [ask, attempt, key, memory, paused, store])

  // Loads page by page until the list has its earlier length.
  const isShort = isCurrent && state.hasMore && state.next === 'idle' && state.pages < goal
  useEffect(() => {
    if (isShort && !paused && state.pages > 0) void ask(state.pages)
  }, [ask, isShort, paused, state.pages])

  const more = useCallback((): void => {
    if (running.current === null && last.current.hasMore) void ask(last.current.pages)
  }, [ask])
  const retry = useCallback((): void => {
    if (last.current.first === 'here') more()
    else setAttempt((count) => count + 1)
  }, [more])
  /** Restarts at page 0. The loaded records stay until the answer replaces them. */
  const refresh = useCallback(() => setAttempt((count) => count + 1), [])
  return { state, more, retry, refresh }
}
