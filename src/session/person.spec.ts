// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { initialPageState } from '@/api/page-state.ts'
import { createStore } from '@/app/store.ts'
import { storeOf, userIn } from '../../tests/support/person.ts'
import { askWho } from './ask-who.ts'
import { loadPerson, setPerson } from './person.ts'
import { passes } from './person-here.ts'

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

it('takes a user that was loaded without RTK Query, once', () => {
  const store = createStore(initialPageState)
  setPerson(store.dispatch, sent)
  expect(userIn(store)?.id).toBe(7)
  setPerson(store.dispatch, { ...sent, id: 8 })
  expect(userIn(store)?.id).toBe(7)
})

it('leaves out a user in a wrong shape, and one that comes after a sign-out', () => {
  const store = createStore(initialPageState)
  setPerson(store.dispatch, { id: {} })
  expect(console.error).toHaveBeenCalledTimes(1)
  vi.mocked(console.error).mockClear()
  expect(userIn(store)).toBeUndefined()
  const signedOut = storeOf(null)
  setPerson(signedOut.dispatch, sent)
  expect(userIn(signedOut)).toBeNull()
})

it('loads what guards need to know of the person', async () => {
  const store = createStore(initialPageState)
  expect(await loadPerson(store.dispatch)).toEqual({
    userType: 'worker',
    permissions: { admin: true },
  })
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(store.getState().page.session).toBe(true)
})

it('asks nobody where the user was sent already', async () => {
  const store = createStore(initialPageState)
  expect(await loadPerson(store.dispatch, sent)).toMatchObject({ userType: 'worker' })
  expect(fetched).not.toHaveBeenCalled()
})

it('is null for nobody, who needs no session', async () => {
  answer = () => Response.json({}, { status: 401 })
  const store = createStore(initialPageState)
  expect(await loadPerson(store.dispatch)).toBeNull()
  expect(store.getState().page.session).toBe(false)
})

it('throws where the backend does not say, and lets the session handle it', async () => {
  answer = () => Response.json({}, { status: 500 })
  const store = createStore(initialPageState)
  await expect(loadPerson(store.dispatch)).rejects.toMatchObject({ kind: 'HTTP', status: 500 })
  expect(store.getState().page.session).toBe(true)
})

it('asks who is signed in, without the cache', async () => {
  const store = createStore(initialPageState)
  expect(await askWho(store)).toEqual({ data: sent })
  expect(fetched.mock.calls[0]?.[0]).toMatch(/\/api\/v2\/user$/)
  expect(fetched.mock.calls[0]?.[1].method).toBe('GET')
  expect(userIn(store)).toBeUndefined()
  for (const nobody of [Response.json(null), Response.json({}, { status: 401 })]) {
    answer = () => nobody
    expect(await askWho(store)).toBeNull()
  }
  answer = () => Response.json({}, { status: 500 })
  expect(await askWho(store)).toMatchObject({ error: { kind: 'HTTP', status: 500 } })
})

it('offers a page to the people whom its guard admits', () => {
  const worker = { userType: 'worker', permissions: {} }
  expect([passes('pricing', null), passes('dashboard', null)]).toEqual([true, false])
  expect([passes('dashboard', worker), passes('login', worker)]).toEqual([true, false])
  expect(passes('admin', worker)).toBe(false)
  expect(passes('admin', { userType: 'customer', permissions: { admin: true } })).toBe(true)
})
