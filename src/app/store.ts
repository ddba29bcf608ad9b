import { configureStore } from '@reduxjs/toolkit'
import type { PageState } from '@/api/page-state.ts'
import { lateMiddleware, rootReducer } from '@/api/root.ts'

export function createStore(page: PageState) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: { page },
    middleware: (defaults) => defaults().concat(lateMiddleware.middleware),
  })
}

export type AppStore = ReturnType<typeof createStore>
