// @vitest-environment jsdom
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '@/app/store.ts'
import { createBackend } from '@/mocks/node.ts'
import type { PersonaName } from '@/mocks/personas.ts'
import { defineCalls } from './contract/types.ts'
import { apiOf, mutation, query } from './endpoint.ts'
import { pingbackApi } from './endpoints/customer.ts'
import { initialPageState } from './page-state.ts'

const row = { path: '/api/v2/things', arg: v.void(), res: v.unknown() } as const
const page = v.looseObject({ records: v.array(v.unknown()), nextBefore: v.nullable(v.string()) })
const rows = defineCalls({
  things: { ...row, method: 'GET' },
  addThing: { ...row, method: 'POST' },
  checkThing: { ...row, method: 'POST', endpoint: 'query' },
  oldThings: { ...row, method: 'GET', arg: v.object({}), res: page, endpoint: 'list' },
  manyThings: {
    ...row,
    method: 'GET',
    arg: v.object({ page: v.optional(v.number()) }),
    res: v.looseObject({ records: v.array(v.unknown()), totalCount: v.number() }),
    endpoint: 'pages',
  },
  sentByBrowser: { ...row, method: 'POST', endpoint: 'none' },
  secretThing: { ...row, method: 'POST', once: 'It is secret.' },
})

function open(persona: PersonaName) {
  const backend = createBackend({ persona })
  vi.stubGlobal('fetch', backend.fetch)
  const store = createStore(initialPageState)
  stores.push(store)
  return { backend, store }
}
/** A store asks again when the window comes online, which another spec of the same window may say. */
const stores: ReturnType<typeof createStore>[] = []
afterEach(() => {
  for (const store of stores.splice(0)) store.dispatch(pingbackApi.util.resetApiState())
  vi.unstubAllGlobals()
})

describe('the endpoints of contract rows', () => {
  const things = apiOf(rows)

  it('are a query for a GET, a mutation for the rest, and what a row says instead', () => {
    expect([
      things.useThingsQuery,
      things.useAddThingMutation,
      things.useCheckThingQuery,
      things.useOldThingsInfiniteQuery,
    ]).toEqual(Array.from({ length: 4 }, () => expect.any(Function)))
    // @ts-expect-error -- A row of the kind `none` has no hook.
    expect(things.useSentByBrowserMutation).toBeUndefined()
    // @ts-expect-error -- Nor has a row whose answer is never kept.
    expect(things.useSecretThingMutation).toBeUndefined()
    expect(Object.keys(things.endpoints)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:sentByBrowser|secretThing)$/)]),
    )
  })

  it('carry the row’s tags, and make stale what a success or a lost answer may have changed', () => {
    expect(query({ ...rows.things, provides: ['User'] }).providesTags).toEqual(['User'])
    expect(query(rows.things).providesTags).toEqual([])
    const { invalidatesTags } = mutation({ ...rows.addThing, invalidates: ['User', 'Prices'] })
    expect(invalidatesTags(null, undefined)).toEqual(['User', 'Prices'])
    for (const lost of [{ kind: 'FETCH_ERROR' }, { kind: 'HTTP', status: 504 }])
      expect(invalidatesTags(null, lost)).toEqual(['User', 'Prices'])
    for (const status of [400, 401, 409, 503])
      expect(invalidatesTags(null, { kind: 'HTTP', status })).toEqual([])
  })

  it('ask for the next page of a list by what the last answer says, and for none after the last', async () => {
    const { backend, store } = open('customer')
    const { pingbackLog } = pingbackApi.endpoints
    const ask = (direction?: 'forward') =>
      store.dispatch(
        pingbackLog.initiate({ perPage: 100 }, direction ? { direction } : { forceRefetch: true }),
      )
    const first = await ask()
    const { nextBefore } = first.data?.pages[0] ?? {}
    expect([nextBefore, first.hasNextPage]).toEqual([expect.any(String), true])
    let last = await ask('forward')
    while (last.hasNextPage) last = await ask('forward')
    expect(backend.requests.slice(0, 2).map(({ path }) => path)).toEqual([
      '/api/v2/customer/pingback/log?perPage=100',
      `/api/v2/customer/pingback/log?perPage=100&before=${nextBefore}`,
    ])
    expect(last.data?.pages.at(-1)?.nextBefore).toBeNull()
    expect(backend.requests).toHaveLength(last.data?.pages.length ?? 0)
  })

  it.each([
    ['the position that was asked for', { records: [2], nextBefore: 'a' }],
    ['a position after no records', { records: [], nextBefore: 'b' }],
    ['no position', { records: [2], nextBefore: null }],
  ])('take %s for the end of a list', async (_, last) => {
    const { store } = open('customer')
    const answers = [{ records: [1], nextBefore: 'a' }, last]
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answers.shift())))
    const ask = (direction?: 'forward') =>
      store.dispatch(
        things.endpoints.oldThings.initiate({ end: last.nextBefore }, direction && { direction }),
      )
    expect((await ask()).hasNextPage).toBe(true)
    const { data, hasNextPage } = await ask('forward')
    expect(data?.pages.at(-1)).toEqual(last)
    expect(hasNextPage).toBe(false)
  })

  it.each([
    ['all records', { records: [2], totalCount: 2 }],
    ['an empty page', { records: [], totalCount: 9 }],
  ])('count the pages of a list from 0 and take %s for its end', async (_, last) => {
    const { store } = open('customer')
    const answers = [{ records: [1], totalCount: 2 }, last]
    const urls: unknown[] = []
    vi.stubGlobal('fetch', (url: unknown) => {
      urls.push(url)
      return Promise.resolve(Response.json(answers.shift()))
    })
    const { manyThings } = things.endpoints
    const first = await store.dispatch(manyThings.initiate({}, { forceRefetch: true }))
    expect(first.hasNextPage).toBe(true)
    const { data, hasNextPage } = await store.dispatch(
      manyThings.initiate({}, { direction: 'forward' }),
    )
    expect([data?.pageParams, hasNextPage]).toEqual([[0, 1], false])
    expect(urls).toEqual(['/api/v2/things?page=0', '/api/v2/things?page=1'])
  })

  it('refuse an answer of another shape', async () => {
    const { backend, store } = open('customer')
    backend.fail({ call: 'pingbackLog', error: 'shape' })
    const { error } = await store.dispatch(pingbackApi.endpoints.pingbackLog.initiate({}))
    expect(error).toEqual({ kind: 'PARSING_ERROR' })
    expect(console.error).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
  })
})
