import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { pathOfSubscription } from '@/mocks/seed/support/status-subscriptions.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { onSite } from '../support/on-site.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const bodies = (app: Rendered, name: CallName): unknown[] =>
  app.backend.requests.filter(({ call }) => call === name).map(({ body }) => body)
const press = async (app: Rendered, name: string | RegExp) =>
  app.user.click(await screen.findByRole('button', { name }, slow))
const news = () => screen.findByRole('region', { name: 'Get status updates' }, slow)

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  dismissToast()
})

describe('messages about the service', () => {
  it('are asked for without an account, confirmed, changed and ended by their link', async () => {
    const app = renderApp('/support')
    const form = within(await news())
    await app.user.click(form.getByRole('radio', { name: 'Only some' }))
    await press(app, 'Subscribe')
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByText(/Enter your email/)).toBeVisible()
    expect(within(summary).getByText(/Choose at least one part/)).toBeVisible()
    await app.user.type(form.getByRole('textbox', { name: /Email/ }), 'ann@example.com')
    await app.user.click(form.getByRole('checkbox', { name: 'Payouts' }))
    await app.user.click(form.getByRole('checkbox', { name: 'Planned maintenance' }))
    await press(app, 'Subscribe')
    const sent = await screen.findByRole('group', { name: 'Check your email' }, slow)
    expect(sent).toHaveTextContent('a***@example.com')
    expect(sent).toHaveFocus()
    expect(bodies(app, 'subscribeToStatus')).toEqual([
      {
        channel: 'email',
        email: 'ann@example.com',
        language: 'en',
        components: ['payouts'],
        severities: ['outage', 'degraded'],
      },
    ])
    const made = app.backend.db.support.statusSubscriptions.at(-1)
    if (!made) throw new Error('Nothing was made.')
    app.unmount()

    const link = renderApp(pathOfSubscription(made), { backend: app.backend })
    await link.heading('Status subscription')
    // The link alone does nothing, and its token leaves the address.
    expect(link.address()).toBe('/support/status/-')
    expect(await screen.findByText(/will go to a\*\*\*@example.com/, {}, slow)).toBeVisible()
    expect(made.status).toBe('pending')
    await press(link, 'Confirm subscription')
    expect(await screen.findByRole('group', { name: 'Subscription confirmed' }, slow)).toHaveFocus()
    expect(await screen.findByRole('checkbox', { name: 'Payouts' }, slow)).toBeChecked()
    await link.user.click(screen.getByRole('radio', { name: 'All parts' }))
    await press(link, 'Save')
    expect(await screen.findByText('Saved.', {}, slow)).toBeVisible()
    expect(made).toMatchObject({ components: [], severities: ['outage', 'degraded'] })
    await press(link, 'Unsubscribe')
    expect(await screen.findByRole('group', { name: 'You are unsubscribed' }, slow)).toHaveFocus()
    expect(made).toMatchObject({ status: 'ended', to: '' })
  })

  it.each([
    ['telegram', 'Press Start in Telegram'],
    ['webhook', 'Confirm the webhook'],
  ] as const)('go to %s, which confirms them itself', async (channel, title) => {
    const app = renderApp('/support')
    const form = within(await news())
    await app.user.click(
      form.getByRole('radio', { name: channel === 'telegram' ? 'Telegram' : 'Webhook' }),
    )
    if (channel === 'webhook') {
      await app.user.type(form.getByRole('textbox', { name: /URL/ }), 'https://127.0.0.1/hook')
      await press(app, 'Subscribe')
      expect(
        (await screen.findAllByText(/can’t be reached from the internet/, {}, slow))[0],
      ).toBeVisible()
      await app.user.clear(form.getByRole('textbox', { name: /URL/ }))
      await app.user.type(form.getByRole('textbox', { name: /URL/ }), 'https://ops.example/hook')
    }
    await press(app, 'Subscribe')
    const sent = within(await screen.findByRole('group', { name: title }, slow))
    if (channel === 'webhook')
      expect(sent.getByText(/https:\/\/ops\.example\/\*\*\*/)).toBeVisible()
    else
      expect(sent.getByRole('link', { name: 'Open Telegram' })).toHaveAttribute(
        'href',
        expect.stringContaining('https://t.me/'),
      )
    // Somebody who comes back from the bot finds it confirmed.
    if (channel === 'telegram') {
      app.backend.setClock('2026-04-15T09:30:09Z')
      window.dispatchEvent(new Event('focus'))
      const done = await screen.findByRole('group', { name: 'Subscription confirmed' }, slow)
      expect(done).toHaveTextContent('go to Telegram')
      expect(screen.queryByRole('link', { name: 'Open Telegram' })).toBeNull()
    }
    await press(app, 'Add another subscription')
    expect(within(await news()).getByRole('radio', { name: 'Email' })).toBeChecked()
  })

  it('say that another tab has ended them, to whoever still changes them', async () => {
    const app = renderApp('/support/status/active')
    const save = await screen.findByRole('button', { name: 'Save' }, slow)
    const open = app.backend.db.support.statusSubscriptions.find(
      ({ status }) => status === 'active',
    )
    if (open) open.status = 'ended'
    await app.user.click(save)
    expect(
      await screen.findByRole('group', { name: 'You are already unsubscribed' }, slow),
    ).toHaveFocus()
  })

  it.each([
    ['used', 'You are already unsubscribed'],
    ['expired', 'This link has expired'],
    ['nothing', 'This link doesn’t work'],
    ['-', 'Open the link from the message'],
  ])('say why the link %s opens nothing', async (hash, title) => {
    const app = renderApp(`/support/status/${hash}`)
    await app.heading('Status subscription')
    expect(await screen.findByRole('group', { name: title }, slow)).toBeVisible()
    expect(screen.getByRole('link', { name: 'View service status' })).toHaveAttribute(
      'href',
      '/support#status',
    )
  })

  it('are not offered, and no effect is told, where the backend has neither', async () => {
    const app = renderApp('/support', {
      persona: 'customer',
      arrange: (backend) => {
        backend.fail({ call: 'statusChannels', error: 404 })
        backend.fail({ call: 'incidentEffects', error: 404 })
      },
    })
    await screen.findByRole('heading', { name: 'Incidents' }, slow)
    await waitFor(() => expect(bodies(app, 'statusChannels')).toHaveLength(1), slow)
    await waitFor(() => expect(bodies(app, 'incidentEffects')).toHaveLength(1), slow)
    expect(screen.queryByRole('heading', { name: 'Get status updates' })).toBeNull()
    expect(screen.queryByText(/of your tasks/)).toBeNull()
  })
})

describe('an incident', () => {
  it('says what it did to the own tasks of whoever is signed in, and to nobody else', async () => {
    const app = renderApp('/support', { persona: 'customer' })
    const effect = await screen.findByText(/of your tasks failed because of it/, {}, slow)
    const incident = effect.closest('article')
    if (!incident) throw new Error('It belongs to no incident.')
    expect(within(incident).getByRole('heading')).toHaveTextContent('Pingbacks were delivered late')
    expect(within(incident).getByText('Affects: Pingbacks')).toBeVisible()
    const tasks = within(incident).getByRole('link', { name: 'Show your tasks from that time' })
    expect(tasks).toHaveAttribute('href', expect.stringContaining('/statistics/uploads?view=tasks'))
    app.unmount()
    const guest = renderApp('/support')
    await screen.findByRole('heading', { name: 'Incidents' }, slow)
    expect(screen.queryByText(/of your tasks/)).toBeNull()
    expect(bodies(guest, 'incidentEffects')).toHaveLength(0)
  })

  it('is announced with its time where it is planned', async () => {
    renderApp('/support')
    const planned = within(await screen.findByRole('region', { name: 'Planned maintenance' }, slow))
    expect(planned.getByRole('heading', { name: 'Payouts pause for an hour' })).toBeVisible()
    expect(planned.getByText('Affects: Payouts')).toBeVisible()
  })
})

it('leads to the status page of its own, also from what does not answer', async () => {
  onSite('com', { statusUrl: 'https://status.example' })
  renderApp('/support', {
    accepted: ['ru'],
    arrange: (backend) => void backend.fail({ call: 'serviceStatus', error: 503 }),
  })
  await waitFor(() => {
    const links = screen.getAllByRole('link', { name: 'Страница состояния' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://status.example/ru/',
      'https://status.example/ru/',
    ])
  }, slow)
})
