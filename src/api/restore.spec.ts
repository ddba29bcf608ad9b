// @vitest-environment jsdom
import * as v from 'valibot'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createStore } from '@/app/store.ts'
import { api, restoreCache } from './api.ts'
import { knownAnswer, knownList } from './contract/known.ts'
import { defineCalls } from './contract/types.ts'
import { apiOf } from './endpoint.ts'
import { initialPageState } from './page-state.ts'
import { cacheOf, readCache } from './restore.ts'

const rows = defineCalls({
  restoredThing: {
    method: 'GET',
    path: '/api/v2/restored/{id}',
    arg: v.strictObject({ id: v.string(), language: v.string() }),
    res: v.looseObject({ name: v.string(), count: v.optional(v.number(), 0) }),
    provides: ['Prices'],
  },
  restoredLog: {
    method: 'GET',
    endpoint: 'list',
    path: '/api/v2/restored',
    arg: v.strictObject({ language: v.string(), before: v.optional(v.string()) }),
    res: v.looseObject({
      records: v.array(v.string()),
      nextBefore: v.optional(v.nullable(v.string()), null),
    }),
  },
})
const { restoredThing, restoredLog } = apiOf(rows).endpoints
const arg = { language: 'en', id: 'a' }
const minute = 60_000
const known = (at?: number) =>
  knownAnswer(
    rows,
    'restoredThing',
    arg,
    { name: 'Known' },
    at === undefined ? null : new Date(at).toISOString(),
  )

/** A store that a page's file has filled. */
function restored(cache: unknown) {
  const store = createStore(initialPageState)
  store.dispatch(restoreCache(readCache(JSON.parse(JSON.stringify(cache)))))
  onTestFinished(() => void store.dispatch(api.util.resetApiState()))
  return store
}

const fetched = vi.fn<(url: string) => Promise<Response>>()
beforeEach(() => {
  fetched.mockReset()
  fetched.mockImplementation(async () => Response.json({ name: 'Fresh' }))
  vi.stubGlobal('fetch', fetched)
})

describe('the answers of a prerendered file', () => {
  it('are found by the endpoint, with its defaults, whatever the order of the argument', () => {
    const { getState } = restored(cacheOf([known()]))
    const reordered = { id: 'a', language: 'en' }
    expect(restoredThing.select(reordered)(getState())).toMatchObject({
      isSuccess: true,
      data: { name: 'Known', count: 0 },
    })
    expect(restoredThing.select({ ...arg, language: 'ru' })(getState()).data).toBeUndefined()
  })

  it('hold the first page of a list', () => {
    const page = { records: ['x'], nextBefore: 'x' }
    const { getState } = restored(
      cacheOf([knownList(rows, 'restoredLog', { language: 'en' }, page, null)]),
    )
    expect(restoredLog.select({ language: 'en' })(getState())).toMatchObject({
      data: { pages: [page], pageParams: [null] },
      hasNextPage: true,
    })
  })

  it.each([
    ['is shown as it is within a minute', Date.now() - minute / 2, 'Known'],
    ['is asked again after a minute', Date.now() - minute - 1, 'Fresh'],
    ['is asked again if nobody knows when it was current', undefined, 'Fresh'],
    ['is asked again for a clock that is behind the source’s', Date.now() + 60 * minute, 'Fresh'],
  ])('each %s', async (_, at, name) => {
    const { dispatch } = restored(cacheOf([known(at)]))
    const answer = dispatch(restoredThing.initiate(arg, { forceRefetch: minute / 1000 }))
    expect((await answer).data?.name).toBe(name)
    expect(fetched).toHaveBeenCalledTimes(name === 'Fresh' ? 1 : 0)
  })

  it('are asked again when a change makes their tags stale', async () => {
    const { dispatch, getState } = restored(cacheOf([known(Date.now())]))
    await dispatch(restoredThing.initiate(arg))
    expect(fetched).not.toHaveBeenCalled()
    dispatch(api.util.invalidateTags(['Prices']))
    await vi.waitFor(
      () => expect(restoredThing.select(arg)(getState()).data?.name).toBe('Fresh'),
      20_000,
    )
  })

  it('must be the row’s', () => {
    expect(() =>
      // @ts-expect-error -- Another shape.
      knownAnswer(rows, 'restoredThing', arg, { title: 'Known' }),
    ).toThrow(v.ValiError)
  })
})

describe('broken data', () => {
  it.each([null, 'x', [], {}, { queries: 1, provided: 'x' }])(
    'of the kind %j is empty',
    (value) => {
      expect(readCache(value)).toEqual({
        queries: {},
        mutations: {},
        provided: { tags: {}, keys: {} },
      })
      expect(() => restored(value)).not.toThrow()
    },
  )

  it('of one answer is left out, and requested', async () => {
    const cache = cacheOf([known(Date.now())])
    const [key = ''] = Object.keys(cache.queries)
    for (const broken of [
      'x',
      { ...cache.queries[key], status: 'pending' },
      { ...cache.queries[key], data: undefined },
      { ...cache.queries[key], endpointName: 1 },
    ]) {
      const { dispatch } = restored({ ...cache, queries: { [key]: broken } })
      expect((await dispatch(restoredThing.initiate(arg))).data?.name).toBe('Fresh')
    }
  })
})
