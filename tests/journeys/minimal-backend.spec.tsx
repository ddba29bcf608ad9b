import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { arrivesAt, renderApp } from '../support/render-app.tsx'

/** Exactly the fields that specification section 3 names, and nothing of what contract.md adds. */
const user = {
  id: 7,
  profile: { userType: 'customer' },
  balance: { amount: 12.5 },
  interfaceLanguage: 'en',
  permissions: {},
  analyticsData: { daysSinceRegistration: 3, daysSinceLastPayment: 1, daysSinceLastUse: 0, earnedOnCaptcha: 0, spentOnCaptcha: 4.2 },
  currency: 'USD',
}

const answers: Record<string, unknown> = {
  'GET /api/v2/user': user,
  'GET /api/v2/dashboard': {},
  'GET /api/v2/customer/prices?currency=USD': {},
  'GET /api/v2/public_statistics?currency=USD': {},
}
const answer = (call: string): unknown => answers[call]

it('a signed-in person can use the dashboard of a backend that sends just the specified fields', async () => {
  const app = renderApp('/enterpage', { answer })
  await app.heading(/dashboard/i)
  expect(app.address()).toBe('/enterpage')
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('$12.50'))
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
        ? { ...user, profile: { ...user.profile, systemMessage: { id: 3, message: { en: '<b>Hello</b>' } }, unknown: 1 } }
        : answer(call),
  })
  expect(await screen.findByRole('dialog', { name: 'System message #3' }, { timeout: 20_000 })).toHaveTextContent('Hello')
  // The page behind it is inert.
  expect(await screen.findByRole('heading', { level: 1, name: /dashboard/i, hidden: true })).toBeInTheDocument()
  expect(app.address()).toBe('/enterpage')
})
