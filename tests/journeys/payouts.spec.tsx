import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { payoutStatuses } from '@/api/contract/partner-states.ts'
import { createBackend } from '@/mocks/node.ts'
import type { TestBackend } from '@/mocks/node.ts'
import { personaPassword } from '@/mocks/personas.ts'
import type { PersonaName } from '@/mocks/personas.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'
import { section } from '../support/section.ts'

const slow = { timeout: 20_000 }
const minute = 60_000
const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const keyOf = ({ headers }: { headers: Record<string, string> }) => headers['idempotency-key']
const press = async (app: Rendered, name: string | RegExp, place: HTMLElement = document.body) =>
  app.user.click(await within(place).findByRole('button', { name }, slow))

/** Advances the backend's clock; the page's clock runs with it. */
let ahead = 0
beforeEach(() => (ahead = 0))
const backendOf = (persona: PersonaName = 'customer'): TestBackend => {
  const backend = createBackend({ persona, clock: () => Date.now() + ahead })
  for (const session of backend.db.sessions) session.provenUntil = Date.now() + 60 * minute
  return backend
}
const accountOf = ({ db }: TestBackend, persona: PersonaName) => {
  const found = db.accounts.find((known) => known.persona === persona)
  if (!found) throw new Error(`There is no ${persona}.`)
  return found
}
const purse = (backend: TestBackend, persona: PersonaName = 'customer') =>
  backend.db.payouts.purses.find(({ accountId }) => accountId === accountOf(backend, persona).id)
    ?.available

async function review(app: Rendered, amount = '25.50'): Promise<HTMLElement> {
  const part = await section('Request a payout')
  const field = await within(part).findByLabelText('Amount', {}, slow)
  await app.user.clear(field)
  await app.user.type(field, amount)
  await press(app, 'Continue', part)
  return screen.findByRole('region', { name: 'Review your payout' }, slow)
}
const done = () => screen.findByRole('group', { name: '$25.50 requested' }, slow)

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  dismissToast()
  vi.useRealTimers()
})

describe('a payout', () => {
  it('says what is available and why the rest is not, quotes what arrives, and is requested once', async () => {
    const backend = backendOf()
    for (const session of backend.db.sessions) session.provenUntil = 0
    const app = renderApp('/partner/payment', { backend })
    await app.heading('Request a payout')
    const available = await section('Available')
    expect(available).toHaveTextContent('$128.40')
    expect(available).toHaveTextContent(/on hold: can still be reversed/)
    expect(available).toHaveTextContent(/\$5\.00 top-up bonuses and promo codes/)
    const look = await review(app)
    await arrivesAt(app, '/partner/payment?step=review')
    expect(look).toHaveTextContent('Taken from your balance$25.50')
    expect(look).toHaveTextContent('Fee$1.00')
    expect(look).toHaveTextContent('You receive24.50 USDT')
    expect(look).toHaveTextContent(/Quote valid for 4:\d\d|Quote valid for 5:00/)
    expect(calls(app, 'createPayout')).toHaveLength(0)
    const button = within(look).getByRole('button', { name: 'Request payout' })
    await app.user.dblClick(button)
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' }, slow)
    await app.user.type(within(dialog).getByLabelText('Your password'), `${personaPassword}{Enter}`)
    expect(await done()).toHaveFocus()
    expect(calls(app, 'createPayout').map(({ status }) => status)).toEqual([403, 201])
    expect(new Set(calls(app, 'createPayout').map(keyOf)).size).toBe(1)
    expect(purse(backend)).toBe(102_900_000)
    await waitFor(async () => expect(await section('Available')).toHaveTextContent('$102.90'))
  })

  it.each([
    ['4.99', /Minimum \$5\.00/],
    ['128.41', /Only \$128\.40/],
    ['1.2345', /two decimals/],
  ])('refuses %s at its field', async (amount, words) => {
    const app = renderApp('/partner/payment', { backend: backendOf() })
    const part = await section('Request a payout')
    await app.user.type(await within(part).findByLabelText('Amount', {}, slow), amount)
    await press(app, 'Continue', part)
    await waitFor(() =>
      expect(within(part).getByLabelText('Amount')).toHaveAccessibleDescription(words),
    )
    expect(calls(app, 'payoutQuote').every(({ path }) => !path.includes('amount'))).toBe(true)
  })

  it('takes everything by one button, and what was typed survives back and a reload', async () => {
    const backend = backendOf()
    const first = renderApp('/partner/payment', { backend })
    await press(first, 'Withdraw all: $128.40')
    expect(screen.getByRole('button', { name: 'Withdraw all: $128.40' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const part = await section('Request a payout')
    await press(first, 'Continue', part)
    const look = await screen.findByRole('region', { name: 'Review your payout' }, slow)
    await press(first, 'Change', look)
    expect(within(part).getByLabelText('Amount')).toHaveValue('128.40')
    await first.router.navigate(1)
    first.unmount()
    const app = renderApp('/partner/payment?step=review', { backend })
    expect(
      await within(await section('Request a payout')).findByLabelText('Amount', {}, slow),
    ).toHaveValue('128.40')
    expect(calls(app, 'createPayout')).toHaveLength(0)
  })

  it('gets a new quote where the old one has expired, and sends the same payout under one key', async () => {
    const backend = backendOf()
    const app = renderApp('/partner/payment', { backend })
    const look = await review(app)
    ahead = 6 * minute
    await press(app, 'Request payout', look)
    await within(look).findByText('The quote has expired', {}, slow)
    expect(purse(backend)).toBe(128_400_000)
    await press(app, 'Get a new quote', look)
    await press(app, 'Request payout', look)
    await done()
    expect(calls(app, 'createPayout').map(({ status }) => status)).toEqual([410, 201])
    expect(purse(backend)).toBe(102_900_000)
  })

  it.each([
    ['ERROR_METHOD_UNAVAILABLE', 'The method is under maintenance'],
    ['ERROR_WALLET_LOCKED', 'Your wallet was changed'],
    ['ERROR_LIMIT_EXCEEDED', 'The limits have changed'],
    ['ERROR_PAYOUT_MINIMUM', 'The limits have changed'],
    ['ERROR_INSUFFICIENT_FUNDS', 'Not enough available'],
    ['ERROR_CONFLICT', 'Your wallet has changed'],
  ] as const)('%s under the hands is said, and nothing is taken', async (error, words) => {
    const backend = backendOf()
    const app = renderApp('/partner/payment', { backend })
    const look = await review(app)
    backend.fail({ call: 'createPayout', error, times: 1 })
    await press(app, 'Request payout', look)
    expect(await within(look).findByText(words, {}, slow)).toBeVisible()
    expect(purse(backend)).toBe(128_400_000)
  })

  it('shows "checking" where the answer is lost, finds it after a reload, and pays once', async () => {
    const backend = backendOf()
    backend.fail({ call: 'createPayout', error: 'lost', times: 1 })
    const answer = backend.hold('paymentIntent')
    const first = renderApp('/partner/payment', { backend })
    await press(first, 'Request payout', await review(first))
    expect(
      await screen.findByRole('group', { name: 'Checking with the server' }, slow),
    ).toHaveFocus()
    first.unmount()
    answer()
    const app = renderApp('/partner/payment', { backend })
    await done()
    expect(calls(app, 'createPayout')).toHaveLength(1)
    expect(purse(backend)).toBe(102_900_000)
  })

  it.each([
    ['customer-empty', 'Add a wallet first'],
    ['worker-suspended', 'This is a customer account'],
  ] as const)('%s is told what is in the way', async (persona, words) => {
    renderApp('/partner/payment', { backend: backendOf(persona) })
    expect(await screen.findByText(words, {}, slow)).toBeVisible()
    expect(screen.queryByLabelText('Amount')).toBeNull()
  })

  it('waits where the method is down or there is too little', async () => {
    const backend = backendOf()
    backend.db.payouts.down.push('usdt_trc20')
    const app = renderApp('/partner/payment', { backend })
    expect(await screen.findByText('USDT (TRC-20) is under maintenance', {}, slow)).toBeVisible()
    app.unmount()
    backend.db.payouts.down.length = 0
    for (const one of backend.db.payouts.purses) one.available = 4_000_000
    renderApp('/partner/payment', { backend })
    expect(await screen.findByText('Not enough for a payout yet', {}, slow)).toBeVisible()
  })
})

describe('the payouts', () => {
  it('have words for every status, their reasons, and where the money is', async () => {
    const backend = backendOf()
    const { id } = accountOf(backend, 'customer')
    const [first] = backend.db.payouts.payouts
    if (!first) throw new Error('There is no payout.')
    backend.db.payouts.payouts = [...payoutStatuses, 'of_tomorrow'].map((status, index) => ({
      ...first,
      accountId: id,
      id: `9${index}`,
      status,
      createdAt: first.createdAt - index * minute,
      reason: status === 'rejected' ? 'source_check' : status === 'failed' ? 'new_reason' : null,
    }))
    renderApp('/partner/history_payment', { backend })
    const part = await section('Payouts')
    const badges = { selector: '[data-tone]' }
    for (const words of [
      'requested',
      'in review',
      'approved',
      'being sent',
      'paid',
      'rejected',
      'canceled',
      'failed',
      'returned',
      'of tomorrow',
    ])
      expect(await within(part).findByText(words, badges, slow)).toBeVisible()
    expect(part).toHaveTextContent(/We couldn’t confirm where the referrals came from/)
    expect(part).toHaveTextContent(/new reason/)
    expect(within(part).getAllByText(/back in your balance/)).toHaveLength(4)
    expect(within(part).getAllByRole('button', { name: /^Cancel payout/ })).toHaveLength(2)
  })

  it.each([
    ['identity_check', /^You need to confirm your identity first\./, '/profile/docs'],
    [
      'source_check',
      /^We couldn’t confirm where the referrals came from\./,
      '/support/tickets/new',
    ],
    ['address_rejected', /^The account wasn’t accepted\./, '/partner/payment_edit'],
  ])('rejected for %s lead on to what helps', async (reason, text, path) => {
    const backend = backendOf()
    const { id } = accountOf(backend, 'customer')
    const [first] = backend.db.payouts.payouts
    if (!first) throw new Error('There is no payout.')
    backend.db.payouts.payouts = [{ ...first, accountId: id, status: 'rejected', reason }]
    renderApp('/partner/history_payment', { backend })
    const part = await section('Payouts')
    const said = await within(part).findByText(text, {}, slow)
    const { pathname, searchParams } = new URL(
      within(said).getByRole<HTMLAnchorElement>('link').href,
    )
    expect(pathname).toBe(path)
    expect(searchParams.get('category')).toBe(path === '/support/tickets/new' ? 'payout' : null)
  })

  it('add up by currency, keep filters in the address, and show a receipt to print', async () => {
    const backend = backendOf()
    const app = renderApp('/partner/history_payment', { backend })
    const part = await section('Payouts')
    for (const total of ['2 paid, in USDT', '1 paid, in BTC', '1 paid, in EUR', '1 paid, in BCH'])
      expect(await within(part).findByText(total, {}, slow)).toBeVisible()
    await app.user.selectOptions(within(part).getByLabelText('Status'), 'paid')
    await arrivesAt(app, '/partner/history_payment?status=paid')
    const [receipt] = await within(part).findAllByRole('link', { name: /^Receipt/ }, slow)
    if (!receipt) throw new Error('There is no receipt.')
    await app.user.click(receipt)
    const dialog = await screen.findByRole('dialog', { name: /^Receipt, payout/ }, slow)
    expect(await within(dialog).findByText('39.00 USDT', {}, slow)).toBeVisible()
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await press(app, 'Print', dialog)
    expect(print).toHaveBeenCalledOnce()
    await app.user.keyboard('{Escape}')
    await arrivesAt(app, '/partner/history_payment?status=paid')
  })

  it('are cancelled while they may be; what has moved on says so', async () => {
    const backend = backendOf('developer')
    const app = renderApp('/partner/history_payment', { backend })
    const part = await section('Payouts')
    const before = purse(backend, 'developer') ?? 0
    const [button] = await within(part).findAllByRole('button', { name: /^Cancel payout/ }, slow)
    if (!button) throw new Error('Nothing can be cancelled.')
    await app.user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the payout of $30.00?' }, slow)
    await app.user.dblClick(await within(dialog).findByRole('button', { name: 'Cancel payout' }))
    await screen.findByText(/Payout canceled/, {}, slow)
    expect(calls(app, 'cancelPayout')).toHaveLength(1)
    expect(purse(backend, 'developer')).toBe(before + 30_000_000)

    for (const payout of backend.db.payouts.payouts)
      if (payout.status === 'on_review') payout.status = 'processing'
    await press(app, /^Cancel payout/, part)
    const other = await screen.findByRole('dialog', { name: 'Cancel the payout of $45.00?' }, slow)
    await press(app, 'Cancel payout', other)
    expect(await within(other).findByText('This has changed', {}, slow)).toBeVisible()
    await waitFor(() => expect(part).toHaveTextContent(/being sent/))
  })

  it('go on to "paid" by themselves, and their owner is told of it', async () => {
    const backend = backendOf('worker')
    const app = renderApp('/partner/payment', { backend })
    await press(app, 'Request payout', await review(app, '6'))
    await screen.findByRole('group', { name: '$6.00 requested' }, slow)
    ahead = 2 * minute
    await app.user.click(screen.getByRole('link', { name: 'See payout' }))
    const part = await section('Payouts')
    await waitFor(
      () => expect(within(part).getAllByText('paid', { selector: '[data-tone]' })).toHaveLength(2),
      slow,
    )
    const told = accountOf(backend, 'worker').notifications.map(({ own }) => own?.title)
    expect(told).toEqual(expect.arrayContaining(['Payout approved', 'Payout sent']))
  })

  it('say where to begin, and what failed', async () => {
    const app = renderApp('/partner/history_payment', { backend: backendOf('customer-empty') })
    expect(await screen.findByText('No payouts yet', {}, slow)).toBeVisible()
    app.unmount()
    const backend = backendOf()
    backend.fail({ call: 'payouts', error: 500 })
    renderApp('/partner/history_payment', { backend })
    expect(await screen.findByRole('button', { name: 'Try again' }, slow)).toBeVisible()
  })
})
