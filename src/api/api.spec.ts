// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '@/app/store.ts'
import { sendReportsTo } from '@/lib/report.ts'
import type { ReportedFault } from '@/lib/report.ts'
import { site } from '@/site/site.ts'
import { pretendXhr } from '../../tests/support/pretend-xhr.ts'
import { timeoutsByTimers } from '../../tests/support/timeouts.ts'
import { person, storeOf, userIn } from '../../tests/support/person.ts'
import { api, send } from './api.ts'
import type { QueryCall } from './base-query.ts'
import { userApi } from './endpoints/user.ts'
import { initialPageState } from './page-state.ts'
import { sendWithProgress } from './send-with-progress.ts'

let requests: { url: string; init: RequestInit }[]
let answer: () => Promise<Response>
const around = (signal = new AbortController().signal) => {
  const { getState, dispatch } = createStore(initialPageState)
  return { getState, dispatch, signal }
}

beforeEach(() => {
  timeoutsByTimers()
  requests = []
  answer = async () => Response.json({ ok: 1 })
  document.cookie = 'csrf_token=t'
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, init })
    return answer()
  })
})
afterEach(() => {
  sendReportsTo(null)
  vi.useRealTimers()
})

describe('a call', () => {
  it('goes to the API of the site, with the token of the cookie', async () => {
    expect(await send({ method: 'POST', url: '/api/x', body: { a: 1 } }, around())).toEqual({
      data: { ok: 1 },
    })
    expect(requests[0]?.url).toBe(`${site.apiOrigin}/api/x`)
    expect(new Headers(requests[0]?.init.headers).get('x-csrf-token')).toBe('t')
  })

  it('is tried again after a pause, and reported by its pattern when it is given up', async () => {
    vi.useFakeTimers()
    const faults: ReportedFault[] = []
    sendReportsTo((fault) => faults.push(fault))
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    const sent = send({ method: 'GET', url: '/api/x/7', path: '/api/x/{id}' }, around())
    await vi.advanceTimersByTimeAsync(370)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(260)
    expect(requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await sent).toMatchObject({ error: { kind: 'FETCH_ERROR' } })
    expect(requests).toHaveLength(3)
    expect(faults).toMatchObject([
      { kind: 'problem', method: 'GET', path: '/api/x/{id}', problem: { kind: 'FETCH_ERROR' } },
    ])
  })

  it('stops waiting for its next try when nobody waits for it', async () => {
    vi.useFakeTimers()
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    const controller = new AbortController()
    const sent = send({ method: 'GET', url: '/api/x' }, around(controller.signal))
    const failed = Promise.resolve(sent).catch(String)
    await vi.advanceTimersByTimeAsync(100)
    controller.abort(new Error('left'))
    expect(await failed).toContain('left')
    await vi.advanceTimersByTimeAsync(5000)
    expect(requests).toHaveLength(1)
  })
})

describe('a call that is refused', () => {
  it('lets the cache ask again who is here', async () => {
    const store = storeOf(person())
    await store.dispatch(userApi.endpoints.user.initiate())
    expect(requests).toHaveLength(0)
    answer = async () => Response.json({}, { status: 401 })
    await send({ method: 'GET', url: '/api/x' }, { ...around(), ...store })
    await vi.waitFor(() => expect(userIn(store)).toBeNull(), 20_000)
    expect(requests.map(({ url }) => url.slice(site.apiOrigin.length))).toEqual([
      '/api/x',
      '/api/v2/user',
    ])
    store.dispatch(api.util.resetApiState())
  })
})

describe('a file', () => {
  const form = (): QueryCall => {
    const body = new FormData()
    body.set('file', new Blob(['x']), 'x.txt')
    return { method: 'POST', url: '/api/files', body }
  }

  it('reports how much of it was sent, with the cookies and headers of every call', async () => {
    pretendXhr()
    const progress: number[] = []
    answer = async () => Response.json({ id: 1 })
    expect(await sendWithProgress((part) => progress.push(part))(form(), around())).toEqual({
      data: { id: 1 },
    })
    expect(progress).toEqual([0.5, 1])
    expect(requests[0]?.url).toBe(`${site.apiOrigin}/api/files`)
    expect(requests[0]?.init.method).toBe('POST')
    expect(requests[0]?.init.body).toBeInstanceOf(FormData)
    expect(new Headers(requests[0]?.init.headers).get('x-csrf-token')).toBe('t')
  })

  it('says that it did not get through', async () => {
    pretendXhr()
    answer = () => Promise.reject(new TypeError('x'))
    expect(await sendWithProgress(() => {})(form(), around())).toMatchObject({
      error: { kind: 'FETCH_ERROR' },
    })
  })

  it('says when to try again', async () => {
    pretendXhr()
    answer = async () =>
      Response.json({ code: 'x' }, { status: 429, headers: { 'retry-after': '30' } })
    expect(await sendWithProgress(() => {})(form(), around())).toMatchObject({
      error: { kind: 'HTTP', status: 429, retryAfter: 30 },
    })
  })

  it('takes an answer without a body', async () => {
    pretendXhr()
    answer = async () => new Response(null, { status: 204 })
    expect(await sendWithProgress(() => {})(form(), around())).toEqual({ data: null })
  })

  it('is stopped', async () => {
    pretendXhr()
    let release = () => {}
    answer = () =>
      new Promise((_, reject) => (release = () => reject(new DOMException('x', 'AbortError'))))
    const controller = new AbortController()
    const sent = sendWithProgress(() => {})(form(), around(controller.signal))
    const failed = Promise.resolve(sent).catch(String)
    await vi.waitFor(() => expect(requests).toHaveLength(1), 20_000)
    controller.abort(new Error('stopped'))
    release()
    expect(await failed).toContain('stopped')
  })

  it('uses fetch for what has no file', async () => {
    const xhr = vi.fn()
    vi.stubGlobal('XMLHttpRequest', xhr)
    await sendWithProgress(() => {})({ method: 'GET', url: '/api/x' }, around())
    expect(xhr).not.toHaveBeenCalled()
    expect(requests).toHaveLength(1)
  })
})
