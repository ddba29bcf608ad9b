import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { pathOfLink } from '@/mocks/lib/links.ts'
import { createBackend } from '@/mocks/node.ts'
import type { TestBackend } from '@/mocks/node.ts'
import { personaPassword } from '@/mocks/personas.ts'
import type { PersonaName } from '@/mocks/personas.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'
import { section } from '../support/section.ts'

const slow = { timeout: 20_000 }
const hour = 60 * 60_000
const path = '/partner/payment_edit'
const address = 'TA2yZ7LKr3k8DmVuKo5G4x7fsQQbXSeyYH'

const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const press = async (app: Rendered, name: string | RegExp, place: HTMLElement = document.body) =>
  app.user.click(await within(place).findByRole('button', { name }, slow))
/** The state of a wallet depends on the time. */
const backendOf = (persona: PersonaName): TestBackend =>
  createBackend({ persona, clock: () => Date.now() })
const walletOf = ({ db }: TestBackend, persona: PersonaName) => {
  const account = db.accounts.find((known) => known.persona === persona)
  const found = db.payouts.wallets.find(({ accountId }) => accountId === account?.id)
  if (!found) throw new Error(`${persona} has no wallet.`)
  return found
}
const prove = async (app: Rendered) => {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' }, slow)
  await app.user.type(within(dialog).getByLabelText('Your password'), `${personaPassword}{Enter}`)
}
const lookAgain = () => screen.findByRole('region', { name: 'Check the account' }, slow)

async function enter(app: Rendered, method: string, entries: Record<string, string>) {
  await app.user.click(await screen.findByRole('radio', { name: method }, slow))
  for (const [label, value] of Object.entries(entries))
    await app.user.type(await screen.findByLabelText(label), value)
  await press(app, 'Continue')
}

afterEach(() => {
  sessionStorage.clear()
  dismissToast()
})

describe('a first wallet', () => {
  it('is entered, read back in groups, proven, mailed and confirmed', async () => {
    const backend = backendOf('developer')
    const app = renderApp(path, { backend })
    await app.heading('Wallet')
    expect(await section('Your wallet')).toHaveTextContent(/not set/)
    await enter(app, 'USDT (TRC-20)', { 'USDT address': ` ${address} ` })
    expect(screen.getByText(/Only on Tron/)).toBeInTheDocument()
    const look = await lookAgain()
    await arrivesAt(app, `${path}?method=usdt_trc20&step=review`)
    expect(within(look).getByText('TA2y')).toBeVisible()
    expect(look).toHaveTextContent(/TA2yZ7LKr3k8DmVuKo5G4x7fsQQbXSeyYH/)
    expect(within(look).getByRole('heading', { name: 'Check the account' })).toHaveFocus()

    await press(app, 'Save and send link', look)
    expect(calls(app, 'updateWallet')).toHaveLength(0)
    await app.user.click(within(look).getByRole('checkbox'))
    await press(app, 'Save and send link', look)
    await prove(app)
    const done = await screen.findByRole('group', { name: 'Check your email' }, slow)
    expect(done).toHaveFocus()
    expect(calls(app, 'updateWallet').map(({ status }) => status)).toEqual([403, 200])
    expect(calls(app, 'updateWallet')[1]?.body).toEqual({
      methodId: 'usdt_trc20',
      fields: { address },
      confirmIrreversible: true,
    })
    await arrivesAt(app, path)
    const pending = await screen.findByText('Confirm your wallet', { selector: 'p *, p' }, slow)
    expect(pending).toBeVisible()
    // The account is not stored anywhere.
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(address)
    app.unmount()

    const link = backend.db.links.find(
      ({ kind, used, value, hash }) =>
        kind === 'wallet' && !used && value === null && hash.length > 10,
    )
    if (!link) throw new Error('No link was mailed.')
    const opened = renderApp(pathOfLink(link), { backend })
    await press(opened, 'Confirm the wallet')
    await screen.findByText('USDT (TRC-20) TA2y…eyYH', {}, slow)
    await opened.user.click(screen.getByRole('link', { name: 'Go to your wallet' }))
    await arrivesAt(opened, path)
    // Nothing was replaced, so nothing is locked.
    await waitFor(async () => expect(await section('Your wallet')).toHaveTextContent(/confirmed/))
  })

  it.each([
    ['USDT (TRC-20)', { 'USDT address': `${address.slice(0, -1)}u` }, 'USDT address', /checksum/],
    ['USDT (TRC-20)', { 'USDT address': 'hello' }, 'USDT address', /Too short/],
    [
      'Bitcoin',
      { 'BTC address': 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdx' },
      'BTC address',
      /checksum/,
    ],
    [
      'Bank card',
      { 'Card number': '4242 4242 4242 4241', 'Name of the holder': 'ANN EXAMPLE' },
      'Card number',
      /check digits/,
    ],
    [
      'Bank account (SEPA)',
      { IBAN: 'DE89 3704 0044 0532 0130 01', 'Name of the holder': 'ANN EXAMPLE' },
      'IBAN',
      /check digits/,
    ],
  ])('%s refuses %o before anything is sent', async (method, entries, field, words) => {
    const app = renderApp(path, { backend: backendOf('developer') })
    await enter(app, method, entries)
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveAccessibleDescription(words))
    expect(screen.queryByRole('region', { name: 'Check the account' })).toBeNull()
    expect(calls(app, 'updateWallet')).toHaveLength(0)
  })

  it('goes back to what was typed, names what the backend refuses, and offers no method that is down', async () => {
    const backend = backendOf('developer')
    const app = renderApp(path, { backend })
    expect(await screen.findByRole('radio', { name: 'PayPal' }, slow)).toBeDisabled()
    await enter(app, 'Bank card', {
      'Card number': '5555 5555 5555 4444',
      'Name of the holder': 'ANN EXAMPLE',
    })
    const look = await lookAgain()
    expect(look).toHaveTextContent('5555555555554444')
    backend.fail({
      call: 'updateWallet',
      error: 'ERROR_VALIDATION',
      fields: { number: { code: 'not_allowed' } },
      times: 1,
    })
    await app.user.click(within(look).getByRole('checkbox'))
    await press(app, 'Save and send link', look)
    await within(look).findByText('Not accepted:', {}, slow)
    await press(app, 'Change', look)
    await arrivesAt(app, `${path}?method=card`)
    expect(screen.getByLabelText('Card number')).toHaveValue('5555 5555 5555 4444')
  })
})

describe('a wallet that is there', () => {
  it('shows a change that waits, mails it again but not at once, and takes it back', async () => {
    const backend = backendOf('customer')
    const app = renderApp(path, { backend })
    const part = await section('Your wallet')
    await within(part).findByText('Confirm the new wallet', {}, slow)
    expect(part).toHaveTextContent('TA2y…eyYH')
    expect(part).toHaveTextContent('TQ9f…k4Zp')
    await press(app, 'Resend link', part)
    await screen.findByText(/We sent a new link/, {}, slow)
    await press(app, 'Resend link', part)
    await within(part).findByText(/Try again in/, {}, slow)
    await press(app, 'Cancel change', part)
    const dialog = await screen.findByRole('dialog', { name: 'Cancel change?' }, slow)
    await press(app, 'Cancel change', dialog)
    await waitFor(() => expect(within(part).queryByText('Confirm the new wallet')).toBeNull())
    expect(walletOf(backend, 'customer').pending).toBeNull()
  })

  it('is locked after a change, and no payout leaves until then', async () => {
    const backend = backendOf('customer')
    walletOf(backend, 'customer').lockedUntil = Date.now() + 72 * hour
    const app = renderApp(path, { backend })
    const part = await section('Your wallet')
    await within(part).findByText('Your wallet was changed', {}, slow)
    expect(part).toHaveTextContent(/payouts paused/)
    await app.router.navigate('/partner/payment')
    expect(await screen.findByText('Payouts are paused', {}, slow)).toBeVisible()
    expect(screen.queryByLabelText('Amount')).toBeNull()
  })

  it('says why a payout came back, until it has been looked at', async () => {
    const backend = backendOf('worker')
    walletOf(backend, 'worker').error = { code: 'address_rejected', at: Date.now() - hour }
    const app = renderApp('/partner/payment', { backend })
    expect(await screen.findByText('Check your wallet first', {}, slow)).toBeVisible()
    await app.user.click(screen.getByRole('link', { name: 'Go to your wallet' }))
    const part = await section('Your wallet')
    await within(part).findByText(/rejected the account/, {}, slow)
    await press(app, 'I have checked it', part)
    await screen.findByText('You can request payouts again.', {}, slow)
    expect(walletOf(backend, 'worker').error).toBeNull()
    expect(calls(app, 'resetWalletError')).toHaveLength(1)
  })

  it('says what failed, and asks again', async () => {
    const backend = backendOf('worker')
    const heal = backend.fail({ call: 'walletMethods', error: 500 })
    const app = renderApp(path, { backend })
    const part = await section('Change wallet')
    await within(part).findByRole('button', { name: 'Try again' }, slow)
    heal()
    await press(app, 'Try again', part)
    expect(await screen.findByRole('radio', { name: 'Bitcoin' }, slow)).toBeVisible()
  })
})
