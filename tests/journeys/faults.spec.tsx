import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { PersonaName } from '@/mocks/personas.ts'
import type { CallName } from '@/api/contract/index.ts'
import type { TestBackend } from '@/mocks/node.ts'
import type { Failure } from '@/mocks/settings.ts'
import { choose } from '../support/choose.ts'
import { sample } from '../support/full.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'

/**
 * The calls of the first screens. All of them make the session's own call, and guards wait for it.
 */
const cases = sample<{ path: string; persona: PersonaName; call: CallName; guarded?: true }>(
  [
    { path: '/', persona: 'anonymous', call: 'publicStatistics' },
    { path: '/', persona: 'anonymous', call: 'customerPrices' },
    { path: '/', persona: 'anonymous', call: 'user' },
    { path: '/pricing', persona: 'anonymous', call: 'customerPrices' },
    { path: '/pricing', persona: 'anonymous', call: 'user' },
    // account-faults.spec.tsx tests the other calls of the account.
    { path: '/enterpage', persona: 'customer', call: 'user', guarded: true },
  ],
  ({ call, guarded }) => `${call} ${guarded}`,
)
const faults: Failure['error'][] = [
  'network',
  500,
  503,
  429,
  'html',
  'shape',
  403,
  404,
  'ERROR_MAINTENANCE',
]

/** Error texts never contain a code, and no key of a locale file is ever on the screen. */
function expectWords(): void {
  const text = document.body.textContent
  expect(text).not.toMatch(/ERROR_[A-Z]{3}|\b(?:problem|error|action|nav)\.[a-z]+/)
}

describe.each(cases)('$path when $call', ({ path, persona, call }) => {
  it.each(faults)('fails with %s: a heading, the header, no blank, no code', async (error) => {
    if (error === undefined) return
    const app = renderApp(path, { persona, arrange: (backend) => backend.fail({ call, error }) })
    await app.heading(/\S/)
    await waitFor(
      () => expect(app.backend.requests.some((request) => request.call === call)).toBe(true),
      { timeout: 20_000 },
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expectWords()
    expect(app.address()).toBe(path)
    // A wrong shape is logged for developers.
    vi.mocked(console.error).mockClear()
  })
})

it('a dashboard that fails at once says so in the language of the reader, with another try', async () => {
  const arrange = (backend: TestBackend): void => {
    backend.fail({ call: 'dashboard', error: 500 })
  }
  const app = renderApp('/enterpage', { persona: 'customer', accepted: ['ru-RU'], arrange })
  await app.heading('Ошибка на нашей стороне')
  await waitFor(() => expect(document.title).toMatch(/^Сводка/))
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
})

it.each([
  ['ru-RU', 'Ошибка на нашей стороне', 'Повторить', 'Сводка'],
  ['zh-CN', '我们这边出了问题', '重试', '概览'],
])(
  'a page that is not let in on its first call says so in the words of a reader of %s, and comes at another try',
  async (tag, title, again, page) => {
    let mend = (): void => {}
    const arrange = (backend: TestBackend): void => {
      mend = backend.fail({ call: 'user', error: 500 })
    }
    const app = renderApp('/enterpage', { persona: 'customer', accepted: [tag], arrange })
    await app.heading(title)
    expect(screen.getByRole('banner')).not.toHaveTextContent(/Pricing|Sign in/)
    mend()
    await app.user.click(screen.getByRole('button', { name: again }))
    await app.heading(page)
  },
)

it('a page that a lost line kept out comes by itself when the line is back', async () => {
  let mend = (): void => {}
  const arrange = (backend: TestBackend): void => {
    mend = backend.fail({ call: 'user', error: 'network' })
  }
  const app = renderApp('/enterpage', { persona: 'customer', arrange })
  await app.heading('No connection')
  mend()
  window.dispatchEvent(new Event('online'))
  await app.heading('Dashboard')
})

describe('a 502 of a proxy in front of the backend', () => {
  const open = (tag: string, headers: Record<string, string>) =>
    renderApp('/enterpage', {
      persona: 'customer',
      accepted: [tag],
      arrange: (backend) => {
        const answer = backend.fetch
        backend.fetch = (input, init) => {
          const address = input instanceof Request ? input.url : input.toString()
          return address.includes('/dashboard')
            ? Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502, headers }))
            : answer(input, init)
        }
      },
    })
  const cases = [
    ['en', 'Something went wrong on our side', /request ID/i],
    ['ru', 'Ошибка на нашей стороне', /номер запроса/i],
    ['zh', '我们这边出了问题', /请求编号/],
  ] as const

  it.each(cases)(
    'asks in %s for no request ID where the answer has none',
    async (tag, title, id) => {
      const app = open(tag, {})
      await app.heading(title)
      expect(screen.getByRole('main')).not.toHaveTextContent(id)
    },
  )

  it.each(cases)('shows in %s the request ID that the answer has', async (tag, title, id) => {
    const app = open(tag, { 'x-request-id': 'REQ-502' })
    await app.heading(title)
    expect(screen.getByRole('main')).toHaveTextContent(id)
    expect(screen.getByText('REQ-502')).toBeVisible()
  })
})

describe('an expired session', () => {
  it('leads to sign-in with the way back, from a page that is open', async () => {
    const app = renderApp('/enterpage?tab=1', { persona: 'customer' })
    await app.heading(/dashboard/i)
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('$32'), {
      timeout: 20_000,
    })
    app.backend.signInAs('anonymous')
    // The next call, here the one after a lost connection, is refused.
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    await arrivesAt(app, '/auth/login?return_to=%2Fenterpage%3Ftab%3D1')
    await app.heading('Sign in')
    expect(document.body).not.toHaveTextContent('$32')
  })
})

describe('languages', () => {
  it.each([
    [['ru-RU'], 'ru', 'Цены'],
    [['zh-TW', 'en'], 'zh', '价格'],
    [['fr-FR', 'ru'], 'ru', 'Цены'],
    [['fr-FR'], 'en', 'Pricing'],
  ] as const)('a visitor with %j reads %s', async (accepted, _, word) => {
    const app = renderApp('/nonsense', { accepted })
    await app.heading(/\S/)
    expect(screen.getAllByRole('link', { name: word }).length).toBeGreaterThan(0)
  })

  it('changes in place, with words and document', async () => {
    const app = renderApp('/pricing')
    await app.heading(/you pay/i)
    await choose(app.user, 'Language', '简体中文')
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: '价格' }).length).toBeGreaterThan(0),
    )
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'))
    expect(app.address()).toBe('/pricing')
    expect(document.cookie).toContain('language=zh')
  })
})
