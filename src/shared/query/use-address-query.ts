import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { useRouterState } from './use-router-state.ts'

const pause = 250

/** A query whatever the order of its parameters, which means nothing: an address is not rewritten for it. */
function sorted(params: URLSearchParams): string {
  const copy = new URLSearchParams(params)
  copy.sort()
  return copy.toString()
}

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
export function useAddressQuery<Query>({ read, write, served }: QueryCodec<Query>): [
  query: Query,
  change: (part: Partial<Query> | ((before: Query) => Query)) => void,
  /** Shows what a pressed link leads to. The link changes the address. */
  follow: (next: URLSearchParams) => void,
] {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const { state } = useNavigation()
  const routerState = useRouterState()
  const current = params.toString()
  // The choices, and the query of the address that they were made on: only on top of that one are they written.
  const [{ query, base }, setHeld] = useState(() => ({
    query: served ?? read(params),
    base: served === undefined ? current : null,
  }))
  const own = useRef(served === undefined ? current : null)

  useEffect(() => {
    if (current === own.current) return
    // A busy page may draw an address that the router has left already: the choice made since stays.
    const router = routerState()
    if (router && router.location.key !== key) return
    own.current = current
    setHeld({ query: read(new URLSearchParams(current)), base: current })
  }, [current, key, read, routerState])

  useEffect(() => {
    // A navigation under way must not be called off by a late change of the address that is being left.
    if (state !== 'idle' || current !== own.current || base === null) return
    const here = new URLSearchParams(current)
    const next = write(here, query)
    if (current === base && sorted(next) === sorted(here)) return
    let timer = setTimeout(function attempt() {
      const router = routerState()
      // The router may have gone on, and React not have drawn it yet.
      if (router && (router.navigation.state !== 'idle' || router.location.key !== key)) {
        timer = setTimeout(attempt, pause)
        return
      }
      if (current !== base) {
        // A link that was followed did not stay: it opened in another tab, or its reader went back at once.
        setHeld({ query: read(here), base: current })
        return
      }
      own.current = next.toString()
      setHeld((held) => ({ ...held, base: next.toString() }))
      setParams(next, { replace: true, preventScrollReset: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [base, current, key, query, read, routerState, setParams, state, write])

  const change = useCallback(
    (part: Partial<Query> | ((before: Query) => Query)) => {
      const { location, navigation } = routerState() ?? {}
      const isHere = navigation?.location?.pathname === location?.pathname
      const ahead = new URLSearchParams(
        (isHere ? navigation?.location : location)?.search ?? own.current ?? '',
      )
      // A link or the back button may have changed the address a render ago: the choice is made on top of that.
      const isNew = own.current !== null && ahead.toString() !== own.current
      if (isNew) own.current = ahead.toString()
      setHeld((held) => {
        const before = isNew ? read(ahead) : held.query
        return {
          query: typeof part === 'function' ? part(before) : { ...before, ...part },
          base: own.current ?? held.base,
        }
      })
    },
    [read, routerState],
  )
  const follow = useCallback(
    (next: URLSearchParams) => setHeld({ query: read(next), base: next.toString() }),
    [read],
  )
  return [query, change, follow]
}
