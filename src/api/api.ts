import { createApi } from '@reduxjs/toolkit/query/react'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { UnknownAction } from '@reduxjs/toolkit'
import { readRawCookie } from '@/lib/cookie.ts'
import { report } from '@/lib/report.ts'
import { site } from '@/site/site.ts'
import { createBaseQuery } from './base-query.ts'
import type { QueryAnswer, QueryCall, Send } from './base-query.ts'
import { tags } from './contract/types.ts'
import { teamLost } from './page-state.ts'
import type { Problem } from './problem.ts'
import type { RestoredCache } from './restore.ts'

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Sends the site's calls through a function like fetch. */
export const sendBy = (fetcher: typeof fetch): Send =>
  createBaseQuery({
    origin: site.apiOrigin,
    fetch: fetcher,
    csrfToken: () => readRawCookie('csrf_token'),
    wait,
    random: Math.random,
    onGivenUp: ({ method, path = '' }, problem) =>
      report({ kind: 'problem', method, path, problem }),
    // The session may have ended, or a permission may have been taken away.
    onRefused: (dispatch) => dispatch(api.util.invalidateTags(['User'])),
    onTeamLost: (dispatch) => dispatch(teamLost()),
  })

/**
 * Sends the site's calls. The global fetch is looked up at each call, because tests and mocks
 * replace it.
 */
export const send = sendBy((...args) => fetch(...args))

/**
 * Begins a call without filters that a page will make as soon as its code has arrived.
 * @param url its path
 */
export const askAhead =
  (url: string) =>
  (dispatch: BaseQueryApi['dispatch'], getState: BaseQueryApi['getState']): void => {
    const { signal } = new AbortController()
    void send({ method: 'GET', url, path: url, ahead: true }, { dispatch, getState, signal })
  }

async function baseQuery(call: QueryCall, around: BaseQueryApi): Promise<QueryAnswer> {
  try {
    return await send(call, around)
  } catch (error) {
    // The caller aborted the request, so nobody reads the answer and no error is logged.
    if (around.signal.aborted) return { error: { kind: 'FETCH_ERROR' } }
    throw error
  }
}
export type BaseQuery = typeof baseQuery

const restoreType = 'api/restore'
/** Puts the answers of a prerendered file into the cache, before the page hydrates. */
export const restoreCache = (cache: RestoredCache) => ({ type: restoreType, cache }) as const
const isRestore = (action: UnknownAction): action is ReturnType<typeof restoreCache> =>
  action.type === restoreType

/** In seconds: how long an answer is fresh, and how long an unused one is kept. */
const freshFor = 60

/** The one API slice. Each domain adds its calls in endpoints/<domain>.ts. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  keepUnusedDataFor: freshFor,
  refetchOnMountOrArgChange: freshFor,
  refetchOnReconnect: true,
  refetchOnFocus: false,
  extractRehydrationInfo: (action) => (isRestore(action) ? Object(action.cache) : undefined),
  // An answer of the wrong shape counts as unreadable.
  catchSchemaFailure: (error, { endpoint }): Problem => {
    console.error(`${endpoint} answered in a shape that the contract does not know.`, error.issues)
    report({ kind: 'problem', method: '', path: endpoint, problem: { kind: 'PARSING_ERROR' } })
    return { kind: 'PARSING_ERROR' }
  },
  endpoints: () => ({}),
})
