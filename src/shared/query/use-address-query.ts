import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { useStarted } from '../use-started.ts'
import { useRouterState } from './use-router-state.ts'

const pause = 250

/** Sorts the parameters. Their order has no meaning, so an address is not rewritten for it. */
function sorted(params: URLSearchParams): string {
  const copy = new URLSearchParams(params)
  copy.sort()
  return copy.toString()
}

export interface QueryCodec<Query> {
  /** Invalid values are ignored. */
  read: (params: URLSearchParams) => Query
  /** Writes the choices into the address. Other parameters (utm, from) stay. */
  write: (params: URLSearchParams, query: Query) => URLSearchParams
}

/**
 * The reader's choices, kept in the page's address (contract.md 4.19). The page holds them in
 * state, so that typing never waits for the router; the address follows with `replace`. Back,
 * forward and links change them from the address. The first render of a prerendered page is that of
 * its file, which knows no choices; the address is read after it. The codec must be defined outside
 * the component.
 */
export function useAddressQuery<Query>({ read, write }: QueryCodec<Query>): [
  query: Query,
  change: (part: Partial<Query> | ((before: Query) => Query)) => void,
  /** Shows the target of a pressed link. The link itself changes the address. */
  follow: (next: URLSearchParams) => void,
] {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const { state } = useNavigation()
  const routerState = useRouterState()
  const current = params.toString()
  // The choices, with the query string that they were made on. They are written only on top of that
  // one.
  const isStarted = useStarted()
  const first = isStarted || current === '' ? current : null
  const [{ query, base }, setHeld] = useState(() => ({
    query: read(first === null ? new URLSearchParams() : params),
    base: first,
  }))
  const own = useRef(first)

  useEffect(() => {
    if (current === own.current) return
    // A busy page may render an address that the router has already left. The newer choice stays.
    const router = routerState()
    if (router && router.location.key !== key) return
    own.current = current
    setHeld({ query: read(new URLSearchParams(current)), base: current })
  }, [current, key, read, routerState])

  useEffect(() => {
    // A late write to the address being left must not abort a running navigation.
    if (state !== 'idle' || current !== own.current || base === null) return
    const here = new URLSearchParams(current)
    const next = write(here, query)
    if (current === base && sorted(next) === sorted(here)) return
    let timer = setTimeout(function attempt() {
      const router = routerState()
      // The router may be ahead of React.
      if (router && (router.navigation.state !== 'idle' || router.location.key !== key)) {
        timer = setTimeout(attempt, pause)
        return
      }
      if (current !== base) {
        // A followed link did not change this page: it opened in another tab, or the reader went
        // back at once.
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
      // A link or the back button may have just changed the address, so the choice is made on top
      // of that one.
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
