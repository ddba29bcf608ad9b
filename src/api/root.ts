import { combineReducers } from 'redux'
import type { Middleware, Reducer } from 'redux'
import { pageReducer } from './page-state.ts'
import type { WithPage } from './page-state.ts'

interface LateApi {
  reducerPath: string
  reducer: Reducer
  middleware: Middleware
}
interface Store {
  replaceReducer: (reducer: Reducer<WithPage>) => void
}

let joined: LateApi | undefined
const waiting = new Set<Store>()

const rootReducer = (): Reducer<WithPage> =>
  combineReducers({ page: pageReducer, ...(joined && { [joined.reducerPath]: joined.reducer }) })

/**
 * RTK Query joins the store when its chunk has loaded (api.ts). It would add 24 kB to the first
 * load of every page, and most visitors are not signed in and do not need it.
 */
export function join(api: LateApi): void {
  joined = api
  for (const store of waiting) store.replaceReducer(rootReducer())
  waiting.clear()
}

/** Makes a store that includes RTK Query, now or as soon as it joins. */
export function joinable<S extends Store>(
  make: (reducer: Reducer<WithPage>, middleware: Middleware) => S,
): S {
  const store = make(rootReducer(), middleware)
  if (!joined) waiting.add(store)
  return store
}

const middleware: Middleware = (store) => (next) => {
  let own: typeof next | undefined
  return (action) => {
    own ??= joined?.middleware(store)(next)
    return (own ?? next)(action)
  }
}
