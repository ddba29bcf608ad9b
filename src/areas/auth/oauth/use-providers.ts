import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import type { Store } from 'redux'
import { ask } from '@/api/ask.ts'
import { authCalls } from '@/api/contract/auth.ts'
import type { Provider } from '@/api/contract/auth.ts'

/**
 * Providers hardly change, so the other form shows the loaded ones at once. Stored per app, because
 * a test run has many.
 */
const known = new WeakMap<Store, readonly Provider[]>()
const none: readonly Provider[] = []

/** The id becomes part of an address. */
const usable = ({ id, title }: Provider): boolean =>
  /^[a-z][a-z0-9_-]{0,31}$/.test(id) && title.trim() !== ''

/** The services for signing in; empty until they are known. */
export function useProviders(): readonly Provider[] {
  const store = useStore()
  const [providers, setProviders] = useState(() => known.get(store) ?? none)
  useEffect(() => {
    if (known.has(store)) return
    const abort = new AbortController()
    // Uses ask(): an open page has no RTK Query in its first load.
    ask(store, authCalls.oauthProviders, undefined, abort.signal).then(
      ({ records }) => {
        const found = records.filter(usable)
        known.set(store, found)
        setProviders(found)
      },
      // Signing in works without them.
      () => {},
    )
    return () => abort.abort()
  }, [store])
  return providers
}
