import { applyMiddleware, legacy_createStore } from 'redux'
import { thunk } from 'redux-thunk'
import type { PageState, WithPage } from '@/api/page-state.ts'
import type { Dispatch } from '@/session/person.ts'
import { lateMiddleware, rootReducer } from '@/api/root.ts'

/** The store of one running app. Redux Toolkit's part joins when a page first needs it (api/root.ts). */
export function createStore(page: PageState) {
  const preloaded: WithPage = { page }
  return legacy_createStore(rootReducer, preloaded, applyMiddleware<Dispatch, WithPage>(thunk, lateMiddleware))
}

export type AppStore = ReturnType<typeof createStore>
