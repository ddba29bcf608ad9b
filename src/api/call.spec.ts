import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { parseAnswer, request } from './call.ts'
import type { Call } from './contract/types.ts'
import { userCalls } from './contract/user.ts'

const get: Call = { method: 'GET', path: '/api/v2/things/{id}', arg: v.any(), res: v.any() }
const put: Call = { ...get, method: 'PUT' }
const pay: Call = { ...get, method: 'POST', path: '/api/v2/pay', idempotent: true }

describe('request', () => {
  it.each([
    [get, { id: 7 }, '/api/v2/things/7'],
    [
      get,
      { id: 'a/b ?#', page: 0, text: 'x&y=z' },
      '/api/v2/things/a%2Fb%20%3F%23?page=0&text=x%26y%3Dz',
    ],
    [get, { id: 1, a: undefined, b: null, c: '', d: false }, '/api/v2/things/1?d=false'],
    [get, { id: 'cut \ud83d', text: '\ud83d' }, '/api/v2/things/cut%20%EF%BF%BD?text=%EF%BF%BD'],
    [get, { id: 1, ids: [1, 2] }, '/api/v2/things/1?ids=1&ids=2'],
    [{ ...get, method: 'DELETE' }, { id: 1, hard: true }, '/api/v2/things/1?hard=true'],
    [{ ...get, path: '/api/v2/user' }, undefined, '/api/v2/user'],
  ] satisfies [Call, unknown, string][])('fills path and query of %o', (call, arg, url) => {
    expect(request(call, arg)).toMatchObject({ method: call.method, url })
    expect(request(call, arg).body).toBeUndefined()
  })

  it('leaves language and host to the base query where the row says so', () => {
    const place: Call = { ...get, inLanguage: true, hostname: true }
    expect(request(place, { id: 7, language: 'ru' })).toEqual({
      method: 'GET',
      url: '/api/v2/things/7',
      path: '/api/v2/things/{id}',
      language: 'ru',
      hostname: true,
    })
    expect(request(get, { id: 7, language: 'ru' }).url).toBe('/api/v2/things/7?language=ru')
  })

  it('puts the rest of a writing call into its body, and leaves the argument as it was', () => {
    const arg = { id: 7, name: 'x', __proto__: { evil: 1 } }
    expect(request(put, arg)).toMatchObject({ url: '/api/v2/things/7', body: { name: 'x' } })
    expect(arg.id).toBe(7)
    expect(request({ ...put, path: '/api/v2/x' }, undefined).body).toEqual({})
  })

  it.each([
    ['no argument', { ...put, path: '/api/v2/x', arg: v.void() }, undefined],
    ['only what its path takes', { ...put, arg: v.strictObject({ id: v.number() }) }, { id: 7 }],
    [
      'only its path and its key',
      { ...pay, path: '/api/v2/pay/{id}', arg: v.object({ id: v.any(), idempotencyKey: v.any() }) },
      { id: 7, idempotencyKey: 'k-1' },
    ],
  ] satisfies [string, Call, unknown][])('has no body of a call with %s', (_, call, arg) => {
    expect(request(call, arg)).not.toHaveProperty('body')
  })

  it('has a body of a call whose fields are all left out', () => {
    const arg = v.strictObject({ id: v.number(), kinds: v.optional(v.array(v.string())) })
    expect(request({ ...put, arg }, { id: 7 }).body).toEqual({})
  })

  it('sends files as parts, each under its name, and leaves out what is not there', () => {
    const picture = new File(['x'], 'me.png', { type: 'image/png' })
    const { url, body } = request(
      { ...put, upload: true },
      {
        id: 7,
        file: picture,
        notes: ['a', 'b'],
        blob: new Blob(['y']),
        count: 2,
        nothing: undefined,
        none: null,
      },
    )
    expect(url).toBe('/api/v2/things/7')
    if (!(body instanceof FormData)) throw new Error('This is no form.')
    expect([...body.keys()]).toEqual(['file', 'notes', 'notes', 'blob', 'count'])
    expect(body.get('file')).toMatchObject({ name: 'me.png', type: 'image/png' })
    expect([body.getAll('notes'), body.get('count')]).toEqual([['a', 'b'], '2'])
  })

  it('sends the idempotency key apart from the body', () => {
    expect(request(pay, { idempotencyKey: 'k-1', amount: '5.00' })).toMatchObject({
      idempotencyKey: 'k-1',
      body: { amount: '5.00' },
    })
  })
})

describe('the user of a backend that sends just the specified fields', () => {
  it('is read, with defaults for the rest and unknown fields kept', () => {
    const bare = {
      id: 1,
      profile: { userType: 'customer' },
      balance: { amount: 5 },
      interfaceLanguage: 'en',
      permissions: {},
      tomorrow: 1,
    }
    const answer = parseAnswer(userCalls.user, bare)
    expect(answer).toMatchObject({
      data: {
        id: 1,
        profile: { userType: 'customer', systemMessage: null },
        balance: { amount: 5, currency: 'USD' },
        currency: null,
        tomorrow: 1,
      },
    })
  })

  it('needs no more than an id', () => {
    expect(parseAnswer(userCalls.user, { id: '1' })).toMatchObject({
      data: { id: '1', profile: { userType: null }, balance: { amount: null }, permissions: {} },
    })
  })

  it('may be nobody', () => {
    expect(parseAnswer(userCalls.user, null)).toEqual({ data: null })
  })

  it.each([
    {},
    [],
    'text',
    1,
    { id: null, profile: {}, balance: { amount: 1 } },
    { id: '', profile: {}, balance: { amount: 1 } },
  ])('is unreadable as %j', (data) => {
    expect(parseAnswer(userCalls.user, data)).toEqual({ error: { kind: 'PARSING_ERROR' } })
    expect(console.error).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
  })
})
