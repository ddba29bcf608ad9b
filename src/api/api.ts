import { createApi } from '@reduxjs/toolkit/query/react'
import Cookies from 'universal-cookie'
import { site } from '@/site/site.ts'
import { createBaseQuery } from './base-query.ts'
import { tags } from './contract/types.ts'
import type { Problem } from './problem.ts'
import { lateMiddleware, rootReducer } from './root.ts'

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** The one API slice. Areas add their calls in endpoints/<area>.ts. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: createBaseQuery({
    origin: site.apiOrigin,
    // Looked up at the call: tests and mocks replace the global.
    fetch: (...args) => fetch(...args),
    csrfToken: () => {
      const token: unknown = new Cookies().get('csrf_token', { doNotParse: true })
      return typeof token === 'string' ? token : undefined
    },
    wait,
    random: Math.random,
  }),
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

rootReducer.inject(api)
lateMiddleware.addMiddleware(api.middleware)
