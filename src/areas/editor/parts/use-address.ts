import { useSearchParams } from 'react-router'
import { useRouterState } from '@/shared/query/use-under-way.ts'

/**
 * The query of the address, and changes to it that build on each other: the router takes a moment for each, and React another, so that
 * a second one made of what was last drawn would forget the first. They are made of what the router is on its way to.
 */
export function useAddress(): [params: URLSearchParams, change: (make: (now: URLSearchParams) => URLSearchParams, replace?: boolean) => void] {
  const state = useRouterState()
  const [params, setParams] = useSearchParams()
  return [
    params,
    (make, replace = false) => {
      const { location, navigation } = state() ?? {}
      const ahead = navigation?.location?.pathname === location?.pathname ? navigation?.location : location
      setParams(make(ahead ? new URLSearchParams(ahead.search) : params), { replace, preventScrollReset: true })
    },
  ]
}

/** The query with these values; null takes one away. */
export function withValues(params: URLSearchParams, values: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}
