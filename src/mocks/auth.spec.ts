import { describe, expect, it } from 'vitest'
import { createBackend } from './node.ts'
import type { TestBackend } from './node.ts'
import { personaEmail, parsePersona, personaNames, personaPassword } from './personas.ts'

const post = (
  { fetch }: TestBackend,
  path: string,
  body: unknown = {},
  headers: Record<string, string> = {},
  method = 'POST',
) =>
  fetch(`/api/v2/${path}`, {
    method,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const login = (backend: TestBackend, email: string, password = personaPassword) =>
  post(backend, 'auth/login', { email, password })
const who = async ({ fetch }: TestBackend) => (await fetch('/api/v2/user')).json()
const sessions = ({ db }: TestBackend) => db.sessions.map(({ id }) => id)
const newUser = {
  email: 'new@example.com',
  password: 'a long password',
  agreeTerms: true,
  language: 'zh',
  timezone: 'Asia/Shanghai',
}

describe('signing in', () => {
  it('is nobody at first, then the persona, then nobody again', async () => {
    const backend = createBackend()
    const before = await backend.fetch('/api/v2/user')
    expect([before.status, await before.json()]).toEqual([200, null])
    const answer = await login(backend, ' Customer@Glyphwork.example ')
    expect(answer.status).toBe(200)
    expect((await answer.json()).user.email).toBe('customer@glyphwork.example')
    expect((await who(backend)).email).toBe('customer@glyphwork.example')
    expect((await post(backend, 'auth/logout')).status).toBe(204)
    expect(await who(backend)).toBeNull()
    expect(sessions(backend)).toEqual([])
  })

  it.each(personaNames.filter((name) => name !== 'anonymous'))(
    'knows %s and the documented password',
    async (name) => {
      expect((await login(createBackend(), personaEmail(name))).status).toBe(200)
    },
  )

  it('changes the session at each sign-in and keeps backends apart', async () => {
    const [one, two] = [createBackend({ persona: 'customer' }), createBackend()]
    const [first] = sessions(one)
    await login(one, personaEmail('worker'))
    expect(sessions(one)).toHaveLength(1)
    expect(sessions(one)[0]).not.toBe(first)
    expect(await who(two)).toBeNull()
  })

  it('locks an e-mail, known or not, after five wrong passwords, for fifteen minutes', async () => {
    for (const email of [personaEmail('customer'), 'nobody@example.com']) {
      const backend = createBackend({ clock: 0 })
      for (let i = 0; i < 5; i += 1) {
        const wrong = await login(backend, email, 'wrong password')
        expect([wrong.status, (await wrong.json()).errorCode]).toEqual([
          400,
          'ERROR_WRONG_CREDENTIALS',
        ])
      }
      backend.setClock(300_000)
      const locked = await login(backend, email)
      expect([locked.status, locked.headers.get('retry-after')]).toEqual([423, '600'])
      expect(await locked.json()).toMatchObject({
        errorCode: 'ERROR_ACCOUNT_LOCKED',
        retryAfter: 600,
      })
      backend.setClock(900_000)
      expect((await login(backend, email, 'wrong password')).status).toBe(400)
    }
  })

  it('turns away who may not', async () => {
    const codes = await Promise.all(
      ['deleted', 'locked', 'unconfirmed'].map(
        async (name) => (await (await login(createBackend(), personaEmail(name))).json()).errorCode,
      ),
    )
    expect(codes).toEqual([
      'ERROR_ACCOUNT_DELETED',
      'ERROR_ACCOUNT_LOCKED',
      'ERROR_EMAIL_NOT_CONFIRMED',
    ])
    const challenged = createBackend()
    expect(await (await login(challenged, personaEmail('two-factor'))).json()).toMatchObject({
      twoFactor: { methods: ['totp', 'email', 'recovery'] },
    })
    expect(await who(challenged)).toBeNull()
  })

  it('ends with the session: a day, or thirty when it is to be remembered', async () => {
    const backend = createBackend({ clock: '2026-01-01T00:00:00Z' })
    await login(backend, personaEmail('customer'))
    backend.setClock('2026-01-02T00:00:01Z')
    expect(await who(backend)).toBeNull()
    expect((await backend.fetch('/api/v2/dashboard')).status).toBe(401)
    await post(backend, 'auth/login', {
      email: personaEmail('customer'),
      password: personaPassword,
      remember: true,
    })
    backend.setClock('2026-01-20T00:00:00Z')
    expect(await who(backend)).not.toBeNull()
  })
})

describe('signing up', () => {
  it('signs the new user in, who may sign in again later', async () => {
    const backend = createBackend()
    const answer = await post(backend, 'auth/register', newUser)
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({
      user: { interfaceLanguage: 'zh', emailConfirmed: false, profile: { userType: null } },
      emailConfirmation: { required: true, sentTo: 'n***@example.com' },
    })
    expect((await who(backend)).email).toBe('new@example.com')
    await post(backend, 'auth/logout')
    expect((await login(backend, 'NEW@example.com', newUser.password)).status).toBe(200)
  })

  it.each([
    [{ email: personaEmail('customer') }, 'ERROR_EMAIL_TAKEN', { email: { code: 'not_unique' } }],
    [{ password: 'New@Example.com' }, 'ERROR_VALIDATION', { password: { code: 'not_allowed' } }],
    [{ password: 'Password123' }, 'ERROR_VALIDATION', { password: { code: 'not_allowed' } }],
    [
      { password: 'short' },
      'ERROR_VALIDATION',
      { password: { code: 'too_short', params: { min: 10 } } },
    ],
    [{ email: 'nonsense' }, 'ERROR_VALIDATION', { email: { code: 'bad_format' } }],
    [{ email: '' }, 'ERROR_VALIDATION', { email: { code: 'required' } }],
    [{ email: undefined }, 'ERROR_VALIDATION', { email: { code: 'required' } }],
    [{ language: 'xx' }, 'ERROR_VALIDATION', { language: { code: 'not_allowed' } }],
    [{ userType: 'admin' }, 'ERROR_VALIDATION', { userType: { code: 'not_allowed' } }],
    [{ extra: 1 }, 'ERROR_VALIDATION', { extra: { code: 'not_allowed' } }],
    [{ agreeTerms: false }, 'ERROR_TERMS_REQUIRED', { agreeTerms: { code: 'required' } }],
    [
      { agreeTerms: undefined, email: 'x' },
      'ERROR_VALIDATION',
      { agreeTerms: { code: 'required' }, email: { code: 'bad_format' } },
    ],
  ])('refuses %o', async (change, errorCode, fields) => {
    const backend = createBackend()
    const answer = await post(backend, 'auth/register', { ...newUser, ...change })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errorCode, fields })
    expect(await who(backend)).toBeNull()
  })
})

describe('the user', () => {
  it('takes a type once', async () => {
    const backend = createBackend({ persona: 'newcomer' })
    expect(
      await (await post(backend, 'user/user_type', { userType: 'worker' })).json(),
    ).toMatchObject({ profile: { userType: 'worker' } })
    const again = await post(backend, 'user/user_type', { userType: 'customer' })
    expect([again.status, (await again.json()).errorCode]).toEqual([409, 'ERROR_CONFLICT'])
  })

  it('loses the system message when it is read, and only that one', async () => {
    const backend = createBackend({ persona: 'message' })
    const { id, message } = (await who(backend)).profile.systemMessage
    expect(Object.keys(message)).toEqual(['en', 'ru', 'zh'])
    expect(
      (await post(backend, 'user/system_message_read', { id: id + 1 }, {}, 'PUT')).status,
    ).toBe(404)
    expect((await post(backend, 'user/system_message_read', { id }, {}, 'PUT')).status).toBe(204)
    expect((await who(backend)).profile.systemMessage).toBeNull()
  })

  it('is updated with what is allowed, whole or not at all', async () => {
    const backend = createBackend({ persona: 'customer' })
    const wrong = await post(
      backend,
      'user',
      { interfaceLanguage: 'xx', currency: 'XXX', timezone: 'Moon', name: 'New' },
      {},
      'PUT',
    )
    expect(await wrong.json()).toMatchObject({
      fields: {
        interfaceLanguage: { code: 'not_allowed' },
        currency: { code: 'not_allowed' },
        timezone: { code: 'not_allowed' },
      },
    })
    expect((await who(backend)).name).toBe('Robin Vale')
    await post(backend, 'user', { interfaceLanguage: 'ru' }, {}, 'PUT')
    expect((await who(backend)).interfaceLanguage).toBe('ru')
  })

  it('has the permissions of the persona', async () => {
    const admin = await who(createBackend({ persona: 'admin' }))
    const moderator = await who(createBackend({ persona: 'moderator' }))
    expect([
      admin.permissions.admin,
      admin.permissions.moderator,
      moderator.permissions.admin,
      moderator.permissions.moderator,
    ]).toEqual([true, true, undefined, true])
  })
})

describe('cross-site protection', () => {
  it('wants the token in the header once there is a cookie, but not for events', async () => {
    const backend = createBackend({ persona: 'customer' })
    expect((await post(backend, 'user', {}, {}, 'PUT')).status).toBe(200)
    const [token] = (await backend.fetch('/api/v2/auth/csrf')).headers.getSetCookie()
    expect(token).toBeUndefined()
    const refused = await post(backend, 'user', {}, {}, 'PUT')
    expect([refused.status, (await refused.json()).errorCode]).toEqual([403, 'ERROR_CSRF_TOKEN'])
    expect((await post(backend, 'user', {}, { 'x-csrf-token': 'wrong' }, 'PUT')).status).toBe(403)
    const event = { type: 'utm', data: { utm_source: 'x' } }
    expect(
      (
        await backend.fetch('/api/v1/event-tracker', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(event),
        })
      ).status,
    ).toBe(204)
    expect(backend.db.events).toHaveLength(1)
  })
})

describe('a persona', () => {
  it('has a name that is known', () => {
    expect(parsePersona('worker')).toBe('worker')
    expect(() => parsePersona('boss')).toThrow(
      `There is no persona "boss"; allowed: ${personaNames.join(', ')}.`,
    )
  })
})
