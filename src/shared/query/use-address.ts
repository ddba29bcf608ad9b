import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useRouterState } from './use-router-state.ts'

/** Parameters of the query string; null removes one. */
export type AddressValues = Readonly<Record<string, string | null>>
interface Options {
  /** Replaces the history entry. */
  replace?: boolean
  state?: unknown
}
export type ChangeAddress = (
  values: AddressValues | ((now: URLSearchParams) => URLSearchParams),
  options?: Options,
) => void

/**
 * The query string, for parameters that are not choices of a list or form: a dialog, a step, an
 * open row. Changes build on each other: they start from the address that the router is heading
 * for, because the router and React both lag.
 */
export function useAddress(): [params: URLSearchParams, change: ChangeAddress] {
  const routerState = useRouterState()
  const [params, setParams] = useSearchParams()
  const change = useCallback<ChangeAddress>(
    (values, options) => {
      const { location, navigation } = routerState() ?? {}
      const ahead =
        navigation?.location?.pathname === location?.pathname ? navigation?.location : location
      setParams(
        (drawn) => {
          const now = ahead ? new URLSearchParams(ahead.search) : drawn
          return typeof values === 'function' ? values(now) : withValues(now, values)
        },
        { preventScrollReset: true, ...options },
      )
    },
    [routerState, setParams],
  )
  return [params, change]
}

/** Returns the query string with these values. */
export function withValues(params: URLSearchParams, values: AddressValues): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}
