import { useEffect, useRef, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { useUnderWay } from './use-under-way.ts'

const pause = 250

export interface QueryCodec<Query> {
  /** Values that make no sense are as if they were not there. */
  read: (params: URLSearchParams) => Query
  /** The address's query with these choices; parameters of others (utm, from) stay. */
  write: (params: URLSearchParams, query: Query) => URLSearchParams
  /** What the first render shows of a page that was made at build, whatever its address asks for; the address is read after it. */
  served?: Query
}

/**
 * What a reader chose on a page, kept in its address (contract.md 4.19). The page holds the choices, so that typing never waits for
 * the router; the address follows, replaced and not pushed. Back, forward and links come the other way. The codec stands outside of
 * the component.
 */
export function useAddressQuery<Query>({ read, write, served }: QueryCodec<Query>): [query: Query, change: (part: Partial<Query>) => void] {
  const [params, setParams] = useSearchParams()
  const { state } = useNavigation()
  const underWay = useUnderWay()
  const [query, setQuery] = useState(() => served ?? read(params))
  const current = params.toString()
  const own = useRef(served === undefined ? current : null)

  useEffect(() => {
    if (current === own.current) return
    own.current = current
    setQuery(read(new URLSearchParams(current)))
  }, [current, read])

  useEffect(() => {
    // A navigation under way must not be called off by a late change of the address that is being left.
    if (state !== 'idle' || current !== own.current) return
    const next = write(new URLSearchParams(current), query)
    if (next.toString() === current) return
    const timer = setTimeout(() => {
      if (underWay()) return
      own.current = next.toString()
      setParams(next, { replace: true, preventScrollReset: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [current, query, setParams, state, underWay, write])

  return [query, (part) => setQuery((before) => ({ ...before, ...part }))]
}
