import type { Middleware, UnknownAction } from 'redux'
import { pageReducer } from './page-state.ts'
import type { WithPage } from './page-state.ts'

/** A slice that joins later. The method form lets each have a state type of its own. */
interface LateSlice {
  reducerPath: string
  reducer(state: unknown, action: UnknownAction): unknown
  middleware: Middleware
}

const joined: LateSlice[] = []

/**
 * Takes up RTK Query when its chunk arrives (api.ts). Until then a public page is painted and read without it, which is
 * why nothing of Redux Toolkit is imported here: its core and Immer would come with the first load.
 */
export function join(slice: LateSlice): void {
  if (!joined.includes(slice)) joined.push(slice)
}

/** The reducer of every store; a slice that has joined has its first state after the next action. */
export function rootReducer(state: WithPage | undefined, action: UnknownAction): WithPage {
  const before: Readonly<Record<string, unknown>> = { ...state }
  const next = Object.fromEntries(joined.map(({ reducerPath, reducer }) => [reducerPath, reducer(before[reducerPath], action)]))
  const page = pageReducer(state?.page, action)
  const same = state && page === state.page && Object.entries(next).every(([name, value]) => value === before[name])
  return same ? state : { ...next, page }
}

/** Runs the middleware of what has joined, in its order. */
export const lateMiddleware: Middleware = (store) => (next) => {
  let known = 0
  let run = next
  return (action) => {
    if (known !== joined.length) {
      known = joined.length
      run = joined.reduceRight((after, { middleware }) => middleware(store)(after), next)
    }
    return run(action)
  }
}
