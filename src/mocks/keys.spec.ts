import { describe, expect, it } from 'vitest'
import { createBackend, testTime } from './node.ts'
import type { TestBackend } from './node.ts'
import { taskAnswer } from './lib/test-keys.ts'
import { createTaskApi } from './task-api.ts'
import { personaPassword } from './personas.ts'

const keys = '/api/v2/customer/keys'
const json = { 'content-type': 'application/json' }
const bare = { 'x-requested-with': 'fetch' }
const ask = async ({ fetch }: TestBackend, method: string, path: string, body?: unknown) => {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? { headers: bare } : { body: JSON.stringify(body), headers: json }),
  })
  const data: unknown = response.status === 204 ? null : await response.json()
  return { status: response.status, data, text: JSON.stringify(data) }
}
const prove = (backend: TestBackend) =>
  ask(backend, 'POST', '/api/v2/auth/reauth', { method: 'password', secret: personaPassword })
const whole = ({ db }: TestBackend) => db.keys.keys.map(({ value }) => value)
const fresh = {
  name: 'New',
  allowedTypes: null,
  ipList: [],
  dailyLimit: null,
  monthlyLimit: null,
  rpm: null,
}
const at = (minutes: number) => new Date(Date.parse(testTime) + minutes * 60_000).toISOString()

describe('the keys', () => {
  it('come without themselves, but where one was made, rotated or asked for after a proof', async () => {
    const backend = createBackend({ persona: 'customer' })
    const seen = [
      (await ask(backend, 'GET', keys)).text,
      (await ask(backend, 'PUT', `${keys}/100202`, { name: 'Renamed' })).text,
    ]
    for (const value of whole(backend)) expect(seen.join()).not.toContain(value)
    for (const [path, body] of [
      [`${keys}/100201/reveal`, {}],
      [`${keys}/100201/rotate`, { overlapMinutes: 0 }],
      [keys, fresh],
    ] as const)
      expect((await ask(backend, 'POST', path, body)).status).toBe(403)
    await prove(backend)
    const main = backend.db.keys.keys.find(({ id }) => id === 100_201)
    expect((await ask(backend, 'POST', `${keys}/100201/reveal`, {})).data).toEqual({
      key: main?.value,
    })
    const made = await ask(backend, 'POST', keys, fresh)
    expect(made).toMatchObject({
      status: 201,
      data: {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        record: { status: 'active', primary: false },
      },
    })
  })

  it('of somebody else are not found', async () => {
    const backend = createBackend({ persona: 'developer' })
    await prove(backend)
    for (const [method, path] of [
      ['POST', '/reveal'],
      ['DELETE', ''],
    ] as const)
      expect(
        (await ask(backend, method, `${keys}/100201${path}`, method === 'POST' ? {} : undefined))
          .status,
      ).toBe(404)
  })

  it('are rotated with both at work, until the time is over', async () => {
    const backend = createBackend({ persona: 'customer' })
    await prove(backend)
    const before = backend.db.keys.keys.find(({ id }) => id === 100_201)?.value ?? ''
    const rotated = await ask(backend, 'POST', `${keys}/100201/rotate`, { overlapMinutes: 60 })
    expect(rotated.data).toMatchObject({
      record: { status: 'rotating', rotation: { prefix: before.slice(0, 4), validUntil: at(60) } },
    })
    expect(
      (await ask(backend, 'POST', `${keys}/100201/rotate`, { overlapMinutes: 0 })).status,
    ).toBe(409)
    expect((await ask(backend, 'PUT', `${keys}/100201`, { status: 'disabled' })).status).toBe(409)
    backend.setClock(at(61))
    expect((await ask(backend, 'GET', keys)).data).toMatchObject({
      records: expect.arrayContaining([
        expect.objectContaining({ id: 100_201, status: 'active', rotation: null }),
      ]),
    })
    expect(backend.db.securityLog.map(({ event }) => event)).toContain('key_rotated')
  })

  it('end an overlap before its time', async () => {
    const backend = createBackend({ persona: 'customer' })
    expect((await ask(backend, 'POST', `${keys}/100203/rotate/finish`, {})).data).toMatchObject({
      status: 'active',
      rotation: null,
    })
    expect((await ask(backend, 'POST', `${keys}/100203/rotate/finish`, {})).status).toBe(409)
  })

  it('go from state to state only where there is a way', async () => {
    const backend = createBackend({ persona: 'customer' })
    const status = async (method: string, id: number, body?: unknown) =>
      (await ask(backend, method, `${keys}/${id}`, body)).status
    // The primary key cannot be revoked, a disabled key cannot become primary, and a revoked key is
    // gone.
    expect(await status('DELETE', 100_201)).toBe(409)
    expect(await status('PUT', 100_204, { primary: true })).toBe(409)
    expect(await status('PUT', 100_205, { status: 'active' })).toBe(409)
    expect(await status('PUT', 100_204, { status: 'active' })).toBe(200)
    expect(await status('PUT', 100_204, { primary: true })).toBe(200)
    expect(
      backend.db.keys.keys
        .filter(({ accountId, primary }) => accountId === 1002 && primary)
        .map(({ id }) => id),
    ).toEqual([100_204])
    expect(await status('DELETE', 100_201)).toBe(204)
    expect(await status('DELETE', 100_201)).toBe(409)
  })

  it('are refused field by field, and as a whole where they have changed', async () => {
    const backend = createBackend({ persona: 'customer' })
    const bad = {
      name: 'main',
      allowedTypes: ['NoSuchTask'],
      ipList: ['8.8.8.8', '10.0.0.1', '1.2.3.4/8'],
      dailyLimit: { amount: '0.1', currency: 'USD' },
      monthlyLimit: { amount: '10', currency: 'EUR' },
      rpm: 7000,
    }
    expect((await ask(backend, 'POST', keys, bad)).data).toMatchObject({
      errorCode: 'ERROR_VALIDATION',
      fields: {
        name: { code: 'not_unique' },
        allowedTypes: { code: 'not_allowed' },
        'ipList.1': { code: 'not_allowed' },
        'ipList.2': { code: 'out_of_range' },
        dailyLimit: { code: 'out_of_range', params: { min: '0.50' } },
        monthlyLimit: { code: 'not_allowed' },
        rpm: { code: 'out_of_range' },
      },
    })
    await ask(backend, 'PUT', `${keys}/100202`, { rpm: 10 })
    const stale = await ask(backend, 'PUT', `${keys}/100202`, {
      rpm: 20,
      updatedAt: '2020-01-01T00:00:00.000Z',
    })
    expect(stale).toMatchObject({
      status: 409,
      data: { errorCode: 'ERROR_STALE_VERSION', current: { rpm: 10 } },
    })
  })

  it('are one where the backend knows one, and at most so many elsewhere', async () => {
    const single = createBackend({ persona: 'moderator' })
    await prove(single)
    expect((await ask(single, 'GET', keys)).data).toMatchObject({
      records: [{ primary: true }],
      capabilities: { multipleKeys: false },
    })
    expect((await ask(single, 'POST', keys, fresh)).data).toMatchObject({
      errorCode: 'ERROR_NOT_FOUND',
    })
    const backend = createBackend({ persona: 'customer' })
    await prove(backend)
    const made: number[] = []
    for (let index = 0; index < 7; index += 1)
      made.push((await ask(backend, 'POST', keys, { ...fresh, name: `N${index}` })).status)
    expect(made).toEqual([201, 201, 201, 201, 201, 201, 400])
  })
})

describe('a key with a scope and an end', () => {
  const none = {
    captcha: 'none',
    proxy: 'none',
    labelling: 'none',
    statistics: false,
    balance: false,
    projects: null,
  } as const
  /** A program's call with a key in the place of a session. */
  const program = async (backend: TestBackend, value: string, method: string, path: string) => {
    const response = await backend.fetch(path, {
      method,
      headers: { authorization: `Bearer ${value}`, ...json },
      ...(method !== 'GET' && { body: '{}' }),
    })
    const body: unknown = await response.json()
    return [response.status, Object(body).errorCode]
  }

  it('is asked for by programs, which are refused what it does not allow', async () => {
    const backend = createBackend({ persona: 'customer' })
    await prove(backend)
    const made = Object(
      (
        await ask(backend, 'POST', keys, {
          ...fresh,
          scope: { ...none, labelling: 'read', balance: true },
        })
      ).data,
    )
    const guest = createBackend()
    guest.db.keys = backend.db.keys
    guest.db.labelling = backend.db.labelling
    const project = backend.db.labelling.projects.find(({ accountId }) => accountId === 1002)?.id
    const projects = '/api/v2/labelling/projects'
    expect(await program(guest, made.key, 'GET', projects)).toEqual([200, undefined])
    expect(await program(guest, made.key, 'POST', projects)).toEqual([403, 'ERROR_KEY_SCOPE'])
    expect(await program(guest, made.key, 'GET', '/api/v2/proxy/users')).toEqual([
      403,
      'ERROR_KEY_SCOPE',
    ])
    // A key speaks for no other call.
    expect(await program(guest, made.key, 'GET', keys)).toEqual([401, 'ERROR_UNAUTHORIZED'])
    const call = createTaskApi({ db: guest.db, now: () => Date.parse(testTime) })
    const method = (name: string) =>
      Object(call(`/${name}`, JSON.stringify({ clientKey: made.key }))).errorCode
    expect([method('getBalance'), method('createTask')]).toEqual([undefined, 'ERROR_KEY_SCOPE'])
    // Limited to a project, it is refused for calls that name none.
    await ask(backend, 'PUT', `${keys}/${made.record.id}`, {
      scope: { ...none, labelling: 'read', projects: [project] },
    })
    expect(await program(guest, made.key, 'GET', `${projects}/${project}`)).toEqual([
      200,
      undefined,
    ])
    expect(await program(guest, made.key, 'GET', projects)).toEqual([403, 'ERROR_KEY_SCOPE'])
  })

  it('stops after its last day, and works again with a later one', async () => {
    const backend = createBackend({ persona: 'customer' })
    const put = (body: object) => ask(backend, 'PUT', `${keys}/100202`, body)
    const today = testTime.slice(0, 10)
    expect((await put({ expiresAt: '2020-01-01' })).data).toMatchObject({
      fields: { expiresAt: { code: 'out_of_range' } },
    })
    expect((await put({ expiresAt: today })).data).toMatchObject({ status: 'active' })
    const call = createTaskApi({ db: backend.db, now: () => Date.parse(at(3 * 24 * 60)) })
    const value = backend.db.keys.keys.find(({ id }) => id === 100_202)?.value
    backend.setClock(at(3 * 24 * 60))
    expect((await ask(backend, 'GET', keys)).data).toMatchObject({
      records: expect.arrayContaining([
        expect.objectContaining({ id: 100_202, status: 'expired' }),
      ]),
    })
    expect(call('/getBalance', JSON.stringify({ clientKey: value }))).toMatchObject({
      errorCode: 'ERROR_KEY_EXPIRED',
    })
    // More time is a change that needs a proof.
    expect((await put({ expiresAt: null })).data).toMatchObject({
      errorCode: 'ERROR_REAUTH_REQUIRED',
    })
    await prove(backend)
    expect((await put({ expiresAt: null })).data).toMatchObject({
      status: 'active',
      expiresAt: null,
    })
  })

  it('is refused where its scope allows nothing or names a project of somebody else', async () => {
    const backend = createBackend({ persona: 'customer' })
    const put = (scope: object) =>
      ask(backend, 'PUT', `${keys}/100202`, { scope: { ...none, ...scope } })
    expect((await put({})).data).toMatchObject({ fields: { scope: { code: 'required' } } })
    expect((await put({ labelling: 'read', projects: ['99999'] })).data).toMatchObject({
      fields: { 'scope.projects': { code: 'not_allowed' } },
    })
    // Less is allowed at once; more asks who it is.
    expect((await put({ captcha: 'read' })).status).toBe(200)
    expect((await put({ captcha: 'write' })).status).toBe(403)
  })
})

describe('a test key', () => {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC'
  const program = (backend: TestBackend, id: number, minutes = 0) => {
    const call = createTaskApi({ db: backend.db, now: () => Date.parse(at(minutes)) })
    const clientKey = backend.db.keys.keys.find((key) => key.id === id)?.value
    return (method: string, body: object = {}) =>
      Object(call(`/${method}`, JSON.stringify({ clientKey, ...body })))
  }
  const task = { task: { type: 'TurnstileTask' } }
  const set = (backend: TestBackend, test: object) =>
    ask(backend, 'PUT', `${keys}/100206`, {
      test: { answers: 'fixture', outcome: 'right', errorCode: null, ...test },
    })

  it('answers as it is told, and costs nothing', async () => {
    const backend = createBackend({ persona: 'customer' })
    const end = async (test: object, minutes = 1) => {
      await set(backend, test)
      const { taskId, errorCode } = program(backend, 100_206)('createTask', task)
      return errorCode ?? program(backend, 100_206, minutes)('getTaskResult', { taskId })
    }
    expect(await end({})).toMatchObject({
      status: 'ready',
      solution: { text: taskAnswer },
      cost: '0',
    })
    expect((await end({ outcome: 'wrong' })).solution.text).not.toBe(taskAnswer)
    expect(await end({ outcome: 'late' })).toMatchObject({ status: 'processing' })
    expect(await end({ outcome: 'late' }, 3)).toMatchObject({ status: 'ready' })
    expect(await end({ outcome: 'unreadable' })).toMatchObject({
      errorCode: 'ERROR_CAPTCHA_UNSOLVABLE',
    })
    expect(await end({ outcome: 'error', errorCode: 'ERROR_ZERO_BALANCE' })).toBe(
      'ERROR_ZERO_BALANCE',
    )
    // The faults of a request are found as with a live key.
    const call = program(backend, 100_206)
    expect(
      call('createTask', { task: { type: 'ImageToTextTask', body: png.slice(0, 9) } }),
    ).toMatchObject({
      errorCode: 'ERROR_IMAGE_TYPE_NOT_SUPPORTED',
    })
    const { data } = await ask(backend, 'GET', keys)
    expect(data).toMatchObject({
      records: expect.arrayContaining([
        expect.objectContaining({
          id: 100_206,
          spentToday: null,
          spentMonth: null,
          lastUsedAt: expect.stringContaining(testTime.slice(0, 15)),
        }),
      ]),
    })
  })

  it('stays one, is never primary, and waits for its owner where they answer', async () => {
    const backend = createBackend({ persona: 'customer' })
    const put = async (id: number, body: object) =>
      (await ask(backend, 'PUT', `${keys}/${id}`, body)).status
    expect(await put(100_206, { test: null })).toBe(409)
    expect(await put(100_206, { primary: true })).toBe(409)
    expect(
      (await set(backend, { outcome: 'error', errorCode: 'ERROR_NO_SUCH_THING' })).data,
    ).toMatchObject({ fields: { 'test.errorCode': { code: 'not_allowed' } } })
    expect((await set(backend, { answers: 'self' })).status).toBe(200)
    const { taskId } = program(backend, 100_206)('createTask', task)
    const result = () => program(backend, 100_206, 60)('getTaskResult', { taskId })
    expect(result()).toMatchObject({ status: 'processing' })
    const answer = (text: string | null) =>
      ask(backend, 'POST', `${keys}/100206/tests/${taskId}`, { answer: text })
    expect((await answer('mine')).data).toMatchObject({ status: 'answered', answer: 'mine' })
    expect((await answer('again')).status).toBe(409)
    expect(result()).toMatchObject({ solution: { text: 'mine' } })
    expect((await ask(backend, 'GET', `${keys}/100201/tests`)).status).toBe(404)
  })

  it('takes a refused request again, and refuses it for its own fault alone', async () => {
    const backend = createBackend({ persona: 'customer' })
    await set(backend, {})
    const retry = async (code: string) =>
      Object(
        (
          await ask(
            backend,
            'POST',
            `/api/v2/customer/errors/${code}/samples/${encodeURIComponent(`${code} 0`)}/retry`,
            { keyId: 100_206 },
          )
        ).data,
      ).errorCode
    expect(await retry('ERROR_ZERO_CAPTCHA_FILESIZE')).toBe('ERROR_ZERO_CAPTCHA_FILESIZE')
    expect(await retry('ERROR_NO_SLOT_AVAILABLE')).toBeNull()
  })
})

describe('the settings of a customer', () => {
  it('refuse what their limits and rules do not allow', async () => {
    const backend = createBackend({ persona: 'customer' })
    const current = (await ask(backend, 'GET', '/api/v2/customer/settings')).data
    if (typeof current !== 'object' || current === null) throw new Error('There are no settings.')
    const rules = {
      languagePool: 'any',
      defaultLanguage: null,
      refuseLongAnswers: false,
      allowWorkersHint: false,
      acceptedTypes: null,
      sandbox: false,
      developerCredits: false,
    }
    const usd = (amount: string) => ({ amount, currency: 'USD' })
    const sent = {
      ...rules,
      maxRatePer1000: { normal: usd('0.1'), GridTask: usd('1.005'), NoSuchTask: usd('1') },
    }
    expect((await ask(backend, 'PUT', '/api/v2/customer/settings', sent)).data).toMatchObject({
      fields: {
        'maxRatePer1000.normal': { code: 'out_of_range' },
        'maxRatePer1000.GridTask': { code: 'bad_format' },
        'maxRatePer1000.NoSuchTask': { code: 'not_allowed' },
      },
    })
    const saved = await ask(backend, 'PUT', '/api/v2/customer/settings', {
      ...rules,
      maxRatePer1000: { normal: usd('0.8') },
    })
    expect(saved.data).toMatchObject({ maxRatePer1000: { normal: { amount: '0.80' } } })
    expect(
      (
        await ask(backend, 'PUT', '/api/v2/customer/settings', {
          ...rules,
          maxRatePer1000: {},
          updatedAt: Reflect.get(current, 'updatedAt'),
        })
      ).status,
    ).toBe(409)
  })

  it('switch 100% recognition on only where the cost is agreed to', async () => {
    const backend = createBackend({ persona: 'customer' })
    const put = (body: object) =>
      ask(backend, 'PUT', '/api/v2/customer/percent_100', {
        enabled: true,
        minAttempts: 2,
        maxAttempts: 5,
        minMatches: 2,
        types: ['GridTask'],
        ...body,
      })
    expect((await put({})).data).toMatchObject({ fields: { confirmCost: { code: 'required' } } })
    expect(
      (await put({ minMatches: 6, types: ['HCaptchaTask'], confirmCost: true })).data,
    ).toMatchObject({
      fields: { minMatches: { code: 'mismatch' }, types: { code: 'not_allowed' } },
    })
    expect((await put({ confirmCost: true })).status).toBe(200)
    expect((await put({ maxAttempts: 6 })).status).toBe(200)
  })

  it('hold the limits of a day under those of a month', async () => {
    const backend = createBackend({ persona: 'customer' })
    const limit = (amount: string | null) => ({
      amount: amount === null ? null : { amount, currency: 'USD' },
      mode: 'notify',
    })
    const put = (daily: string | null, monthly: string | null) =>
      ask(backend, 'PUT', '/api/v2/customer/limits', {
        daily: limit(daily),
        monthly: limit(monthly),
        alertPercents: [80, 50, 80],
      })
    expect((await put('20', '10')).data).toMatchObject({
      fields: { 'daily.amount': { code: 'mismatch' } },
    })
    expect((await put('0.1', null)).data).toMatchObject({
      fields: { 'daily.amount': { code: 'out_of_range' } },
    })
    expect((await put('5', '10')).data).toMatchObject({
      daily: { amount: { amount: '5.00' } },
      alertPercents: [50, 80],
    })
  })
})
