// @vitest-environment jsdom
import * as v from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '@/app/store.ts'
import { person, storeOf, userIn } from '../../tests/support/person.ts'
import { callOnce } from './call-once.ts'
import { defineCalls } from './contract/types.ts'
import { userApi } from './endpoints/user.ts'
import { initialPageState } from './page-state.ts'

const { enter } = defineCalls({
  enter: {
    method: 'POST',
    once: 'The argument holds the password.',
    path: '/api/v2/enter',
    arg: v.strictObject({ password: v.string() }),
    res: v.looseObject({ key: v.string() }),
    invalidates: ['User'],
  },
})
let answer: () => Promise<Response>
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const call = (signal?: AbortSignal) => {
  const store = createStore(initialPageState)
  return { store, answer: callOnce(store, enter, { password: 'hidden' }, signal) }
}

beforeEach(() => {
  document.cookie = 'csrf_token=t'
  fetched.mockReset()
  fetched.mockImplementation(() => answer())
  vi.stubGlobal('fetch', fetched)
})

it('gives the parsed answer, and leaves nothing in the store', async () => {
  answer = async () => Response.json({ key: 'secret' })
  const { store, answer: answered } = call()
  expect(await answered).toEqual({ key: 'secret' })
  expect(fetched.mock.calls[0]?.[1].body).toBe('{"password":"hidden"}')
  expect(JSON.stringify(store.getState())).not.toMatch(/secret|hidden/)
})

it('lets the cache ask again for what a success has changed, and not after a refusal', async () => {
  const store = storeOf(person())
  await store.dispatch(userApi.endpoints.user.initiate())
  answer = async () => Response.json({}, { status: 400 })
  await callOnce(store, enter, { password: 'hidden' }).catch(() => {})
  expect(userIn(store)?.id).toBe(7)
  expect(fetched).toHaveBeenCalledTimes(1)
  fetched.mockImplementation(async (url) =>
    Response.json(url.endsWith('/user') ? person({ id: 8 }) : { key: 'secret' }),
  )
  await callOnce(store, enter, { password: 'hidden' })
  await vi.waitFor(() => expect(userIn(store)?.id).toBe(8), 20_000)
})

it('throws the problem', async () => {
  answer = async () => Response.json({}, { status: 500 })
  await expect(call().answer).rejects.toMatchObject({ kind: 'HTTP', status: 500 })
  answer = async () => Response.json('no key')
  await expect(call().answer).rejects.toMatchObject({ kind: 'PARSING_ERROR' })
  expect(console.error).toHaveBeenCalledOnce()
  vi.mocked(console.error).mockClear()
})

it('sends nothing for a caller that has left', async () => {
  answer = async () => Response.json({ key: 'secret' })
  fetched.mockImplementation(async (_, { signal }) => {
    signal?.throwIfAborted()
    return answer()
  })
  await expect(call(AbortSignal.abort(new Error('left'))).answer).rejects.toThrow('left')
})
