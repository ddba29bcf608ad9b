import { combineSlices, createDynamicMiddleware } from '@reduxjs/toolkit'
import { pageSlice } from './page-slice.ts'

/** RTK Query adds itself to these when its chunk arrives (api.ts): a public page is painted and read before that. */
export const rootReducer = combineSlices(pageSlice)
export const lateMiddleware = createDynamicMiddleware()
