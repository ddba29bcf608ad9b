import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '@/api/api.ts'
import { pageSlice } from '@/api/page-state.ts'
import type { PageState } from '@/api/page-state.ts'

/** Creates the store of one running app. */
export function createStore(page: PageState) {
  const store = configureStore({
    reducer: { page: pageSlice.reducer, [api.reducerPath]: api.reducer },
    preloadedState: { page },
    // Neither check is in a production build, and answers of thousands of rows make both slow.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
    // The default waits for a frame, and a hidden tab has none.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  })
  // Queries on the screen are sent again when the connection returns.
  if (!import.meta.env.SSR) setupListeners(store.dispatch)
  return store
}

export type AppStore = ReturnType<typeof createStore>
