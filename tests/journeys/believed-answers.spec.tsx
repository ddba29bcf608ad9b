import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createBackend } from '@/mocks/node.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { renderApp } from '../support/render-app.tsx'
import { section } from '../support/section.ts'

// An answer with the status 200 that says nothing, or no: it is an error like any other, with a way
// to try again, and nothing that was typed is lost. tests/tables/answers.spec.ts has every row.

const slow = { timeout: 20_000 }
const unread = 'We couldn’t read the server’s response'

afterEach(() => {
  sessionStorage.clear()
  dismissToast()
})

it.each([
  ['/setting/edit', '/api/v2/customer/settings', 'Save settings'],
  ['/setting?tab=limits', '/api/v2/customer/limits', /^Save/],
  ['/setting/percent_100', '/api/v2/customer/percent_100', /^Save/],
  ['/profile/notif', '/api/v2/user/notifications', /^Save/],
  ['/profile/delete', '/api/v2/user/delete_info', /^Delete/],
])(
  '%s: a form whose first data is empty is not there, so it cannot be saved',
  async (path, call, button) => {
    const wrong: [unknown] = [{}]
    const app = renderApp(path, {
      persona: 'customer',
      answer: (asked) => (asked.endsWith(`GET ${call}`) ? wrong[0] : undefined),
    })
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' }, slow)
    const main = within(screen.getByRole('main'))
    expect(main.queryByRole('button', { name: button })).toBeNull()
    wrong[0] = undefined
    // A wrong shape is logged for developers.
    vi.mocked(console.error).mockClear()
    await app.user.click(retry ?? document.body)
    expect(await main.findByRole('button', { name: button }, slow)).toBeVisible()
  },
)

it.each([
  { status: 'failed' },
  {},
  { id: 5, status: 'failed', total: { amount: '5', currency: 'USD' } },
  { total: { amount: '5', currency: 'USD' } },
])('a transfer that is answered with %j is not called sent', async (body) => {
  const backend = createBackend({ persona: 'customer' })
  const app = renderApp('/pay/send_user', {
    backend: {
      ...backend,
      fetch: (input, init) =>
        init?.method === 'POST' &&
        typeof input === 'string' &&
        input.endsWith('/payments/transfers') &&
        typeof init.body === 'string' &&
        !init.body.includes('dryRun')
          ? Promise.resolve(Response.json(body))
          : backend.fetch(input, init),
    },
  })
  const part = await section('Send')
  await app.user.type(within(part).getByLabelText('Recipient'), '1003')
  await app.user.type(within(part).getByLabelText('Amount'), '5')
  await app.user.click(within(part).getByRole('button', { name: 'Continue' }))
  const look = await screen.findByRole('region', { name: 'Review your transfer' }, slow)
  await app.user.click(within(look).getByRole('button', { name: 'Send link' }))
  expect(await screen.findByRole('group', { name: 'Checking with the server' }, slow)).toBeVisible()
  expect(screen.queryByText('Check your email')).toBeNull()
  vi.mocked(console.error).mockClear()
})

it.each([{ error: 'x' }, {}, { id: null }])(
  'a request for labelling that is answered with %j has not arrived, and is kept',
  async (body) => {
    const app = renderApp('/data', {
      answer: (asked) => (asked.endsWith('/labelling/requests') ? body : undefined),
    })
    const field = (name: RegExp) => screen.findByRole('textbox', { name }, slow)
    await app.user.type(await field(/Your name/), 'Ann')
    await app.user.type(await field(/Email/), 'ann@example.com')
    await app.user.selectOptions(screen.getByLabelText('Kind of labeling'), 'polygon')
    await app.user.type(await field(/Number of items/), '10 000')
    const message = await field(/What do you need labeled/)
    await app.user.type(message, 'Outline every roof in these tiles, please.')
    await app.user.click(screen.getByRole('checkbox', { name: /I have read/ }))
    await app.user.click(screen.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByText(unread, {}, slow)).toBeVisible()
    expect(screen.queryByText('We have your request')).toBeNull()
    expect(message).toHaveValue('Outline every roof in these tiles, please.')
    vi.mocked(console.error).mockClear()
  },
)

it('a negative balance is shown, and the purchase of a plan says what is missing', async () => {
  renderApp('/support/enterprise', {
    persona: 'customer',
    answer: (asked) =>
      asked.includes('/enterprise_support/conditions')
        ? {
            html: '',
            active: null,
            state: 'none',
            eligibility: { ok: true, reasonCode: null },
            available: { amount: '-3.00', currency: 'USD' },
          }
        : undefined,
  })
  expect(
    await screen.findByText(
      /Paid from your balance of [-−]\$3.*You need \$\d+(?:\.\d+)? more/,
      {},
      slow,
    ),
  ).toBeVisible()
})

it('lists what has no title by its address, and a ticket by its lack of one', async () => {
  const unseen = '\u200B'
  const app = renderApp('/blog', {
    answer: (asked) =>
      /GET \/api\/v1\/articles\b/.test(asked)
        ? { articles: [{ id: 1, slug: 'how-polling-works', title: unseen }], totalCount: 1 }
        : undefined,
  })
  expect(await screen.findByRole('heading', { name: 'how polling works' }, slow)).toBeVisible()
  expect(screen.getByRole('link', { name: 'how polling works' })).toBeVisible()
  app.unmount()
  renderApp('/support/tickets', {
    persona: 'customer',
    arrange: ({ db }) => {
      for (const ticket of db.support.tickets) ticket.subject = unseen
    },
  })
  expect((await screen.findAllByRole('link', { name: 'No subject' }, slow))[0]).toBeVisible()
})
