import { useEffect, useRef, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { readQuery, writeQuery } from '../../model/pricing/query.ts'
import type { PriceQuery } from '../../model/pricing/query.ts'

const pause = 250

/**
 * The choices of /pricing. The page holds them, so that typing never waits for the router; the address follows, replaced
 * and not pushed. Back, forward and links come the other way.
 */
export function usePriceQuery(): [query: PriceQuery, change: (part: Partial<PriceQuery>) => void] {
  const [params, setParams] = useSearchParams()
  const { state } = useNavigation()
  const [query, setQuery] = useState(() => readQuery(params))
  const current = params.toString()
  const own = useRef(current)

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
