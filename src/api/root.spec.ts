import { applyMiddleware, legacy_createStore } from 'redux'
import type { Middleware } from 'redux'
import { beforeEach, expect, it, vi } from 'vitest'
import { initialPageState } from './page-state.ts'
import type * as Root from './root.ts'

let root: typeof Root
const seen = vi.fn<(action: unknown) => void>()
const watcher: Middleware = () => (next) => (action) => {
  seen(action)
  return next(action)
}
const late = { reducerPath: 'late', reducer: () => 'here', middleware: watcher }
const make = () =>
  root.joinable((reducer, middleware) =>
    legacy_createStore(reducer, { page: initialPageState }, applyMiddleware(middleware)),
  )

beforeEach(async () => {
  vi.resetModules()
  root = await import('./root.ts')
  seen.mockReset()
})

it('is a store without RTK Query until that joins', () => {
  const store = make()
  expect(store.getState()).toEqual({ page: initialPageState })
  store.dispatch({ type: 'a' })
  expect(seen).not.toHaveBeenCalled()
  root.join(late)
  expect(store.getState()).toEqual({ page: initialPageState, late: 'here' })
  seen.mockReset()
  store.dispatch({ type: 'b' })
  expect(seen.mock.calls).toEqual([[{ type: 'b' }]])
})

it('includes it at once where it has joined before', () => {
  root.join(late)
  const store = make()
  expect(store.getState()).toMatchObject({ late: 'here' })
  store.dispatch({ type: 'a' })
  expect(seen).toHaveBeenCalledWith({ type: 'a' })
})

it('makes the middleware of a store once', () => {
  const made = vi.fn(watcher)
  root.join({ ...late, middleware: made })
  const store = make()
  store.dispatch({ type: 'a' })
  store.dispatch({ type: 'b' })
  expect(made).toHaveBeenCalledTimes(1)
})

it('keeps the state of a store that it joins', () => {
  const store = make()
  store.dispatch({ type: 'page/accessRefused' })
  root.join(late)
  expect(store.getState().page.refusals).toBe(1)
})
