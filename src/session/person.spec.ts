// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userApi } from '@/api/endpoints/user.ts'
import { initialPageState } from '@/api/page-state.ts'
import { createStore } from '@/app/store.ts'
import { person, storeOf, userIn } from '../../tests/support/person.ts'
import { loadPerson, passes, personOf } from './person.ts'

const sent = { id: 7, profile: { userType: 'worker' }, permissions: { admin: true } }
let answer: () => Response
const fetched = vi.fn<(url: string, init: RequestInit) => void>()

beforeEach(() => {
  answer = () => Response.json(sent)
  fetched.mockReset()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    fetched(url, init)
    return answer()
  })
})
afterEach(() => vi.useRealTimers())

it('loads what guards need to know of the person, once', async () => {
  const store = createStore(initialPageState)
  const known = { userType: 'worker', permissions: { admin: true } }
  expect(await loadPerson(store.dispatch)).toEqual(known)
  expect(await loadPerson(store.dispatch)).toEqual(known)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(fetched.mock.calls[0]?.[0]).toMatch(/\/api\/v2\/user$/)
  expect(fetched.mock.calls[0]?.[1].method).toBe('GET')
})

it.each([
  ['an answer of null', () => Response.json(null)],
  ['401', () => Response.json({}, { status: 401 })],
])('is null for nobody: %s', async (_, nobody) => {
  answer = nobody
  const store = createStore(initialPageState)
  expect(await loadPerson(store.dispatch)).toBeNull()
  expect(userIn(store)).toBeNull()
})

it('asks again after a minute where nobody was here, and not for a person', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const nobody = storeOf(null)
  // As the session does, or the cache would discard the answer.
  await nobody.dispatch(userApi.endpoints.user.initiate())
  vi.advanceTimersByTime(60_000)
  expect(await loadPerson(nobody.dispatch)).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(await loadPerson(nobody.dispatch)).toMatchObject({ userType: 'worker' })
  expect(fetched).toHaveBeenCalledTimes(1)
  const somebody = storeOf(person())
  await somebody.dispatch(userApi.endpoints.user.initiate())
  vi.advanceTimersByTime(600_000)
  expect(await loadPerson(somebody.dispatch)).toMatchObject({ userType: 'customer' })
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('throws where the backend does not say, and knows nobody then', async () => {
  answer = () => Response.json({}, { status: 500 })
  const store = createStore(initialPageState)
  await expect(loadPerson(store.dispatch)).rejects.toMatchObject({ kind: 'HTTP', status: 500 })
  expect(userIn(store)).toBeUndefined()
})

it('throws for a user in a wrong shape, which is not nobody', async () => {
  answer = () => Response.json({ id: {} })
  const store = createStore(initialPageState)
  await expect(loadPerson(store.dispatch)).rejects.toMatchObject({ kind: 'PARSING_ERROR' })
  expect(console.error).toHaveBeenCalledTimes(1)
  vi.mocked(console.error).mockClear()
  expect(userIn(store)).toBeUndefined()
})

it('tells guards of nobody who is not here or not known', () => {
  expect([personOf(null), personOf(undefined)]).toEqual([null, null])
})

it('offers a page to the people whom its guard admits', () => {
  const worker = { userType: 'worker', permissions: {} }
  expect([passes('pricing', null), passes('dashboard', null)]).toEqual([true, false])
  expect([passes('dashboard', worker), passes('login', worker)]).toEqual([true, false])
  expect(passes('admin', worker)).toBe(false)
  expect(passes('admin', { userType: 'customer', permissions: { admin: true } })).toBe(true)
})
