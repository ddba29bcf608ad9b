import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { personaPassword } from '@/mocks/personas.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const slow = { timeout: 20_000 }
const section = (name: string) => screen.findByRole('region', { name }, slow)
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, slow)
const press = (app: Rendered, name: string | RegExp, place: HTMLElement = document.body) =>
  app.user.click(within(place).getByRole('button', { name }))
const open = (path = '/setting/webhooks') => renderApp(path, { persona: 'customer' })
const card = async (url: string) => {
  const name = await screen.findByRole('heading', { level: 3, name: url }, slow)
  const found = name.closest('li')
  if (!found) throw new Error(`There is no card of ${url}.`)
  return found
}
const main = 'https://hooks.shop.example/glyphwork/account'

afterEach(() => {
  sessionStorage.clear()
  dismissToast()
})

describe('account webhooks', () => {
  it('show what each gets, its state, and how to prove the host of a new one', async () => {
    const app = open('/setting/pingback')
    await app.user.click(await screen.findByRole('link', { name: 'Set up account webhooks' }, slow))
    await app.heading('Account webhooks')
    expect(await card(main)).toHaveTextContent(
      /active.*Events are sent as soon.*Events: Balance is low; .*Alert rule fired\..*Delivered, last 24 hours/,
    )
    expect(await card('https://desk.shop.example/hooks/tickets')).toHaveTextContent(
      /failing.*\d+ failures in a row/,
    )
    const waiting = await card('https://audit.shop.example/events')
    await press(app, 'Check now', waiting)
    expect(waiting).toHaveTextContent('https://audit.shop.example/pingback.txt')
    await press(app, 'Check now', waiting)
    await waitFor(() => expect(waiting).toHaveTextContent('Events are sent as soon'))
  })

  it('are added for chosen events after a proof, with a secret that is shown once', async () => {
    const app = open()
    const field = await screen.findByLabelText('URL', {}, slow)
    const add = await section('Add a webhook')
    await app.user.type(field, 'https://hooks.shop.example/second{Enter}')
    expect(await within(add).findByText('Choose at least one event.')).toBeVisible()
    await app.user.click(within(add).getByLabelText('Reply to a ticket'))
    await press(app, 'Add webhook', add)
    const asked = await dialog('Confirm it’s you')
    await app.user.type(within(asked).getByLabelText('Your password'), `${personaPassword}{Enter}`)
    const shown = await dialog('Your signing secret')
    expect(shown).toHaveTextContent('https://hooks.shop.example/second')
    await press(app, 'I’ve saved it', shown)
    // The host is verified for another webhook.
    expect(await card('https://hooks.shop.example/second')).toHaveTextContent(
      /active.*Events: Reply to a ticket\./,
    )
    expect(await card('https://hooks.shop.example/second')).toHaveFocus()
    expect(calls(app, 'addWebhook').at(-1)?.body).toEqual({
      url: 'https://hooks.shop.example/second',
      events: ['ticket.message'],
      method: 'file',
    })
    expect(JSON.stringify(app.app.store.getState())).not.toContain('whsec_')
  })

  it('get other events, and a test shows the body that was sent and the response', async () => {
    const app = open()
    const first = await card(main)
    await press(app, `Edit webhook ${main}`, first)
    const choice = await dialog('Edit webhook')
    await app.user.click(within(choice).getByLabelText('Balance is low'))
    await press(app, 'Save', choice)
    await waitFor(() => expect(first).not.toHaveTextContent('Balance is low'))
    expect(calls(app, 'updateWebhook').at(-1)?.body).not.toHaveProperty('url')
    await press(app, `Send test to ${main}`, first)
    const test = await dialog('Send test')
    await app.user.selectOptions(within(test).getByLabelText('Event'), 'Payment status changed')
    await press(app, 'Send', test)
    await waitFor(() => expect(test).toHaveTextContent('HTTP 200'), slow)
    expect(test).toHaveTextContent('"type": "payment.updated"')
  })

  it('move to another URL, whose host is proved again, and not over a newer version', async () => {
    const app = open()
    await press(app, `Edit webhook ${main}`, await card(main))
    const form = await dialog('Edit webhook')
    const url = within(form).getByLabelText(/^URL/)
    expect(url).toHaveValue(main)
    const [stored] = app.backend.db.webhooks.hooks
    Object.assign(stored ?? {}, { updatedAt: '2030-01-01T00:00:00.000Z' })
    await app.user.clear(url)
    await app.user.type(url, 'https://moved.shop.example/hook')
    expect(url).toHaveAccessibleDescription(/another host/)
    await press(app, 'Save', form)
    await app.user.click(
      await within(form).findByRole('button', { name: 'Overwrite with mine' }, slow),
    )
    const asked = await dialog('Confirm it’s you')
    await app.user.type(within(asked).getByLabelText('Your password'), `${personaPassword}{Enter}`)
    expect(await card('https://moved.shop.example/hook')).toHaveTextContent(/verif/i)
    expect(stored).toMatchObject({ host: 'moved.shop.example', status: 'pending_verification' })
  })

  it('have a log with the raw body, from which one is sent again', async () => {
    const app = open('/setting/webhooks?webhook=w1')
    const log = await screen.findByRole('table', {}, slow)
    const [row] = await within(log).findAllByRole('link', {}, slow)
    if (!row) throw new Error('The log is empty.')
    await app.user.click(row)
    const one = await dialog('Delivery')
    expect(one).toHaveTextContent(/Event ID.*evt_.*POST https:\/\/hooks\.shop\.example/)
    expect(one).toHaveTextContent(/"createdAt": "20/)
    await press(app, 'Send again', one)
    await waitFor(() => expect(calls(app, 'resendWebhook')).toHaveLength(1))
    await waitFor(() => expect(one).toHaveTextContent(/Attempt[2-9]/), slow)
  })

  it('are absent where the backend has none: no link, and no broken page', async () => {
    const without = (backend: Rendered['backend']) =>
      void backend.fail({ call: 'webhooks', error: 'ERROR_NOT_FOUND' })
    const app = renderApp('/setting/pingback', { persona: 'customer', arrange: without })
    await section('Check the signature')
    expect(screen.queryByRole('link', { name: 'Set up account webhooks' })).toBeNull()
    app.unmount()
    renderApp('/setting/webhooks', { persona: 'customer', arrange: without })
    expect(await screen.findByText('Webhooks aren’t available here', {}, slow)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Add a webhook' })).toBeNull()
  })
})
