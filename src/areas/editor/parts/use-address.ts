import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useLocation, useSearchParams } from 'react-router'

/** By running app: the query that was last asked for, and the place in the history from which. */
const asked = new WeakMap<object, { from: string; params: URLSearchParams }>()

/**
 * The query of the address, and changes to it that build on each other: the router takes a moment for each, and `useSearchParams` alone
 * would have a second one forget the first.
 */
export function useAddress(): [params: URLSearchParams, change: (make: (now: URLSearchParams) => URLSearchParams, replace?: boolean) => void] {
  const app = useStore()
  const { key } = useLocation()
  const [params, setParams] = useSearchParams()
  useEffect(() => void asked.delete(app), [app, key])
  return [
    params,
    (make, replace = false) => {
      const pending = asked.get(app)
      const next = make(pending?.from === key ? pending.params : params)
      asked.set(app, { from: key, params: next })
      setParams(next, { replace, preventScrollReset: true })
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
