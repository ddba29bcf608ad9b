import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { onSite } from '../support/on-site.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'

describe('a page that needs login', () => {
  it('sends an anonymous person to sign in, with path and query to come back to', async () => {
    const app = renderApp('/enterpage?tab=1&x=a%20b')
    await arrivesAt(app, '/auth/login?return_to=%2Fenterpage%3Ftab%3D1%26x%3Da%2520b')
  })

  it('asks for nothing of the page before the guard has passed', async () => {
    const app = renderApp('/enterpage')
    await arrivesAt(app, '/auth/login?return_to=%2Fenterpage')
    expect(app.backend.requests.map(({ call }) => call)).not.toContain('dashboard')
  })

  it('sends a person without a type to choose one', async () => {
    const app = renderApp('/enterpage?tab=1', { persona: 'newcomer' })
    await arrivesAt(app, '/select-role?return_to=%2Fenterpage%3Ftab%3D1')
  })

  it.each(['customer', 'developer', 'worker', 'admin'] as const)(
    'opens to a %s',
    async (persona) => {
      const app = renderApp('/enterpage', { persona })
      await app.heading(/dashboard/i)
      expect(app.address()).toBe('/enterpage')
    },
  )

  it('is not taken for signed out when the user could not be loaded', async () => {
    const app = renderApp('/enterpage', {
      persona: 'customer',
      arrange: (backend) => backend.fail({ call: 'user', error: 500 }),
    })
    await screen.findByRole('heading', { name: 'Something went wrong on our side' })
    expect(app.address()).toBe('/enterpage')
    // One action recovers.
    app.backend.fail({ call: 'user' })
  })

  it('shows the page after a retry', async () => {
    let heal = () => {}
    const app = renderApp('/enterpage', {
      persona: 'customer',
      arrange: (backend) => (heal = backend.fail({ call: 'user', error: 500 })),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('banner')).toBeVisible()
    heal()
    await app.user.click(retry)
    await app.heading(/dashboard/i)
  })
})

describe('a page for guests', () => {
  it.each([
    ['customer', '/enterpage'],
    ['developer', '/enterpage'],
    ['newcomer', '/select-role'],
  ] as const)('sends a signed-in %s to %s', async (persona, target) => {
    await arrivesAt(renderApp('/auth/login', { persona }), target)
  })

  it('sends a signed-in person to return_to', async () => {
    await arrivesAt(
      renderApp('/auth/register?return_to=%2Fpricing%3Fq%3Dtext%23top', { persona: 'customer' }),
      '/pricing?q=text#top',
    )
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/auth/logout',
    '/nonsense',
    '/enterpage?return_to=%2F',
    'javascript:alert(1)',
  ])('does not follow %s', async (target) => {
    await arrivesAt(
      renderApp(`/auth/login?return_to=${encodeURIComponent(target)}`, { persona: 'customer' }),
      '/enterpage',
    )
  })
})

it('says so where redirects of guards follow one another without an end', async () => {
  const app = renderApp('/about')
  await app.heading(/./)
  for (let at = 1; at <= 3; at += 1) app.app.redirects.redirected()
  await act(() => app.router.navigate('/setting'))
  await app.heading('Too many redirects')
  vi.mocked(console.error).mockClear()
})

it('leads to sign-in however often a person asks for a page of the account', async () => {
  const app = renderApp('/about')
  await app.heading(/./)
  for (let visit = 1; visit <= 5; visit += 1) {
    await act(() => app.router.navigate('/setting'))
    await arrivesAt(app, '/auth/login?return_to=%2Fsetting')
    await app.heading(/sign in/i)
    await act(() => app.router.navigate('/about'))
    await arrivesAt(app, '/about')
  }
})

describe('addresses', () => {
  it.each([
    ['/main?x=1', '/?x=1'],
    ['/en/pricing?q=a', '/pricing?q=a'],
    ['/en', '/'],
    ['/de/pricing', '/pricing'],
    ['/fr', '/'],
  ])('%s leads to %s', async (from, to) => {
    await arrivesAt(renderApp(from), to)
  })

  it.each(['/nonsense', '/Pricing', '/de/nonsense', '/en//other.example', '/ru/pricing/extra'])(
    '%s is not found',
    async (path) => {
      const app = renderApp(path)
      await app.heading('Page not found')
      expect(app.address()).toBe(path)
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await app.user.click(screen.getByRole('link', { name: 'Go to the home page' }))
      await arrivesAt(app, '/')
    },
  )

  it('a prefix of a content language becomes the choice', async () => {
    const app = renderApp('/ru/pricing')
    await arrivesAt(app, '/pricing')
    await waitFor(() => expect(document.documentElement.lang).toBe('ru'))
    expect(document.cookie).toContain('language=ru')
  })
})

describe('addresses on the site with prefixes', () => {
  beforeEach(() => onSite('ru'))

  it.each([
    ['/ru/leaderboard?period=all', '/ru/play-and-earn/leaderboard?period=all'],
    ['/ru/faq/', '/ru/play-and-earn/faq'],
    ['/ru/main?x=1', '/ru?x=1'],
    ['/zh/main', '/zh'],
    ['/zh/faq', '/play-and-earn/faq'],
    ['/en/faq', '/play-and-earn/faq'],
    ['/de/faq', '/play-and-earn/faq'],
    ['/de/pricing', '/pricing'],
  ])('%s leads to %s', async (from, to) => {
    await arrivesAt(renderApp(from), to)
  })

  it('an address without prefix becomes that of the language, with its query', async () => {
    await arrivesAt(renderApp('/faq?q=1', { accepted: ['ru'] }), '/ru/play-and-earn/faq?q=1')
    await arrivesAt(renderApp('/pricing?q=1', { accepted: ['zh'] }), '/zh/pricing?q=1')
  })

  it('takes its place, so that going back does not lead into it again', async () => {
    const app = renderApp('/pricing', { accepted: ['ru'], history: ['/ru/about'] })
    await arrivesAt(app, '/ru/pricing')
    await act(() => app.router.navigate(-1))
    await arrivesAt(app, '/ru/about')
  })

  it('keeps the hash over each of these redirects', async () => {
    const app = renderApp('/about')
    await app.heading(/./)
    for (const [from, to] of [
      ['/main?x=1#top', '/?x=1#top'],
      ['/faq#pay', '/play-and-earn/faq#pay'],
      ['/ru/faq#pay', '/ru/play-and-earn/faq#pay'],
      ['/de/pricing#a', '/pricing#a'],
      ['/auth/check_remind/fresh/1002#a', '/auth/check_remind/-/-#a'],
    ] as const) {
      await act(() => app.router.navigate(from))
      await arrivesAt(app, to)
    }
    for (const [from, to] of [
      ['/zh/support/faq/worker', '/support/faq/worker'],
      ['/zh/support/faq/worker-terms#a', '/support/faq/worker-terms#a'],
    ] as const) {
      // The row of any answer has the language, and the page of that name does not.
      await act(() => app.router.navigate(from))
      await arrivesAt(app, to)
    }
    document.cookie = 'language=ru; Path=/'
    await act(() => app.router.navigate('/pricing?q=1#a'))
    await arrivesAt(app, '/ru/pricing?q=1#a')
  })
})

describe('an empty user', () => {
  it('leads to the sign-out page once', async () => {
    const app = renderApp('/enterpage', {
      persona: 'customer',
      arrange: (backend) => backend.fail({ call: 'user', error: 'ERROR_EMPTY_USER' }),
    })
    await arrivesAt(app, '/auth/logout')
    await app.heading(/signed out/i)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(app.address()).toBe('/auth/logout')
    vi.mocked(console.error).mockClear()
  })

  it('on a public page as well', async () => {
    const app = renderApp('/pricing', {
      persona: 'customer',
      arrange: (backend) => backend.fail({ call: 'user', error: 'ERROR_EMPTY_USER' }),
    })
    await arrivesAt(app, '/auth/logout')
    vi.mocked(console.error).mockClear()
  })
})

describe('every call', () => {
  it('carries cookies and the proxy headers of the page', async () => {
    const seen = vi.fn()
    const app = renderApp('/enterpage', { persona: 'customer' })
    await app.heading(/dashboard/i)
    seen(app.backend.requests.map(({ headers }) => headers['x-proxy-test']))
    expect(app.backend.requests.length).toBeGreaterThan(1)
    expect(new Set(app.backend.requests.map(({ headers }) => headers['x-proxy-test']))).toEqual(
      new Set(['1']),
    )
  })
})
