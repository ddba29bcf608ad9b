import { createApi } from '@reduxjs/toolkit/query/react'
import { tags } from './contract/types.ts'
import type { Problem } from './problem.ts'
import { join } from './root.ts'
import type { Answer, Call } from './base-query.ts'
import { send } from './send.ts'

/** The one API slice. Areas add their calls in endpoints/<area>.ts. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: async (call: Call, around): Promise<Answer> => {
    try {
      return await send(call, around)
    } catch (error) {
      // Given up by who asked: nobody reads the answer, and it is no error of ours to be logged.
      if (around.signal.aborted) return { error: { kind: 'FETCH_ERROR' } }
      throw error
    }
  },
  tagTypes: tags,
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  refetchOnFocus: false,
  // A wrong shape is an unreadable answer like any other.
  catchSchemaFailure: (error, { endpoint }): Problem => {
    console.error(`${endpoint} answered in a shape that the contract does not know.`, error.issues)
    return { kind: 'PARSING_ERROR' }
  },
  endpoints: () => ({}),
})

join(api)
