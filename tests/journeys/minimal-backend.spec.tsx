import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { arrivesAt, renderApp } from '../support/render-app.tsx'

/**
 * The user has exactly the fields that specification section 3 names, without the additions of
 * contract.md; of the answers whose fields it does not show, only what their rows require.
 */
const user = {
  id: 7,
  profile: { userType: 'customer' },
  balance: { amount: 12.5 },
  interfaceLanguage: 'en',
  permissions: {},
  analyticsData: {
    daysSinceRegistration: 3,
    daysSinceLastPayment: 1,
    daysSinceLastUse: 0,
    earnedOnCaptcha: 0,
    spentOnCaptcha: 4.2,
  },
  currency: 'USD',
}

const answers: Record<string, unknown> = {
  'GET /api/v2/user': user,
  'GET /api/v2/dashboard': {
    balance: { amount: '12.50', currency: 'USD' },
    today: null,
    week: null,
    latest: [],
  },
  'GET /api/v2/customer/prices?currency=USD': { groups: [] },
  'GET /api/v2/public_statistics?currency=USD': { rates: [] },
}
const answer = (call: string): unknown => answers[call]

it('a signed-in person can use the dashboard of a backend that sends just the specified fields', async () => {
  const app = renderApp('/enterpage', { answer })
  await app.heading(/dashboard/i)
  expect(app.address()).toBe('/enterpage')
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('$12.50'))
})

describe('a field that says what it means in another shape, or nothing', () => {
  const open = (change: object, path = '/enterpage') =>
    renderApp(path, {
      answer: (call) => (call === 'GET /api/v2/user' ? { ...user, ...change } : answer(call)),
    })

  it.each([
    ['a balance that is a text', { balance: { amount: '12.50' } }, '$12.50'],
    ['no balance', { balance: null }, ''],
    ['a balance without amount', { balance: { amount: null } }, ''],
    ['a balance that is no number', { balance: { amount: 'much' } }, ''],
    ['an id that is a text', { id: 'u-7' }, '$12.50'],
    ['no figures', { analyticsData: null }, '$12.50'],
    ['figures that are texts', { analyticsData: { daysSinceLastUse: '3' } }, '$12.50'],
    ['no permissions', { permissions: null }, '$12.50'],
    ['permissions that are numbers', { permissions: { admin: 1 } }, '$12.50'],
    ['no currency', { currency: null }, '$12.50'],
    ['oddities of ours', { email: 1, restrictions: {}, security: [], unread: null }, '$12.50'],
  ])('%s costs nobody their account', async (_, change, balance) => {
    const app = open(change)
    await app.heading(/dashboard/i)
    await screen.findByRole('button', { name: /^Account/ })
    if (balance) expect(screen.getByRole('banner')).toHaveTextContent(balance)
    else expect(screen.getByRole('banner')).not.toHaveTextContent('$')
  })

  it('an empty user type is none', async () => {
    await arrivesAt(open({ profile: { userType: '' } }), '/select-role?return_to=%2Fenterpage')
  })

  it('only true is a permission', async () => {
    await arrivesAt(open({ permissions: { admin: 1, moderator: 'true' } }, '/editor/blog'), '/')
    await arrivesAt(open({ permissions: { moderator: true } }, '/editor/blog'), '/editor/blog')
  })

  it('a visitor’s own choice of currency stands where the user has none', async () => {
    localStorage.setItem('currency', 'EUR')
    const asked: string[] = []
    const app = renderApp('/pricing', {
      answer: (call) => {
        asked.push(call)
        return call === 'GET /api/v2/user' ? { ...user, currency: null } : undefined
      },
    })
    await app.heading(/you pay/i)
    await waitFor(() => expect(asked).toContain('GET /api/v2/customer/prices?currency=EUR'))
  })
})

it('the public pages say that there is nothing rather than break', async () => {
  const app = renderApp('/pricing', { answer })
  await app.heading(/you pay/i)
  expect(screen.getByRole('main')).toBeVisible()
})

it('a guest page sends them on', async () => {
  await arrivesAt(renderApp('/auth/login', { answer }), '/enterpage')
})

it('a system message without our additions does no harm', async () => {
  const app = renderApp('/enterpage', {
    answer: (call) =>
      call === 'GET /api/v2/user'
        ? {
            ...user,
            profile: {
              ...user.profile,
              systemMessage: { id: 3, message: { en: '<b>Hello</b>' } },
              unknown: 1,
            },
          }
        : answer(call),
  })
  expect(
    await screen.findByRole('dialog', { name: 'System message #3' }, { timeout: 20_000 }),
  ).toHaveTextContent('Hello')
  // The page behind it is inert.
  expect(
    await screen.findByRole('heading', { level: 1, name: /dashboard/i, hidden: true }),
  ).toBeInTheDocument()
  expect(app.address()).toBe('/enterpage')
})
