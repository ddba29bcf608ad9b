import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { createBackend, testTime } from '@/mocks/node.ts'
import type { TestBackend } from '@/mocks/node.ts'
import { pathOfLink } from '@/mocks/lib/links.ts'
import { personaPassword } from '@/mocks/personas.ts'
import type { PersonaName } from '@/mocks/personas.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'
import { section } from '../support/section.ts'

const slow = { timeout: 20_000 }
const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const press = async (app: Rendered, name: string | RegExp, place: HTMLElement = document.body) =>
  app.user.click(await within(place).findByRole('button', { name }, slow))
const account = ({ db }: TestBackend, persona: PersonaName) => {
  const found = db.accounts.find((known) => known.persona === persona)
  if (!found) throw new Error(`There is no ${persona}.`)
  return found
}
/** Only transfers that moved money. */
const sendings = (app: Rendered) =>
  calls(app, 'sendTransfer').filter(({ body }) => !JSON.stringify(body).includes('dryRun'))
const keyOf = ({ headers }: { headers: Record<string, string> }) => headers['idempotency-key']

async function prove(app: Rendered): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' }, slow)
  await app.user.type(within(dialog).getByLabelText('Your password'), `${personaPassword}{Enter}`)
}

async function fill(
  app: Rendered,
  entries: { recipient?: string; amount?: string; comment?: string } = {},
): Promise<HTMLElement> {
  const part = await section('Send')
  const { recipient = '1003', amount = '5', comment } = entries
  await app.user.type(within(part).getByLabelText('Recipient'), recipient)
  await app.user.type(within(part).getByLabelText('Amount'), amount)
  if (comment) await app.user.type(within(part).getByLabelText(/Comment/), comment)
  return part
}
async function review(app: Rendered, entries?: Parameters<typeof fill>[1]): Promise<HTMLElement> {
  const part = await fill(app, entries)
  await press(app, 'Continue', part)
  return screen.findByRole('region', { name: 'Review your transfer' }, slow)
}

afterEach(() => {
  sessionStorage.clear()
  dismissToast()
})

describe('sending to another user', () => {
  it('looks it up, shows what it takes, asks for a proof, and waits for the letter', async () => {
    const app = renderApp('/pay/send_user', { persona: 'customer' })
    await app.heading('Send to a user')
    const look = await review(app, {
      recipient: 'customer-empty@glyphwork.example',
      amount: '5,50',
      comment: 'For lunch',
    })
    await arrivesAt(app, '/pay/send_user?step=review')
    expect(within(look).getByRole('heading', { name: 'Review your transfer' })).toHaveFocus()
    expect(look).toHaveTextContent('c***@glyphwork.example')
    expect(look).toHaveTextContent('account 1003')
    expect(look).toHaveTextContent('Recipient gets$5.50')
    expect(look).toHaveTextContent('Fee$0.06')
    expect(look).toHaveTextContent('Taken from your balance$5.56')
    expect(look).toHaveTextContent('For lunch')
    expect(sendings(app)).toHaveLength(0)
    const before = account(app.backend, 'customer').balance

    await press(app, 'Send link', look)
    await prove(app)
    const done = await screen.findByRole('group', { name: 'Check your email' }, slow)
    expect(done).toHaveFocus()
    expect(done).toHaveTextContent('c***@glyphwork.example')
    expect(account(app.backend, 'customer').balance).toBe(before)
    expect(app.address()).toBe('/pay/send_user')
    // It was refused once for the proof: the same entries have the same key.
    expect(new Set(sendings(app).map(keyOf)).size).toBe(1)
    expect(sendings(app).map(({ status }) => status)).toEqual([403, 200])
    const list = await section('Transfers')
    await waitFor(() =>
      expect(within(list).getAllByRole('button', { name: 'waiting for you' })).toHaveLength(2),
    )
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:1002:'))).toEqual([])
  })

  it.each([
    [{ recipient: 'nobody' }, 'Recipient', /Enter an account ID/],
    [{ recipient: 'nobody@glyphwork.example' }, 'Recipient', /Account not found/],
    [{ recipient: '1002' }, 'Recipient', /your own account/],
    [{ amount: '0.5' }, 'Amount', /From \$1\.00 to \$500\.00 per transfer\.$/],
    [{ amount: '501' }, 'Amount', /From \$1\.00 to \$500\.00 per transfer\.$/],
    [{ amount: '1.234' }, 'Amount', /two numbers/],
    [{ amount: '1.2345' }, 'Amount', /two decimals/],
    [{ amount: '42.70' }, 'Amount', /more than the/],
    [{ amount: '32.60' }, 'Amount', /With the fee/],
  ])('refuses %o at its field', async (entries, field, words) => {
    const app = renderApp('/pay/send_user', { persona: 'customer' })
    const part = await fill(app, entries)
    await press(app, 'Continue', part)
    await waitFor(() =>
      expect(within(part).getByLabelText(field)).toHaveAccessibleDescription(words),
    )
    expect(screen.queryByRole('region', { name: 'Review your transfer' })).toBeNull()
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
  })

  it('goes back to what was typed, by the button and by the browser', async () => {
    const app = renderApp('/pay/send_user', { persona: 'customer' })
    const look = await review(app, { comment: 'For lunch' })
    await press(app, 'Change', look)
    await arrivesAt(app, '/pay/send_user')
    const part = await section('Send')
    expect(within(part).getByLabelText('Amount')).toHaveValue('5')
    expect(within(part).getByLabelText(/Comment/)).toHaveValue('For lunch')
    await app.router.navigate(1)
    await screen.findByRole('region', { name: 'Review your transfer' }, slow)
    expect(sendings(app)).toHaveLength(0)
  })

  it('keeps what was typed over a reload at the second step, and asks for it again before anything is sent', async () => {
    const first = renderApp('/pay/send_user', { persona: 'customer' })
    await review(first, { comment: 'For lunch' })
    first.unmount()
    const app = renderApp('/pay/send_user?step=review', { backend: first.backend })
    const part = await section('Send')
    await waitFor(() => expect(within(part).getByLabelText(/Comment/)).toHaveValue('For lunch'))
    expect(screen.queryByRole('region', { name: 'Review your transfer' })).toBeNull()
    expect(sendings(app)).toHaveLength(0)
  })

  it('sends once for a double click, and for Enter and click', async () => {
    const app = renderApp('/pay/send_user', { persona: 'customer', arrange: proven })
    const look = await review(app)
    const button = within(look).getByRole('button', { name: 'Send link' })
    const answer = app.backend.hold('sendTransfer')
    button.focus()
    await Promise.all([app.user.dblClick(button), app.user.keyboard('{Enter}')])
    answer()
    await screen.findByRole('group', { name: 'Check your email' }, slow)
    expect(sendings(app)).toHaveLength(1)
    expect(
      app.backend.db.transfers.transfers.filter(({ status }) => status === 'awaiting_confirmation'),
    ).toHaveLength(3)
  })

  it('says that it checks when the answer is lost, asks, and sends nothing twice', async () => {
    const app = renderApp('/pay/send_user', { persona: 'customer', arrange: proven })
    const look = await review(app)
    app.backend.fail({ call: 'sendTransfer', error: 'lost', times: 1 })
    const answer = app.backend.hold('paymentIntent')
    await press(app, 'Send link', look)
    const checking = await screen.findByRole('group', { name: 'Checking with the server' }, slow)
    expect(checking).toHaveFocus()
    expect(document.body).not.toHaveTextContent(/try again/i)
    await app.user.click(within(look).getByRole('button', { name: 'Send link' }))
    answer()
    await screen.findByRole('group', { name: 'Check your email' }, slow)
    expect(sendings(app)).toHaveLength(1)
    expect(calls(app, 'paymentIntent')).toHaveLength(1)
    await waitFor(async () =>
      expect(
        within(await section('Transfers')).getAllByRole('button', { name: 'waiting for you' }),
      ).toHaveLength(2),
    )
  })

  it('finds after a reload what became of a lost answer', async () => {
    const first = renderApp('/pay/send_user', { persona: 'customer', arrange: proven })
    const look = await review(first)
    const { backend } = first
    backend.fail({ call: 'sendTransfer', error: 'lost', times: 1 })
    const answer = backend.hold('paymentIntent')
    await press(first, 'Send link', look)
    await screen.findByRole('group', { name: 'Checking with the server' }, slow)
    first.unmount()
    answer()
    const app = renderApp('/pay/send_user', { backend })
    await screen.findByRole('group', { name: 'Check your email' }, slow)
    expect(sendings(app)).toHaveLength(1)
    expect(JSON.stringify({ ...localStorage })).not.toContain('open')
  })

  it('says that the outcome is unclear where the request did not arrive, and the next press has the same key', async () => {
    const app = renderApp('/pay/send_user', { persona: 'customer', arrange: proven })
    const look = await review(app)
    const stop = app.backend.fail({ call: 'sendTransfer', error: 'network', times: 1 })
    await press(app, 'Send link', look)
    expect(await screen.findByRole('group', { name: 'We’re still checking' }, slow)).toHaveFocus()
    stop()
    await press(app, 'Send link', look)
    await screen.findByRole('group', { name: 'Check your email' }, slow)
    expect(sendings(app)).toHaveLength(2)
    expect(new Set(sendings(app).map(keyOf)).size).toBe(1)
    expect(
      app.backend.db.transfers.transfers.filter(
        ({ createdAt }) => createdAt === Date.parse(testTime),
      ),
    ).toHaveLength(1)
  })

  it('a refusal is the end of the will: changed entries go out under another key', async () => {
    const app = renderApp('/pay/send_user', { persona: 'customer', arrange: proven })
    const look = await review(app)
    app.backend.fail({ call: 'sendTransfer', error: 'ERROR_INSUFFICIENT_FUNDS', times: 1 })
    await press(app, 'Send link', look)
    await within(look).findByText(/not enough|too low|insufficient/i, {}, slow)
    await press(app, 'Send link', look)
    await screen.findByRole('group', { name: 'Check your email' }, slow)
    expect(new Set(sendings(app).map(keyOf)).size).toBe(2)
  })

  it('has nothing to send without money, and leads to a top-up', async () => {
    renderApp('/pay/send_user', { persona: 'customer-empty' })
    const part = await section('Send')
    expect(within(part).getByText('Nothing to send')).toBeVisible()
    expect(within(part).getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/pay')
    expect(await screen.findByText('No transfers yet', {}, slow)).toBeVisible()
  })

  it('says what failed and asks again', async () => {
    const app = renderApp('/pay/send_user', {
      persona: 'customer',
      arrange: (backend) => void backend.fail({ error: 500, call: 'transfers' }),
    })
    const list = await section('Transfers')
    await within(list).findByRole('button', { name: 'Try again' }, slow)
    expect(within(await section('Send')).getByLabelText('Amount')).toBeVisible()
    expect(app.address()).toBe('/pay/send_user')
  })
})

function proven({ db }: TestBackend): void {
  for (const session of db.sessions) session.provenUntil = Date.parse(testTime) + 600_000
}

describe('the list of transfers', () => {
  it('keeps its filters in the address, ignores nonsense, and shows what others have sent', async () => {
    const app = renderApp('/pay/send_user?direction=in&status=nonsense', { persona: 'customer' })
    const list = await section('Transfers')
    await within(list).findAllByText('completed', {}, slow)
    expect(within(list).getAllByRole('row')).toHaveLength(4)
    expect(within(list).getByLabelText('Direction')).toHaveValue('in')
    await app.user.selectOptions(within(list).getByLabelText('Status'), 'expired')
    await arrivesAt(app, '/pay/send_user?direction=in&status=expired')
    await within(list).findByText('No results', {}, slow)
    await app.user.click(within(list).getByRole('link', { name: 'Reset filters' }))
    // The filter has the same labels.
    const badges = { selector: '[data-tone]' }
    await within(list).findByText('canceled', badges, slow)
    for (const state of ['completed', 'waiting for you', 'expired', 'canceled'])
      expect(within(list).getAllByText(state, badges).length).toBeGreaterThan(0)
    await app.router.navigate(-1)
    await arrivesAt(app, '/pay/send_user?direction=in&status=expired')
  })

  it('takes back what was said of one that has just been sent, when it is canceled', async () => {
    const app = renderApp('/pay/send_user', { persona: 'customer', arrange: proven })
    await press(app, 'Send link', await review(app))
    await screen.findByRole('group', { name: 'Check your email' }, slow)
    const list = await section('Transfers')
    const cancels = () => within(list).getAllByRole('button', { name: /^Cancel/ })
    await waitFor(() => expect(cancels()).toHaveLength(2), slow)
    const [cancel] = cancels()
    if (!cancel) throw new Error('Nothing can be canceled.')
    await app.user.click(cancel)
    await press(app, 'Cancel transfer', await screen.findByRole('dialog', {}, slow))
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Check your email' })).toBeNull(),
    )
    expect(await within(await section('Send')).findByLabelText('Amount', {}, slow)).toBeVisible()
  })

  it('cancels one that waits, after a question, and mails the link again, but not every second', async () => {
    const app = renderApp('/pay/send_user', { persona: 'customer' })
    const list = await section('Transfers')
    await app.user.click(await within(list).findByRole('button', { name: 'Resend email' }, slow))
    await screen.findByText(/We sent a new link/, {}, slow)
    await press(app, 'Resend email', list)
    await within(list).findByText(/Try again in/, {}, slow)
    await press(app, 'Cancel', list)
    const dialog = await screen.findByRole('dialog', { name: 'Cancel transfer?' }, slow)
    await press(app, 'Cancel transfer', dialog)
    await waitFor(
      () => expect(within(list).queryByRole('button', { name: 'waiting for you' })).toBeNull(),
      slow,
    )
    await waitFor(() =>
      expect(within(list).getByRole('row', { name: /Invoice 121/ })).toHaveFocus(),
    )
    expect(app.backend.db.transfers.transfers.find(({ id }) => id === 5009)?.status).toBe(
      'canceled',
    )
  })
})

describe('the link of a transfer', () => {
  it('shows what it is about, moves the money once by a click, and stays done', async () => {
    const app = renderApp('/pay/send_user_hash/fresh/1002', { persona: 'customer' })
    await app.heading('Confirm the transfer')
    expect(app.address()).toBe('/pay/send_user_hash/-/-')
    await screen.findByRole('button', { name: 'Confirm and send' }, slow)
    const ask = await section('Send this transfer?')
    expect(ask).toHaveTextContent('Recipient gets$10.00')
    expect(calls(app, 'confirmTransfer')).toHaveLength(0)
    const [from, to] = [account(app.backend, 'customer'), account(app.backend, 'developer')].map(
      (one) => ({ one, before: one.balance }),
    )
    await app.user.dblClick(within(ask).getByRole('button', { name: 'Confirm and send' }))
    expect(await screen.findByRole('group', { name: 'Sent' }, slow)).toHaveFocus()
    expect(calls(app, 'confirmTransfer')).toHaveLength(1)
    expect((from?.one.balance ?? 0) - (from?.before ?? 0)).toBe(-10_100_000)
    expect((to?.one.balance ?? 0) - (to?.before ?? 0)).toBe(10_000_000)
    expect(JSON.stringify(app.router.state.location.state)).not.toContain('fresh')
  })

  it.each([
    ['expired', 'The link has expired'],
    ['used', 'This link has already been used'],
    ['nonsense', 'This link doesn’t work'],
  ])('says what is wrong with one that is %s', async (hash, title) => {
    const app = renderApp(`/pay/send_user_hash/${hash}/1002`, { persona: 'customer' })
    expect(await screen.findByRole('group', { name: title }, slow)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to transfers' })).toHaveAttribute(
      'href',
      '/pay/send_user',
    )
    expect(calls(app, 'confirmTransfer')).toHaveLength(0)
  })

  it('is not whole without its token, and belongs to one account only', async () => {
    const app = renderApp('/pay/send_user_hash/-/-', { persona: 'customer' })
    await screen.findByRole('group', { name: 'The link is incomplete' }, slow)
    app.unmount()
    const other = renderApp('/pay/send_user_hash/fresh/1002', { persona: 'developer' })
    await screen.findByRole('group', { name: 'The link belongs to another account' }, slow)
    expect(calls(other, 'transferOfLink')).toHaveLength(0)
  })

  it('can be confirmed where the backend does not say what it is about, and again after a failure', async () => {
    const app = renderApp('/pay/send_user_hash/fresh/1002', {
      persona: 'customer',
      arrange: (backend) => {
        backend.fail({ call: 'transferOfLink', error: 404 })
        backend.fail({ call: 'confirmTransfer', error: 500, times: 1 })
      },
    })
    await press(app, 'Confirm and send')
    expect(await screen.findByRole('group', { name: 'We’re still checking' }, slow)).toHaveFocus()
    await press(app, 'Confirm and send')
    await screen.findByRole('group', { name: 'Sent' }, slow)
    expect(new Set(calls(app, 'confirmTransfer').map(keyOf)).size).toBe(1)
  })

  it('is checked when the answer is lost, also after a reload, and never offered again meanwhile', async () => {
    const backend = createBackend({ persona: 'customer' })
    backend.fail({ call: 'confirmTransfer', error: 'lost', times: 1 })
    const answer = backend.hold('paymentIntent')
    const first = renderApp('/pay/send_user_hash/fresh/1002', { backend })
    await press(first, 'Confirm and send')
    expect(
      await screen.findByRole('group', { name: 'Checking with the server' }, slow),
    ).toHaveFocus()
    expect(document.body).not.toHaveTextContent(/try again/i)
    first.unmount()
    const app = renderApp('/pay/send_user_hash/fresh/1002', { backend })
    await screen.findByRole('group', { name: 'Checking with the server' }, slow)
    expect(screen.queryByRole('button', { name: 'Confirm and send' })).toBeNull()
    answer()
    await screen.findByRole('group', { name: 'Sent' }, slow)
    expect(calls(app, 'confirmTransfer')).toHaveLength(1)
  })

  it('goes from the form over the letter to completed', async () => {
    const app = renderApp('/pay/send_user', { persona: 'customer', arrange: proven })
    await press(app, 'Send link', await review(app))
    await screen.findByRole('group', { name: 'Check your email' }, slow)
    const link = app.backend.db.links.at(-1)
    if (!link) throw new Error('No link was sent.')
    app.unmount()
    const letter = renderApp(pathOfLink(link), { backend: app.backend })
    await press(letter, 'Confirm and send')
    await screen.findByRole('group', { name: 'Sent' }, slow)
    await letter.user.click(screen.getByRole('link', { name: 'Go to transfers' }))
    const list = await section('Transfers')
    await waitFor(
      () => expect(within(list).getAllByRole('row')[1]).toHaveTextContent('completed'),
      slow,
    )
  })
})

it.each([
  ['ru', 'Получатель', /за раз\. Комиссия: /],
  // A full-width full stop includes its own space, so none follows it.
  ['zh', '收款人', /。手续费：.+。可用：/],
] as const)('speaks %s', async (language, label, sentences) => {
  renderApp('/pay/send_user', { persona: 'customer', accepted: [language] })
  expect(await screen.findByLabelText(label, {}, slow)).toBeVisible()
  expect(await screen.findByText(sentences, {}, slow)).toBeVisible()
})
