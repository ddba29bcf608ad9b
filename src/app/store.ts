import { applyMiddleware, legacy_createStore } from 'redux'
import { thunk } from 'redux-thunk'
import type { PageState, WithPage } from '@/api/page-state.ts'
import { joinable } from '@/api/root.ts'
import type { Dispatch } from '@/session/person.ts'

/** Creates the store of one running app. */
export const createStore = (page: PageState) =>
  joinable((reducer, late) =>
    legacy_createStore(reducer, { page }, applyMiddleware<Dispatch, WithPage>(thunk, late)),
  )

export type AppStore = ReturnType<typeof createStore>
