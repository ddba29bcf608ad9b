import { describe, expect, it } from 'vitest'
import { createBackend } from './node.ts'
import type { TestBackend } from './node.ts'
import { demoCode, personaEmail, personaPassword } from './personas.ts'

const post = ({ fetch }: TestBackend, path: string, body: unknown) =>
  fetch(`/api/v2/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const login = (backend: TestBackend, name = 'two-factor') =>
  post(backend, 'login', { email: personaEmail(name), password: personaPassword })
const begin = async (backend: TestBackend): Promise<string> =>
  (await (await login(backend)).json()).twoFactor.challengeId
const who = async ({ fetch }: TestBackend) => (await (await fetch('/api/v2/user')).json())?.email
const outcome = async (answer: Response) => {
  const data = answer.status === 204 ? null : await answer.json()
  return [answer.status, data?.errorCode, data?.attemptsLeft, data?.retryAfter].filter(
    (value) => value !== undefined,
  )
}

describe('the second factor', () => {
  it('lets in with the code of the app, once', async () => {
    const backend = createBackend()
    const challengeId = await begin(backend)
    expect(
      (await post(backend, 'two_factor', { challengeId, method: 'totp', code: '123 456' })).status,
    ).toBe(200)
    expect(await who(backend)).toBe(personaEmail('two-factor'))
    expect(
      await outcome(
        await post(backend, 'two_factor', { challengeId, method: 'totp', code: demoCode }),
      ),
    ).toEqual([410, 'ERROR_LINK_EXPIRED'])
  })

  it('counts wrong codes, and is over after five', async () => {
    const backend = createBackend()
    const wrong = { challengeId: await begin(backend), method: 'totp', code: '000000' }
    for (const left of [4, 3, 2, 1])
      expect(await outcome(await post(backend, 'two_factor', wrong))).toEqual([
        400,
        'ERROR_WRONG_CODE',
        left,
      ])
    expect(await outcome(await post(backend, 'two_factor', wrong))).toEqual([
      410,
      'ERROR_LINK_EXPIRED',
    ])
    expect(await outcome(await post(backend, 'two_factor', { ...wrong, code: demoCode }))).toEqual([
      410,
      'ERROR_LINK_EXPIRED',
    ])
    expect(await who(backend)).toBeUndefined()
  })

  it('is over after five minutes', async () => {
    const backend = createBackend({ clock: 0 })
    const challengeId = await begin(backend)
    backend.setClock(5 * 60 * 1000)
    expect(
      (await post(backend, 'two_factor', { challengeId, method: 'totp', code: demoCode })).status,
    ).toBe(410)
    expect((await post(backend, 'two_factor/resend', { challengeId })).status).toBe(410)
  })

  it('takes a code by e-mail once it was sent, and sends the next after half a minute', async () => {
    const backend = createBackend({ clock: 0 })
    const challengeId = await begin(backend)
    const code = { challengeId, method: 'email', code: demoCode }
    expect((await post(backend, 'two_factor', code)).status).toBe(400)
    expect((await post(backend, 'two_factor/resend', { challengeId })).status).toBe(204)
    backend.setClock(10_000)
    expect(await outcome(await post(backend, 'two_factor/resend', { challengeId }))).toEqual([
      429,
      'ERROR_TOO_MANY_REQUESTS',
      20,
    ])
    expect((await post(backend, 'two_factor', code)).status).toBe(200)
  })

  it('takes each recovery code once, however it is typed', async () => {
    const backend = createBackend()
    const code = { method: 'recovery', code: 'DEMO0001' }
    expect(
      (await post(backend, 'two_factor', { ...code, challengeId: await begin(backend) })).status,
    ).toBe(200)
    expect(
      await outcome(
        await post(backend, 'two_factor', { ...code, challengeId: await begin(backend) }),
      ),
    ).toEqual([400, 'ERROR_WRONG_CODE', 4])
  })

  it('is not asked for in a browser that is trusted, and in no other', async () => {
    const backend = createBackend()
    await post(backend, 'two_factor', {
      challengeId: await begin(backend),
      method: 'totp',
      code: demoCode,
      trustDevice: true,
    })
    await post(backend, 'logout', {})
    expect(await (await login(backend)).json()).toMatchObject({
      user: { email: personaEmail('two-factor') },
    })
    expect(await (await login(createBackend())).json()).toHaveProperty('twoFactor')
  })
})

describe('another service', () => {
  const go = async (backend: TestBackend, path: string) => {
    const answer = await backend.fetch(`/api/v2/auth/oauth/${path}`)
    return [answer.status, answer.headers.get('location')]
  }

  it.each([
    ['google/start', '/enterpage'],
    ['vk/start', '/select-role'],
    ['github/start?return_to=%2Fpricing%3Fq%3D1', '/pricing?q=1'],
    ['github/start?return_to=%2F%2Fevil.example', '/enterpage'],
    [
      'google/start?mock=access_denied&return_to=%2Fpricing',
      '/auth/login?oauth_error=access_denied&return_to=%2Fpricing',
    ],
  ])('%s leads to %s', async (path, target) => {
    const backend = createBackend()
    expect(await go(backend, path)).toEqual([302, target])
    expect(typeof (await who(backend))).toBe(path.includes('denied') ? 'undefined' : 'string')
  })

  it('asks for a code where the account does', async () => {
    const backend = createBackend()
    const [status, location] = await go(
      backend,
      'google/start?mock=two-factor&return_to=%2Fpricing',
    )
    expect(status).toBe(302)
    expect(location).toMatch(/^\/auth\/oauth-2fa\?challengeId=[0-9a-f]{32}&return_to=%2Fpricing$/)
    expect(await who(backend)).toBeUndefined()
  })

  it('is linked with the account of whoever is signed in', async () => {
    const backend = createBackend({ persona: 'customer' })
    // A change of sign-in needs a proof of identity first.
    expect(await go(backend, 'vk/start?return_to=%2Fprofile')).toEqual([
      302,
      '/profile?oauth_error=failed',
    ])
    for (const session of backend.db.sessions) session.provenUntil = Number.MAX_SAFE_INTEGER
    expect(await go(backend, 'vk/start?return_to=%2Fprofile%2Fauthentication')).toEqual([
      302,
      '/profile/authentication',
    ])
    expect((await (await backend.fetch('/api/v2/user')).json()).security.oauth).toEqual(['vk'])
    expect(await go(backend, 'google/start?mock=already_linked&return_to=%2Fprofile')).toEqual([
      302,
      '/profile?oauth_error=already_linked',
    ])
  })

  it('has to be known', async () => {
    expect((await createBackend().fetch('/api/v2/auth/oauth/nobody/start')).status).toBe(404)
  })
})

describe('a forgotten password', () => {
  it('is answered the same for every address; a link goes only to those who have an account', async () => {
    const backend = createBackend()
    const before = new Set(backend.db.links.map(({ hash }) => hash))
    for (const email of ['nobody@example.com', personaEmail('deleted'), personaEmail('customer')])
      expect((await post(backend, 'remind', { email })).status).toBe(204)
    const sent = backend.db.links.filter(({ hash }) => !before.has(hash))
    expect(sent.map(({ kind, sentTo }) => [kind, sentTo])).toEqual([
      ['remind', personaEmail('customer')],
    ])
    expect((await post(backend, 'remind', { email: 'x' })).status).toBe(400)
  })
})
