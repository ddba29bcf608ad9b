import { beforeEach, describe, expect, it, vi } from 'vitest'
import { network, refused } from '../../tests/support/pretend-network.ts'
import { timeoutsByTimers } from '../../tests/support/timeouts.ts'
import { problemOf } from './base-query.ts'
import type { QueryCall } from './base-query.ts'
import { settledChanges } from './in-flight.ts'

const get: QueryCall = { method: 'GET', url: '/api/v2/things' }
const post: QueryCall = { method: 'POST', url: '/api/v2/things', body: { a: 1 } }
const json = (data: unknown, init?: ResponseInit) => Response.json(data, init)
const hang = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((__, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  )

beforeEach(timeoutsByTimers)

describe('a reading call', () => {
  it('sends cookies, the extra headers of the page, and no token', async () => {
    const { run, requests } = network([() => json({ ok: 1 })], {
      proxyHeaders: { 'x-from': 'edge' },
    })
    expect(await run(get)).toEqual({ data: { ok: 1 } })
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: 'https://api.example/api/v2/things',
      body: undefined,
      init: { credentials: 'include' },
    })
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      'x-from': 'edge',
    })
  })

  it('asks in the language of the page, or in its own', async () => {
    const { run, requests } = network([() => json({})], { language: 'zh' })
    await run(get)
    await run({ ...get, language: 'ru' })
    await run({ ...get, language: 'uk' })
    await run(post)
    expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual([
      'zh-CN',
      'ru',
      'uk',
      'zh-CN',
    ])
  })

  it('takes the answer that was asked for ahead, once and not for long', async () => {
    const { run, requests, pauses } = network([() => json({ n: 1 }), () => json({ n: 2 })])
    const ahead = run({ ...get, ahead: true })
    expect(await run(get)).toEqual({ data: { n: 1 } })
    await ahead
    expect(await run(get)).toEqual({ data: { n: 2 } })
    await run({ ...get, ahead: true })
    expect(pauses).toEqual([15_000, 15_000])
    await run(get)
    expect(requests).toHaveLength(4)
  })

  it('tries again by itself what failed ahead', async () => {
    const { run, requests } = network([() => json({}, { status: 503 }), () => json({ n: 2 })])
    const [, answer] = await Promise.all([run({ ...get, ahead: true }), run(get)])
    expect(answer).toEqual({ data: { n: 2 } })
    expect(requests).toHaveLength(2)
  })

  it('takes no answer that was asked for ahead of a change', async () => {
    const { run, requests } = network([() => json({ n: 1 }), () => json({ n: 2 })])
    const [, , answer] = await Promise.all([run({ ...get, ahead: true }), run(post), run(get)])
    expect(answer).toEqual({ data: { n: 2 } })
    expect(requests).toHaveLength(3)
  })

  it('names the host of the page to a call that wants it', async () => {
    const { run, requests } = network([() => json({})], { hostname: 'sister.example' })
    await run({ ...get, hostname: true })
    await run({ ...get, url: `${get.url}?page=0`, hostname: true })
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?hostname=sister.example',
      '?page=0&hostname=sister.example',
    ])
  })

  it.each([
    [
      'the network fails',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { kind: 'FETCH_ERROR' },
    ],
    ['502', () => json({}, { status: 502 }), { kind: 'HTTP', status: 502 }],
    ['503', () => json({}, { status: 503 }), { kind: 'HTTP', status: 503 }],
    ['504', () => json({}, { status: 504 }), { kind: 'HTTP', status: 504 }],
    [
      '429 with Retry-After',
      () => json({}, { status: 429, headers: { 'retry-after': '0' } }),
      { kind: 'HTTP', status: 429 },
    ],
  ])('is tried twice more when %s, after 0.5 s and 1.5 s', async (_, answer, problem) => {
    const { run, requests, pauses } = network([answer])
    expect(await run(get)).toMatchObject({ error: problem })
    expect(requests).toHaveLength(3)
    expect(pauses).toEqual([500, 1500])
  })

  it.each([
    [0, [375, 1125]],
    [1, [625, 1875]],
  ])('waits a quarter less or more, at random (%d)', async (random, expected) => {
    const fail = () => Promise.reject(new TypeError('x'))
    const { run, pauses } = network([fail], { random: () => random })
    await run(get)
    expect(pauses).toEqual(expected)
  })

  it('is good when the second try is', async () => {
    const { run, requests } = network([() => Promise.reject(new TypeError('x')), () => json([1])])
    expect(await run(get)).toEqual({ data: [1] })
    expect(requests).toHaveLength(2)
  })

  it.each([400, 401, 403, 404, 409, 413, 422, 500, 501])(
    'is not tried again on %i',
    async (status) => {
      const { run, requests } = network([() => json({ errorCode: 'ERROR_X' }, { status })])
      expect(await run(get)).toMatchObject({
        error: { kind: 'HTTP', status, code: 'ERROR_X', data: { errorCode: 'ERROR_X' } },
      })
      expect(requests).toHaveLength(1)
    },
  )

  it('waits for as long as a 429 says, unless that is too long', async () => {
    const short = network([
      () => json({}, { status: 429, headers: { 'retry-after': '3' } }),
      () => json(1),
    ])
    expect(await short.run(get)).toEqual({ data: 1 })
    expect(short.pauses).toEqual([3000])
    const long = network([() => json({}, { status: 429, headers: { 'retry-after': '60' } })])
    expect(await long.run(get)).toMatchObject({ error: { status: 429, retryAfter: 60 } })
    expect(long.requests).toHaveLength(1)
  })

  it.each([
    [99_999_999, 3600],
    [-5, 0],
  ])(
    'a pause of %i seconds counts as %i, so that no form is locked for days',
    async (said, told) => {
      const { run } = network([() => json({ retryAfter: said }, { status: 423 })])
      expect(await run(get)).toMatchObject({ error: { status: 423, retryAfter: told } })
      const header = network([
        () => json({}, { status: 423, headers: { 'retry-after': String(said) } }),
      ])
      expect(await header.run(get)).toMatchObject({ error: { retryAfter: told } })
    },
  )

  it('ends after 15 s, each try', async () => {
    vi.useFakeTimers()
    const { run, requests } = network([hang])
    const answer = run(get)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await answer).toEqual({ error: { kind: 'TIMEOUT_ERROR' } })
    expect(requests).toHaveLength(3)
    vi.useRealTimers()
  })

  it('ends at once when it is given up, and is not tried again', async () => {
    const { run, requests, controller } = network([hang])
    const answer = run(get)
    await Promise.resolve()
    controller.abort(new Error('given up'))
    await expect(answer).rejects.toThrow('given up')
    expect(requests).toHaveLength(1)
  })

  it('that is given up between two tries is not tried again', async () => {
    const { run, requests, controller } = network([
      () => {
        controller.abort(new Error('given up'))
        return json({}, { status: 503 })
      },
    ])
    await expect(run(get)).rejects.toThrow('given up')
    expect(requests).toHaveLength(1)
  })
})

describe('a writing call', () => {
  it.each(['POST', 'PUT', 'DELETE'] as const)(
    '%s is never sent twice by itself',
    async (method) => {
      for (const answer of [
        () => Promise.reject(new TypeError('x')),
        () => json({}, { status: 503 }),
        () => json({}, { status: 429, headers: { 'retry-after': '1' } }),
      ]) {
        const { run, requests, pauses } = network([answer])
        expect(await run({ ...post, method })).toHaveProperty('error')
        expect(requests).toHaveLength(1)
        expect(pauses).toEqual([])
      }
    },
  )

  it('ends after 30 s', async () => {
    vi.useFakeTimers()
    const { run, requests } = network([hang])
    const answer = run(post)
    await vi.advanceTimersByTimeAsync(29_999)
    const ended = vi.fn()
    void Promise.resolve(answer).then(ended)
    await Promise.resolve()
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toEqual({ error: { kind: 'TIMEOUT_ERROR' } })
    expect(requests).toHaveLength(1)
    vi.useRealTimers()
  })

  it('carries the token of the cookie, JSON and its idempotency key', async () => {
    const { run, requests } = network([() => json({})])
    await run({ ...post, idempotencyKey: 'k-1' })
    expect(requests[0]?.body).toBe('{"a":1}')
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      'content-type': 'application/json',
      'x-csrf-token': 't-1',
      'idempotency-key': 'k-1',
    })
  })

  it.each(['POST', 'DELETE'] as const)(
    'sends no body with a %s that has none, and says by a header that it is no form of another site',
    async (method) => {
      const { run, requests } = network([() => new Response(null, { status: 204 })])
      expect(await run({ method, url: '/api/v2/things/1' })).toEqual({ data: null })
      expect(requests[0]?.body).toBeUndefined()
      expect(requests[0]?.headers.get('x-requested-with')).toBe('fetch')
      expect(requests[0]?.headers.has('content-type')).toBe(false)
    },
  )

  it('blames no line for a file that was moved or changed after it was chosen', async () => {
    const file = new File(['x'], 'roof.png')
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('', 'NotReadableError')
    })
    const files = new FormData()
    vi.spyOn(files, 'values').mockImplementation(() => [file].values())
    const { run } = network([() => Promise.reject(new TypeError('Failed to fetch'))])
    expect(await run({ method: 'PUT', url: '/api/v2/things', body: files })).toEqual({
      error: { kind: 'FILE_GONE' },
    })
  })

  it('with files leaves their kind to the browser, says by a header that it is no form of another site, and ends after 60 s', async () => {
    vi.useFakeTimers()
    const files = new FormData()
    files.append('file', new Blob(['x']))
    const { run, requests } = network([hang])
    const answer = run({ method: 'PUT', url: '/api/v2/things', body: files })
    await vi.advanceTimersByTimeAsync(59_999)
    const ended = vi.fn()
    void Promise.resolve(answer).then(ended)
    await Promise.resolve()
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toEqual({ error: { kind: 'TIMEOUT_ERROR' } })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.body).toBe(files)
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      'x-csrf-token': 't-1',
      'x-requested-with': 'fetch',
    })
    vi.useRealTimers()
  })

  it('fetches a token first where there is none, and not for a beacon', async () => {
    const first = network([() => json({})], { token: 'none' })
    await first.run(post)
    expect(first.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/v2/auth/csrf',
      'POST /api/v2/things',
    ])
    expect(first.requests[1]?.headers.get('x-csrf-token')).toBe('fresh')
    const beacon = network([() => json({})], { token: 'none' })
    await beacon.run({ ...post, beacon: true })
    expect(beacon.requests).toHaveLength(1)
    expect(beacon.requests[0]?.headers.has('x-csrf-token')).toBe(false)
  })

  it('waits for the cookie that comes a moment after the answer', async () => {
    const { run, requests, pauses } = network([() => json({})], { token: 'none', late: true })
    await run(post)
    expect(requests[1]?.headers.get('x-csrf-token')).toBe('fresh')
    expect(pauses).toEqual([25])
  })

  it('fetches one token for calls that begin at once, and leaves none waiting on one that is called off', async () => {
    const { run, requests } = network([() => json({})], { token: 'none' })
    const leaving = new AbortController()
    const answers = [run(post, leaving.signal), run({ ...post, method: 'PUT' }), run(post)]
    leaving.abort()
    const done = { status: 'fulfilled', value: { data: {} } }
    expect(await Promise.allSettled(answers)).toMatchObject([{ status: 'rejected' }, done, done])
    expect(requests.filter(({ url }) => url.endsWith('/api/v2/auth/csrf'))).toHaveLength(1)
    expect(requests.find(({ method }) => method === 'PUT')?.headers.get('x-csrf-token')).toBe(
      'fresh',
    )
  })
})

describe('a call whose token is refused', () => {
  const no = (code = 'ERROR_CSRF_TOKEN') =>
    json({ errorCode: code, requestId: 'r-1' }, { status: 403 })
  const tokens = (requests: { url: string; headers: Headers }[]) =>
    requests
      .filter(({ url }) => url.endsWith('/things'))
      .map(({ headers }) => headers.get('x-csrf-token'))

  it('gets a new token and is sent once more, with the same key and body', async () => {
    const { run, requests } = network([() => no(), () => json({ ok: 1 })])
    expect(await run({ ...post, idempotencyKey: 'k-1' })).toEqual({ data: { ok: 1 } })
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/v2/things',
      'GET /api/v2/auth/csrf',
      'POST /api/v2/things',
    ])
    expect(tokens(requests)).toEqual(['t-1', 'fresh'])
    expect(requests[2]?.headers.get('idempotency-key')).toBe('k-1')
    expect(requests[2]?.body).toBe(requests[0]?.body)
  })

  it('is refused for good the second time, and nobody is asked who is here', async () => {
    const { run, requests, dispatch } = network([() => no()])
    expect(await run(post)).toMatchObject({
      error: { status: 403, code: 'ERROR_CSRF_TOKEN', requestId: 'r-1' },
    })
    expect(tokens(requests)).toEqual(['t-1', 'fresh'])
    expect(dispatch).not.toHaveBeenCalled()
  })

  it.each(['ERROR_FORBIDDEN', 'ERROR_REAUTH_REQUIRED'])(
    'is told apart from one that is refused with %s',
    async (code) => {
      const { run, requests } = network([() => no(code)])
      await run(post)
      expect(requests).toHaveLength(1)
    },
  )

  it('shares one new token with the others', async () => {
    const { run, requests } = network([() => no(), () => no(), () => json({})])
    expect(await Promise.all([run(post), run({ ...post, method: 'PUT' })])).toEqual([
      { data: {} },
      { data: {} },
    ])
    expect(requests.filter(({ url }) => url.endsWith('/csrf'))).toHaveLength(1)
  })

  it('waits for the cookie that comes a moment after the answer', async () => {
    const { run, requests } = network([() => no(), () => json({})], { late: true })
    await run(post)
    expect(tokens(requests)).toEqual(['t-1', 'fresh'])
  })
})

describe('a call that makes something', () => {
  const isReadable = (data: unknown) => !Array.isArray(data)
  const make: QueryCall = { ...post, repeatable: true, isReadable }
  const keysOf = (requests: { headers: Headers }[]) =>
    requests.map(({ headers }) => headers.get('idempotency-key'))
  const fail = () => Promise.reject(new TypeError('x'))

  it.each([
    ['the connection broke', fail],
    ['of 504', () => json({}, { status: 504 })],
    ['of 429', () => json({}, { status: 429 })],
    ['the answer cannot be read', () => new Response('<p>')],
    ['the answer has another shape', () => json([])],
  ])('keeps its key where %s, and has another one after an answer', async (_, answer) => {
    const { run, requests } = network([answer, () => json({}), () => json({})])
    await run(make)
    await run(make)
    await run(make)
    const [first, second, third] = keysOf(requests)
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('has another key for another argument, and after a refusal', async () => {
    const { run, requests } = network([fail, fail, () => json({}, { status: 400 }), fail])
    await run(make)
    await run({ ...make, body: { a: 2 } })
    await run(make)
    await run(make)
    const [first, other, again, anew] = keysOf(requests)
    expect(other).not.toBe(first)
    expect(again).toBe(first)
    expect(anew).not.toBe(first)
  })

  it('that sets a state has another key once another state was sent', async () => {
    const { run, requests } = network([fail])
    const put: QueryCall = { ...make, method: 'PUT' }
    await run(put)
    await run({ ...put, body: { a: 2 } })
    await run(put)
    expect(new Set(keysOf(requests)).size).toBe(3)
  })

  it('shares its key with a second press', async () => {
    const { run, requests } = network([() => json({})])
    await Promise.all([run(make), run(make)])
    expect(new Set(keysOf(requests)).size).toBe(1)
  })
})

describe('a call that sets a state', () => {
  const fail = () => Promise.reject(new TypeError('x'))
  const gone = () => json({}, { status: 404 })
  const remove: QueryCall = { method: 'DELETE', url: '/api/v2/x/1' }

  it('counts as done where a repeated deletion finds nothing', async () => {
    const { run } = network([fail, gone, gone])
    expect((await run(remove)).error).toEqual({ kind: 'FETCH_ERROR' })
    expect(await run(remove)).toEqual({ data: null })
    expect((await run(remove)).error).toMatchObject({ status: 404 })
  })

  it('is told what is missing where nothing was sent before', async () => {
    expect((await network([gone]).run(remove)).error).toMatchObject({ status: 404 })
  })
})

describe('an answer', () => {
  const html = () =>
    new Response('<!doctype html><title>Oops</title>', { headers: { 'content-type': 'text/html' } })

  it('of HTML, of broken JSON, or nested without end, is unreadable and not asked for again', async () => {
    for (const answer of [
      html,
      () => new Response('{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)),
      () => new Response('{"a":', { headers: { 'content-type': 'application/json' } }),
    ]) {
      const { run, requests } = network([answer])
      expect(await run(get)).toEqual({ error: { kind: 'PARSING_ERROR', status: 200 } })
      expect(requests).toHaveLength(1)
    }
  })

  it('without a body, 204 or empty, is null', async () => {
    expect(await network([() => new Response(null, { status: 204 })]).run(get)).toEqual({
      data: null,
    })
    expect(await network([() => new Response('')]).run(get)).toEqual({ data: null })
  })

  it('outside 200 to 299 stays a status when it is HTML', async () => {
    const { run } = network([() => new Response('<h1>Bad Gateway</h1>', { status: 500 })])
    expect(await run(get)).toEqual({ error: { kind: 'HTTP', status: 500, data: null } })
  })

  it('that breaks off is a failure of the network', async () => {
    const body = () =>
      new ReadableStream({
        start: (controller) => controller.error(new TypeError('network error')),
      })
    expect(await network([() => new Response(body())]).run(post)).toEqual({
      error: { kind: 'FETCH_ERROR' },
    })
  })

  it('gives what it says of its failure, and nothing that is not of the right kind', () => {
    const data = {
      errorCode: 'ERROR_VALIDATION',
      requestId: 'r-1',
      retryAfter: 5,
      fields: {
        email: { code: 'not_unique', params: { max: 3, huge: 1e308, odd: {} } },
        x: 1,
        y: {},
      },
    }
    expect(problemOf(new Response(null, { status: 400 }), data)).toEqual({
      kind: 'HTTP',
      status: 400,
      data,
      code: 'ERROR_VALIDATION',
      requestId: 'r-1',
      retryAfter: 5,
      fields: { email: { code: 'not_unique', params: { max: 3 } } },
    })
    const odd = { errorCode: 1, requestId: {}, fields: [], retryAfter: '5' }
    expect(
      problemOf(
        new Response(null, {
          status: 400,
          headers: { 'x-request-id': 'h-1', 'retry-after': 'soon' },
        }),
        odd,
      ),
    ).toEqual({
      kind: 'HTTP',
      status: 400,
      data: odd,
      requestId: 'h-1',
    })
  })

  it.each([
    ['that of its date', { date: 'Mon, 30 Nov 2026 05:00:00 GMT' }, 120],
    ['over, by its date', { date: 'Mon, 30 Nov 2026 06:00:00 GMT' }, 0],
  ])('counts a pause until a time by the clock that named it: %s', (_, headers, retryAfter) => {
    const until = { 'retry-after': 'Mon, 30 Nov 2026 05:02:00 GMT', ...headers }
    expect(problemOf(new Response(null, { status: 503, headers: until }), null).retryAfter).toBe(
      retryAfter,
    )
  })
})

describe('a call that is refused because the session ended or a permission is missing', () => {
  it('says so, except the one that asks who is here', async () => {
    const signedOut = () => json({}, { status: 401 })
    const thing = network([signedOut])
    await thing.run(get)
    expect(thing.dispatch).toHaveBeenCalledExactlyOnceWith(refused)
    const user = network([signedOut])
    await user.run({ method: 'GET', url: '/api/v2/user' })
    expect(user.dispatch).not.toHaveBeenCalled()
    const forbidden = network([() => json({ errorCode: 'ERROR_FORBIDDEN' }, { status: 403 })])
    await forbidden.run(get)
    expect(forbidden.dispatch).toHaveBeenCalledExactlyOnceWith(refused)
    const proof = network([() => json({ errorCode: 'ERROR_REAUTH_REQUIRED' }, { status: 403 })])
    await proof.run(get)
    expect(proof.dispatch).not.toHaveBeenCalled()
    const change = network([signedOut])
    await change.run({ method: 'PUT', url: '/api/v2/user', body: {} })
    expect(change.dispatch).toHaveBeenCalledExactlyOnceWith(refused)
  })
})

it.each([
  ['saved', 200, { id: 1 }],
  ['lost', 200, []],
  ['lost', 500, {}],
  ['refused', 422, {}],
  ['refused', 429, {}],
  ['known', 401, {}],
] as const)('tells a sign-out that a change was %s: %i', async (end, status, body) => {
  const { run } = network([() => json(body, { status })])
  const isReadable = (data: unknown) => !Array.isArray(data)
  const sent = run({ ...post, isReadable })
  expect(await settledChanges()).toBe(end)
  await sent
})
