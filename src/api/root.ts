import { combineSlices, createDynamicMiddleware } from '@reduxjs/toolkit'
import { pageReducer } from './page-state.ts'

/** RTK Query adds itself to these when its chunk arrives (api.ts): a public page is painted and read before that. */
export const rootReducer = combineSlices({ page: pageReducer })
export const lateMiddleware = createDynamicMiddleware()
