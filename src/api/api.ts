import { setupListeners } from '@reduxjs/toolkit/query'
import { createApi } from '@reduxjs/toolkit/query/react'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { report } from '@/lib/report.ts'
import { tags } from './contract/types.ts'
import type { Problem } from './problem.ts'
import { join } from './root.ts'
import type { Answer, Call } from './base-query.ts'
import { send } from './send.ts'

async function baseQuery(call: Call, around: BaseQueryApi): Promise<Answer> {
  try {
    return await send(call, around)
  } catch (error) {
    // The caller aborted the request, so nobody reads the answer and no error is logged.
    if (around.signal.aborted) return { error: { kind: 'FETCH_ERROR' } }
    throw error
  }
}
export type BaseQuery = typeof baseQuery

/** The one API slice. Each domain adds its calls in endpoints/<domain>.ts. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  refetchOnFocus: false,
  // An answer of the wrong shape counts as unreadable.
  catchSchemaFailure: (error, { endpoint }): Problem => {
    console.error(`${endpoint} answered in a shape that the contract does not know.`, error.issues)
    report({ kind: 'problem', method: '', path: endpoint, problem: { kind: 'PARSING_ERROR' } })
    return { kind: 'PARSING_ERROR' }
  },
  endpoints: () => ({}),
})

const { reducerPath, reducer, middleware } = api
join({
  reducerPath,
  reducer,
  // Pages that use RTK Query refetch their answers on reconnect, signed in or not.
  middleware: (store) => {
    setupListeners(store.dispatch)
    return middleware(store)
  },
})
