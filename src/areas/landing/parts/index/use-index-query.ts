import { useEffect, useRef, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { noQuery, readQuery, writeQuery } from '../../model/index-query.ts'
import type { IndexQuery } from '../../model/index-query.ts'

const pause = 250

/**
 * The choices of the index. The page holds them, so that typing never waits for the router; the address follows, replaced
 * and not pushed. The first render knows none: the served file is the same for every query.
 */
export function useIndexQuery(): [query: IndexQuery, change: (part: Partial<IndexQuery>) => void] {
  const [params, setParams] = useSearchParams()
  const { state } = useNavigation()
  const [query, setQuery] = useState(noQuery)
  const current = params.toString()
  const own = useRef<string | null>(null)

  useEffect(() => {
    if (current === own.current) return
    own.current = current
    setQuery(readQuery(new URLSearchParams(current)))
  }, [current])

  useEffect(() => {
    // A navigation under way must not be called off by a late change of the address that is being left.
    if (state !== 'idle' || current !== own.current) return
    const next = writeQuery(new URLSearchParams(current), query)
    if (next.toString() === current) return
    const timer = setTimeout(() => {
      own.current = next.toString()
      setParams(next, { replace: true, preventScrollReset: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [current, query, setParams, state])

  return [query, (part) => setQuery((before) => ({ ...before, ...part }))]
}
