import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useRouterState } from './use-router-state.ts'

/** Parameters of the address's query; null takes one away. */
export type Values = Readonly<Record<string, string | null>>
interface Options {
  /** In place of the entry in the history. */
  replace?: boolean
  state?: unknown
}
export type ChangeAddress = (
  values: Values | ((now: URLSearchParams) => URLSearchParams),
  options?: Options,
) => void

/**
 * The query of the address, for what is no choice of a list or a form: a dialog, a step, an open row. Changes build on each other:
 * the router takes a moment for each, and React another, so they are made of what the router is on its way to.
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

/** The query with these values. */
export function withValues(params: URLSearchParams, values: Values): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}
