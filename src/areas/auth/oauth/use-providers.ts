import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import type { Store } from 'redux'
import { ask } from '@/api/ask.ts'
import { authCalls } from '@/api/contract/auth.ts'
import type { Provider } from '@/api/contract/auth.ts'

/** They hardly change: the sister page shows at once what this one has learned. By app, since there are many in a test run. */
const known = new WeakMap<Store, readonly Provider[]>()
const none: readonly Provider[] = []

/** The id becomes part of an address. */
const usable = ({ id, title }: Provider): boolean =>
  /^[a-z][a-z0-9_-]{0,31}$/.test(id) && title.trim() !== ''

/** The services that one can sign in with; none as long as that is not known. */
export function useProviders(): readonly Provider[] {
  const store = useStore()
  const [providers, setProviders] = useState(() => known.get(store) ?? none)
  useEffect(() => {
    if (known.has(store)) return
    const abort = new AbortController()
    // By ask(): an open page has no RTK Query in its first load.
    ask(store, authCalls.oauthProviders, undefined, abort.signal).then(
      ({ records }) => {
        const found = records.filter(usable)
        known.set(store, found)
        setProviders(found)
      },
      // One can sign in without.
      () => {},
    )
    return () => abort.abort()
  }, [store])
  return providers
}
