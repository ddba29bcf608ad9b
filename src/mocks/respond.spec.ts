import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { defineCalls } from '../api/contract/types.ts'
import { openBackend } from './backend.ts'
import { startSession } from './db.ts'
import { createBackend } from './node.ts'
import type { TestBackend } from './node.ts'
import { compile } from './route.ts'
import type { Incoming } from './route.ts'
import { parseSetting } from './settings.ts'

const json = { 'content-type': 'application/json' }
const login = ({ fetch }: TestBackend, email: string) =>
  fetch('/api/v2/auth/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: 'x' }),
  })
const at = (name: string): string => `${name}@glyphwork.example`

describe('input', () => {
  it('is refused when it is no JSON, no object, or no answer to the schema', async () => {
    const { fetch } = createBackend()
    for (const body of ['{', '[]', '5', 'null', '']) {
      const answer = await fetch('/api/v2/auth/login', { method: 'POST', headers: json, body })
      expect([body, answer.status, (await answer.json()).errorCode]).toEqual([
        body,
        400,
        'ERROR_VALIDATION',
      ])
    }
    const graph = await fetch('/api/v2/public_statistics/graph/nonsense?range=year')
    expect(await graph.json()).toMatchObject({
      errorCode: 'ERROR_VALIDATION',
      fields: { name: { code: 'not_allowed' }, range: { code: 'not_allowed' } },
    })
    const prices = await fetch('/api/v2/customer/prices?currency=XXX')
    expect(await prices.json()).toMatchObject({ fields: { currency: { code: 'not_allowed' } } })
    expect((await fetch('/api/v2/customer/prices?__proto__=1')).status).toBe(400)
  })

  it.each([
    ['POST', '/api/v2/auth/login', '{}'],
    ['POST', '/api/v2/auth/logout', ''],
    ['POST', '/api/v1/event-tracker', '{}'],
    ['DELETE', '/api/v2/user/sessions/1', null],
  ])('is refused as a form of another site could send it: %s %s', async (method, path, body) => {
    const { fetch } = createBackend({ persona: 'customer' })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const headers of [form, { 'content-type': 'text/plain' }, {}]) {
      const answer = await fetch(path, { method, headers, body })
      expect([answer.status, (await answer.json()).errorCode]).toEqual([403, 'ERROR_FORBIDDEN'])
    }
  })

  it('may be nothing where the row has nothing to send', async () => {
    const { fetch } = createBackend({ persona: 'customer' })
    const headers = { 'x-requested-with': 'fetch' }
    expect((await fetch('/api/v2/auth/logout', { method: 'POST', headers })).status).toBe(204)
  })

  it('is not judged for who has to sign in first', async () => {
    const { fetch } = createBackend()
    expect((await fetch('/api/v2/user', { method: 'PUT', headers: json, body: '{' })).status).toBe(
      401,
    )
  })

  it('is answered 501 where the contract has no such call', async () => {
    const { fetch } = createBackend()
    for (const [method, path] of [
      ['GET', '/api/v2/nonsense'],
      ['DELETE', '/api/v2/user'],
      ['GET', '/api/v2/public_statistics/graph/%zz'],
    ] as const) {
      const answer = await fetch(path, { method })
      expect(answer.status).toBe(501)
      expect((await answer.json()).errorDescription).toContain(`${method} ${path}`)
    }
    await expect(fetch('/locales/en.json')).rejects.toThrow('knows only paths below /api/')
    await expect(fetch('/src/api/call.ts')).rejects.toThrow('knows only paths below /api/')
  })
})

describe('a row', () => {
  const rows = defineCalls({
    secret: {
      method: 'GET',
      path: '/api/x/{id}',
      arg: v.strictObject({
        id: v.number(),
        deep: v.optional(v.boolean()),
        tag: v.optional(v.array(v.number())),
      }),
      res: v.unknown(),
    },
    pay: {
      method: 'POST',
      path: '/api/pay',
      arg: v.strictObject({ idempotencyKey: v.string(), sum: v.string() }),
      res: v.unknown(),
      idempotent: true,
    },
  })
  const incoming = (path: string, own: Partial<Incoming> = {}): Incoming => ({
    method: 'GET',
    url: new URL(path, 'http://x'),
    headers: new Headers(),
    cookies: {},
    body: '',
    ...own,
  })
  function as(persona: string) {
    const backend = openBackend({ clock: 0 })
    const account = backend.db.accounts.find((known) => known.persona === persona)
    return { backend, cookies: { session: account ? startSession(backend.db, account, 0).id : '' } }
  }

  it('gets numbers, booleans and lists out of path and query', () => {
    const route = compile(rows.secret, { access: 'public', run: ({ arg }) => arg })
    expect(route.answer(incoming('/api/x/7?deep=true&tag=1'), openBackend()).body).toEqual({
      id: 7,
      deep: true,
      tag: [1],
    })
    expect(() => route.answer(incoming('/api/x/seven'), openBackend())).toThrow('ERROR_VALIDATION')
  })

  it('asks for the permission it names', () => {
    const route = compile(rows.secret, { access: 'admin', run: ({ user }) => user.email })
    for (const [persona, outcome] of [
      ['anonymous', 'ERROR_UNAUTHORIZED'],
      ['customer', 'ERROR_FORBIDDEN'],
      ['moderator', 'ERROR_FORBIDDEN'],
    ] as const) {
      const { backend, cookies } = as(persona)
      expect(() => route.answer(incoming('/api/x/1', { cookies }), backend)).toThrow(outcome)
    }
    const { backend, cookies } = as('admin')
    expect(route.answer(incoming('/api/x/1', { cookies }), backend).body).toBe(
      'admin@glyphwork.example',
    )
  })

  it('that moves money gives its first answer again', () => {
    const run = vi.fn(() => ({ done: true }))
    const route = compile(rows.pay, { access: 'public', status: 201, run })
    const backend = openBackend()
    const pay = (key?: string) =>
      route.answer(
        incoming('/api/pay', {
          method: 'POST',
          body: '{"sum":"5"}',
          headers: new Headers(key ? { ...json, 'idempotency-key': key } : json),
        }),
        backend,
      )
    expect(pay('a')).toEqual(pay('a'))
    expect(run).toHaveBeenCalledTimes(1)
    pay('b')
    expect(run).toHaveBeenCalledTimes(2)
    expect(() => pay()).toThrow('Idempotency-Key')
  })
})

describe('failures', () => {
  it('come from sentinels', async () => {
    const backend = createBackend()
    expect((await login(backend, at('fail-500'))).status).toBe(500)
    const busy = await login(backend, at('Fail-429'))
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '30'])
    expect(await busy.json()).toMatchObject({
      errorCode: 'ERROR_TOO_MANY_REQUESTS',
      retryAfter: 30,
      requestId: expect.any(String),
    })
    const html = await login(backend, at('html'))
    expect([html.status, html.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(await (await login(backend, at('wrong-shape'))).json()).toEqual({ status: 'error' })
    await expect(login(backend, at('offline'))).rejects.toThrow(TypeError)
    const name = await createBackend({ persona: 'customer' }).fetch('/api/v2/user', {
      method: 'PUT',
      body: JSON.stringify({ name: 'mock-fail-503' }),
    })
    expect((await name.json()).errorCode).toBe('ERROR_MAINTENANCE')
    expect((await login(backend, at('constructor'))).status).toBe(400)
  })

  it('may hang until the call is given up or the backend closed', async () => {
    const backend = createBackend()
    const given = new AbortController()
    const hanging = backend.fetch('/api/v2/user', {
      signal: given.signal,
      headers: { 'x-mock': 'error=timeout' },
    })
    const other = login(backend, at('hang'))
    setTimeout(() => given.abort(new Error('enough')), 10)
    await expect(hanging).rejects.toThrow('enough')
    backend.close()
    await expect(other).rejects.toThrow('closed')
    await expect(backend.fetch('/api/v2/user')).rejects.toThrow('closed')
  })

  it('come from the header, for one call or every one, and so many times', async () => {
    const { fetch } = createBackend({ persona: 'customer' })
    const get = async (path: string, setting: string) =>
      (await fetch(path, { headers: { 'x-mock': setting } })).status
    expect(await get('/api/v2/dashboard', 'error=ERROR_EMPTY_USER')).toBe(400)
    expect(await get('/api/v2/dashboard', 'error=502,call=user')).toBe(200)
    const wrong = await fetch('/api/v2/user', { headers: { 'x-mock': 'error=oops' } })
    expect([wrong.status, (await wrong.json()).errorDescription]).toEqual([
      400,
      expect.stringContaining('allowed: network, lost, timeout, html, shape'),
    ])
    for (const text of ['call=nonsense', 'delay=x', 'colour=red', 'error=200'])
      expect(() => parseSetting(text)).toThrow('allowed')
  })

  it('come from the test, which may end them', async () => {
    const { fetch, fail } = createBackend({ persona: 'customer' })
    const status = async (path: string) => (await fetch(path)).status
    fail({ error: 500, call: 'dashboard', times: 1 })
    expect([
      await status('/api/v2/user'),
      await status('/api/v2/dashboard'),
      await status('/api/v2/dashboard'),
    ]).toEqual([200, 500, 200])
    const end = fail({ error: 'ERROR_UNAUTHORIZED' })
    expect(await status('/api/v2/user')).toBe(401)
    end()
    expect(await status('/api/v2/user')).toBe(200)
  })

  it('wait, without a timer where there is nothing to wait for', async () => {
    vi.useFakeTimers()
    try {
      expect((await createBackend().fetch('/api/v2/user')).status).toBe(200)
      const slow = createBackend({ latency: 700 }).fetch('/api/v2/user', {
        headers: { 'x-mock': 'delay=100' },
      })
      let done = false
      void slow.then(() => (done = true))
      await vi.advanceTimersByTimeAsync(799)
      expect(done).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(done).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })
})

it('logs what was asked', async () => {
  const backend = createBackend()
  await backend.fetch('/api/v2/customer/prices?currency=EUR', { headers: { 'x-proxy': '1' } })
  await login(backend, 'a@b.example')
  await backend.fetch('/api/none')
  expect(backend.requests).toMatchObject([
    {
      method: 'GET',
      path: '/api/v2/customer/prices?currency=EUR',
      call: 'customerPrices',
      body: null,
      headers: { 'x-proxy': '1' },
      status: 200,
    },
    {
      method: 'POST',
      path: '/api/v2/auth/login',
      call: 'login',
      body: { email: 'a@b.example', password: 'x' },
      status: 400,
    },
    { call: null, status: 501 },
  ])
})
