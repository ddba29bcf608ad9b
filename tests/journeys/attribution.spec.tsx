import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MockInstance } from 'vitest'
import { selectAttribution } from '@/api/page-state.ts'
import { registrationAttribution } from '@/session/attribution/registration.ts'
import { choose } from '../support/choose.ts'
import { onSite } from '../support/on-site.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const events = (app: Rendered): unknown[] =>
  app.backend.requests.filter(({ call }) => call === 'trackEvent').map(({ body }) => body)
const updates = (app: Rendered): unknown[] =>
  app.backend.requests.filter(({ call }) => call === 'updateUser').map(({ body }) => body)
/** The cookies, without the token of a call that an earlier test's page may have sent late. */
const cookies = (): Record<string, string> =>
  Object.fromEntries(
    document.cookie
      .split('; ')
      .filter((pair) => pair !== '' && !pair.startsWith('csrf_token='))
      .map((pair) => [
        pair.split('=', 1)[0] ?? '',
        decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
      ]),
  )
const comesFrom = (referrer: string) =>
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
const attribution = (app: Rendered) => selectAttribution(app.app.store.getState())
/** The same visitor opens another document. */
function again(
  app: Rendered,
  path: string,
  options: Parameters<typeof renderApp>[1] = {},
): Rendered {
  app.unmount()
  document.cookie = 'timezone=; Path=/; Max-Age=0'
  return renderApp(path, { backend: app.backend, ...options })
}
const until = (check: () => void) => waitFor(check, { timeout: 20_000 })
/** The page is shown, and the visit is recorded; the record begins with the time zone. */
async function recorded(app: Rendered): Promise<void> {
  await app.heading(/./)
  await until(() => expect(cookies()).toHaveProperty('timezone'))
}

const users = (app: Rendered) =>
  app.backend.requests.filter(({ call, status }) => call === 'user' && status === 200).length
/**
 * Refetches the user, as after a return to a page from the browser's cache. Resolves with the
 * answer.
 */
async function askAnew(app: Rendered): Promise<void> {
  const before = users(app)
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await until(() => expect(users(app)).toBeGreaterThan(before))
}

let logged: MockInstance<(...data: unknown[]) => void>
beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer')
  logged = vi.spyOn(console, 'info').mockImplementation(() => {})
})

describe('cookies', () => {
  it('tell where the visitor came from and where they have been', async () => {
    comesFrom('https://blog.example/post?id=1')
    const app = renderApp('/pricing?q=x&utm_source=news&utm_medium=mail&pos=2')
    await recorded(app)
    expect(cookies()).toMatchObject({
      timezone: 'UTC',
      original_referer: 'https://blog.example/post?id=1',
      cms_referrer: 'https://blog.example/post?id=1',
      reg_referrer: 'https://blog.example/post?id=1',
      cms_utm_get: 'utm_source=news&utm_medium=mail&pos=2',
      utm: '{"utm_source":"news","utm_medium":"mail","pos":"2"}',
      first_visited_page: '/pricing',
      last_visited_page: '/pricing',
    })
    await act(() => app.router.navigate('/'))
    expect(cookies()).toMatchObject({ first_visited_page: '/pricing', last_visited_page: '/' })
    expect(attribution(app)).toMatchObject({
      referer: 'https://blog.example/post?id=1',
      referral: null,
      utm: { utm_source: 'news', utm_medium: 'mail', pos: '2' },
    })
  })

  it('keep the first touch, and take up the latest campaign', async () => {
    comesFrom('https://blog.example/')
    const app = renderApp('/?utm_source=a&utm_term=t')
    await recorded(app)
    comesFrom('https://other.example/')
    const second = again(app, '/pricing?utm_source=b')
    await recorded(second)
    expect(cookies()).toMatchObject({
      original_referer: 'https://blog.example/',
      reg_referrer: 'https://blog.example/',
      cms_referrer: 'https://other.example/',
      first_visited_page: '/',
      last_visited_page: '/pricing',
      utm: '{"utm_source":"b"}',
    })
    expect(attribution(second)).toMatchObject({
      referer: 'https://blog.example/',
      utm: { utm_source: 'b' },
    })
  })

  it('take no page later in a visit for the one that began it', async () => {
    const app = renderApp('/')
    await recorded(app)
    comesFrom('https://blog.example/')
    await recorded(again(app, '/pricing'))
    expect(cookies()).toMatchObject({
      cms_referrer: 'https://blog.example/',
      original_referer: 'https://blog.example/',
    })
    expect(cookies()).not.toHaveProperty('reg_referrer')
  })

  it.each([
    '',
    'https://ru.glyphwork.example/',
    'https://www.glyphwork.example/x',
    'http://localhost:3000/',
    'javascript:alert(1)',
  ])('say nothing of the referrer %j', async (referrer) => {
    comesFrom(referrer)
    const app = renderApp('/')
    await recorded(app)
    expect(Object.keys(cookies()).sort()).toEqual([
      'first_visited_page',
      'last_visited_page',
      'timezone',
      'visit',
    ])
    expect(attribution(app).referer).toBeNull()
  })

  it.each([
    '/auth/register',
    '/auth/login',
    '/auth/remind',
    '/auth/check_remind/-/-',
    '/auth/confirm-email',
    '/auth/oauth-2fa',
  ])('do not count %s as the last page', async (path) => {
    const app = renderApp('/pricing')
    await recorded(app)
    await act(() => app.router.navigate(path))
    await arrivesAt(app, path)
    expect(cookies()['last_visited_page']).toBe('/pricing')
    await recorded(again(app, path))
    expect(cookies()).toMatchObject({
      first_visited_page: '/pricing',
      last_visited_page: '/pricing',
    })
  })

  it('hold the pattern of a mailed link, and of an unknown address nothing', async () => {
    const app = renderApp('/auth/check_key/0123456789abcdef/1001')
    await recorded(app)
    expect(cookies()).toMatchObject({
      first_visited_page: '/auth/check_key/{hash}/{userId}',
      last_visited_page: '/auth/check_key/{hash}/{userId}',
    })
    await act(() => app.router.navigate('/auth/check_kex/0123456789abcdef/1001'))
    await waitFor(() => expect(cookies()['last_visited_page']).toBe('*'))
    expect(document.cookie).not.toContain('0123456789abcdef')
  })

  it('hold the path without language prefix and query', async () => {
    onSite('ru')
    const app = renderApp('/ru/pricing/?q=secret')
    await recorded(app)
    expect(cookies()).toMatchObject({
      first_visited_page: '/pricing',
      last_visited_page: '/pricing',
    })
  })

  it('tell the same of somebody who is signed in, whose page comes first', async () => {
    comesFrom('https://blog.example/')
    const app = renderApp('/enterpage?utm_source=a', { persona: 'customer' })
    await app.heading('Dashboard')
    await act(() => app.router.navigate('/pricing?utm_source=b'))
    await recorded(app)
    expect(cookies()).toMatchObject({
      original_referer: 'https://blog.example/',
      utm: '{"utm_source":"b"}',
      first_visited_page: '/enterpage',
      last_visited_page: '/pricing',
    })
    await until(() => expect(events(app)).toHaveLength(2))
  })

  it('keep a time zone that is stored already', async () => {
    document.cookie = 'timezone=Asia%2FTokyo; Path=/'
    renderApp('/pricing')
    await until(() => expect(cookies()).toHaveProperty('last_visited_page'))
    expect(cookies()['timezone']).toBe('Asia/Tokyo')
  })

  it('say UTC where the browser has no zone', async () => {
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function () {
      throw new RangeError('no zone')
    })
    const app = renderApp('/auth/login')
    await waitFor(() => expect(cookies()['timezone']).toBe('UTC'))
    app.unmount()
  })

  it('may be refused: what came is known as long as the document', async () => {
    const refused = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    comesFrom('https://blog.example/')
    const app = renderApp('/?from=77&utm_source=a')
    await app.heading(/./)
    await until(() => expect(attribution(app).referralSent).toBe(true))
    await act(() => app.router.navigate('/pricing'))
    expect(attribution(app)).toMatchObject({
      referer: 'https://blog.example/',
      referral: { id: '77' },
      utm: { utm_source: 'a' },
    })
    expect(events(app)).toHaveLength(2)
    refused.mockRestore()
  })

  it('fit into one header, whatever they are made of', async () => {
    const hostile = encodeURIComponent('验😀";,\\\0<script>'.repeat(600))
    comesFrom(`https://blog.example/${hostile}`)
    const names = [
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_term',
      'utm_content',
      'matchtype',
      'utm_loc',
      'network',
      'pos',
      'from',
      '__proto__',
    ]
    const app = renderApp(`/pricing?${names.map((name) => `${name}=${hostile}`).join('&')}`)
    await recorded(app)
    expect(new TextEncoder().encode(document.cookie).length).toBeLessThan(6500)
    for (const pair of document.cookie.split('; ')) expect(pair.length).toBeLessThan(4000)
    expect(Object.hasOwn(Object.prototype, 'utm_source')).toBe(false)
    expect(attribution(app).referral).toBeNull()
    await until(() => expect(events(app)).toHaveLength(1))
  })
})

describe('the event tracker', () => {
  it('is told of a referral once a visit, whoever reloads, opens a tab or walks on', async () => {
    comesFrom('https://blog.example/post')
    const app = renderApp('/?from=77')
    await recorded(app)
    await until(() => expect(cookies()['referral']).toBe('77'))
    expect(attribution(app)).toMatchObject({ referral: { id: '77' }, referralSent: true })
    await act(() => app.router.navigate('/pricing?from=78'))
    const reloaded = again(app, '/?from=77')
    await recorded(reloaded)
    const tab = again(reloaded, '/pricing?from=79')
    await recorded(tab)
    expect(events(tab)).toEqual([
      { type: 'referral', data: { from: '77', source: 'blog.example', unique: true } },
    ])
    expect(registrationAttribution(tab.app.store.getState())).toEqual({ referral: { id: '77' } })
  })

  it('is told in another visit that the visitor is not new', async () => {
    const app = renderApp('/?from=77')
    await recorded(app)
    await until(() => expect(cookies()['referral']).toBe('77'))
    // The browser was closed.
    document.cookie = 'visit=; Path=/; Max-Age=0'
    const next = again(app, '/?from=78')
    await recorded(next)
    await until(() => expect(cookies()['referral']).toBe('78'))
    expect(events(next)[1]).toEqual({
      type: 'referral',
      data: { from: '78', source: null, unique: false },
    })
  })

  it('learns of a campaign with a source, each one once a visit', async () => {
    const app = renderApp('/?utm_source=a&utm_id=7&utm_term=t')
    await recorded(app)
    await until(() =>
      expect(events(app)).toEqual([{ type: 'utm', data: { utm_source: 'a', utm_id: '7' } }]),
    )
    await act(() => app.router.navigate('/pricing?utm_source=b'))
    await until(() => expect(events(app)).toHaveLength(2))
    const reloaded = again(app, '/?utm_source=a&utm_id=7')
    await recorded(reloaded)
    await act(() => reloaded.router.navigate('/pricing?utm_medium=mail'))
    expect(events(reloaded)).toHaveLength(2)
  })

  it('learns what an address carried that a guard led away from', async () => {
    const app = renderApp('/enterpage?from=77&utm_source=a')
    await app.heading('Sign in')
    await until(() => expect(events(app)).toHaveLength(2))
    expect(attribution(app)).toMatchObject({ referral: { id: '77' }, utm: { utm_source: 'a' } })
  })

  it.each(['network', 'timeout', 500, 401, 429] as const)(
    'changes nothing where it fails with %s: it is only logged',
    async (error) => {
      const app = renderApp('/?from=77&utm_source=a', {
        arrange: (backend) => backend.fail({ call: 'trackEvent', error }),
      })
      await recorded(app)
      await until(() => expect(events(app)).toHaveLength(2))
      if (error !== 'timeout') await until(() => expect(logged).toHaveBeenCalledTimes(2))
      expect(cookies()).not.toHaveProperty('referral')
      expect(attribution(app)).toMatchObject({ referral: { id: '77' }, referralSent: false })
      expect(screen.queryByRole('alert')).toBeNull()
      await act(() => app.router.navigate('/pricing'))
      expect(app.address()).toBe('/pricing')
      await recorded(app)
      // The sign-up sends it nevertheless.
      expect(registrationAttribution(app.app.store.getState())).toEqual({
        referral: { id: '77' },
        utm: { utm_source: 'a' },
      })
    },
  )

  it('takes an answer that is not JSON for done', async () => {
    const app = renderApp('/?from=77', {
      arrange: (backend) => backend.fail({ call: 'trackEvent', error: 'html' }),
    })
    await recorded(app)
    await until(() => expect(attribution(app).referralSent).toBe(true))
  })

  it('never waits for a token', async () => {
    const app = renderApp('/?from=77')
    await recorded(app)
    await until(() => expect(cookies()['referral']).toBe('77'))
    expect(app.backend.requests.some(({ call }) => call === 'csrf')).toBe(false)
  })
})

describe('the data layer', () => {
  const layer = (): unknown => window.dataLayer

  it('is told of a person once, however often they are asked for', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    await app.heading('Dashboard')
    await until(() => expect(layer()).toHaveLength(1))
    const { analytics } =
      app.backend.db.accounts.find(({ email }) => email.startsWith('customer@')) ?? {}
    expect(layer()).toEqual([
      { event: 'user_loaded', role: 'customer', balanceAmount: expect.any(Number), ...analytics },
    ])
    expect(JSON.stringify(layer())).not.toMatch(/@|name|"id"/)
    await act(() => app.router.navigate('/pricing'))
    await askAnew(app)
    expect(layer()).toHaveLength(1)
  })

  it('is told of whoever is here before the page has had its first seconds', async () => {
    const app = renderApp('/pricing', { persona: 'customer', accepted: ['ru'] })
    await until(() => expect(layer()).toHaveLength(1))
    await until(() => expect(updates(app)).toHaveLength(1))
    // The event stream waits for it.
    expect(app.backend.requests.some(({ call }) => call === 'events')).toBe(false)
  })

  it('is told again of another person', async () => {
    const app = renderApp('/pricing', { persona: 'customer' })
    await until(() => expect(layer()).toHaveLength(1))
    app.backend.signInAs('worker')
    await askAnew(app)
    await until(() => expect(layer()).toMatchObject([{ role: 'customer' }, { role: 'worker' }]))
  })

  it('is told of nobody where nobody is here', async () => {
    const app = renderApp('/')
    await app.heading(/./)
    await waitFor(() =>
      expect(
        app.backend.requests.some(({ call, status }) => call === 'user' && status !== null),
      ).toBe(true),
    )
    expect(layer()).toBeUndefined()
  })

  it('may be anything', async () => {
    const hostile = {
      configurable: true,
      get: () => {
        throw new Error('hostile')
      },
    }
    Object.defineProperty(window, 'dataLayer', hostile)
    const app = renderApp('/enterpage', { persona: 'customer' })
    await app.heading('Dashboard')
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('$32'), {
      timeout: 20_000,
    })
  })
})

describe('the language of the account', () => {
  it('follows the one that the person reads here, with one request', async () => {
    const app = renderApp('/enterpage', { persona: 'customer', accepted: ['ru'] })
    await app.heading(/./)
    await until(() => expect(updates(app)).toEqual([{ interfaceLanguage: 'ru' }]))
    await act(() => app.router.navigate('/pricing'))
    // Another tab has stored its own in another language since.
    for (const account of app.backend.db.accounts) account.interfaceLanguage = 'zh'
    await askAnew(app)
    expect(updates(app)).toHaveLength(1)
  })

  it('stays where it is the same, and when another tab changes it', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    await app.heading('Dashboard')
    await until(() => expect(window.dataLayer).toHaveLength(1))
    for (const account of app.backend.db.accounts) account.interfaceLanguage = 'ru'
    await askAnew(app)
    expect(updates(app)).toEqual([])
  })

  it('follows for each person whom the document loads', async () => {
    const app = renderApp('/pricing', { persona: 'customer', accepted: ['ru'] })
    await until(() => expect(updates(app)).toEqual([{ interfaceLanguage: 'ru' }]))
    const language = (persona: string) =>
      app.backend.db.accounts.find(({ email }) => email.startsWith(`${persona}@`))
        ?.interfaceLanguage
    app.backend.signInAs('worker')
    expect(language('worker')).toBe('en')
    await askAnew(app)
    await until(() => expect(language('worker')).toBe('ru'))
    expect(updates(app)).toHaveLength(2)
    await askAnew(app)
    expect(updates(app)).toHaveLength(2)
  })

  it('is never the language that a page falls back to', async () => {
    onSite('ru')
    // The browser's language is German, which the site does not have, so its default applies.
    const app = renderApp('/zh/pricing', { persona: 'customer', accepted: ['de'] })
    await app.heading(/./)
    await until(() => expect(updates(app)).toEqual([{ interfaceLanguage: 'zh' }]))
  })

  it('is stored where the account has one that we do not know', async () => {
    const app = renderApp('/enterpage', {
      persona: 'customer',
      arrange: ({ db }) => {
        for (const account of db.accounts) account.interfaceLanguage = 'de'
      },
    })
    await app.heading('Dashboard')
    await until(() => expect(updates(app)).toEqual([{ interfaceLanguage: 'en' }]))
  })

  it.each(['network', 500, 'html'] as const)(
    'is not asked for twice where it fails with %s',
    async (error) => {
      const app = renderApp('/enterpage', {
        persona: 'customer',
        accepted: ['ru'],
        arrange: (backend) => backend.fail({ call: 'updateUser', error }),
      })
      await app.heading(/./)
      await until(() => expect(logged).toHaveBeenCalledTimes(1))
      await act(() => app.router.navigate('/pricing'))
      await app.heading(/./)
      expect(updates(app)).toHaveLength(1)
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('takes up a choice from the menu', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    await app.heading('Dashboard')
    await until(() => expect(window.dataLayer).toHaveLength(1))
    await choose(app.user, 'Language', 'Русский')
    await until(() => expect(updates(app)).toEqual([{ interfaceLanguage: 'ru' }]))
  })

  it('is nobody’s where nobody is here', async () => {
    const app = renderApp('/', { accepted: ['ru'] })
    await app.heading(/./)
    expect(updates(app)).toEqual([])
  })
})
