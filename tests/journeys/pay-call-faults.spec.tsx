import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calls as contract } from '@/api/contract/index.ts'
import type { CallName } from '@/api/contract/index.ts'
import { testTime } from '@/mocks/node.ts'
import type { TestBackend } from '@/mocks/node.ts'
import type { Failure } from '@/mocks/settings.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'
import { sample } from '../support/full.ts'
import { giveRequisites } from '../support/requisites.ts'
import { timeoutsByTimers } from '../support/timeouts.ts'

// quality.md section 2 for every call that a press makes in the pay area: it is sent once, even on
// a double click; a failure is explained, the page and the typed text stay, and the next press
// succeeds. Where money may have moved, the page asks the backend for the outcome, and another
// press repeats the same request with the same key.

const slow = { timeout: 20_000 }

interface Row {
  call: CallName
  path: string
  arrange?: (backend: TestBackend) => void
  /** The steps before the press that sends. */
  fill?: (app: Rendered) => Promise<void>
  /** The same steps on a reloaded page. */
  refill?: (app: Rendered) => Promise<unknown>
  /** The button that sends. */
  button: () => HTMLElement
  /** The values that were typed or chosen. */
  kept?: () => void
  /** The typed values that a reload keeps. */
  draft?: string
  done: (app: Rendered) => Promise<unknown>
}

const find = (name: string | RegExp, place: HTMLElement = document.body) =>
  within(place).findByRole('button', { name }, slow)
const get = (name: string | RegExp, place: HTMLElement = document.body) =>
  within(place).getByRole('button', { name })
const dialog = () => screen.getByRole('dialog')
const part = (name: string) => screen.getByRole('region', { name })
/** Waits until the section has loaded: a skeleton of the same name precedes it. */
const come = (name: string) =>
  waitFor(() => expect(within(part(name)).queryByText('Loading')).toBeNull(), slow)
const label = (name: string | RegExp) => screen.findByLabelText(name, {}, slow)
const says = (text: string | RegExp) => screen.findByText(text, {}, slow)
const holds = (name: string | RegExp, value: string) =>
  expect(screen.getByLabelText(name)).toHaveValue(value)
const state = (title: string) => screen.findByText(title, { selector: 'p:not([role])' }, slow)

function proven({ db }: TestBackend): void {
  for (const session of db.sessions) session.provenUntil = Date.parse(testTime) + 3_600_000
}
const customer = ({ db }: TestBackend) => {
  const found = db.accounts.find(({ persona }) => persona === 'customer')
  if (!found) throw new Error('There is no customer.')
  return found
}

const reason = 'Paid twice by mistake, please send one back.'

async function details(user: Rendered['user']): Promise<void> {
  await user.type(await label(/^Phone linked to the account/), '+79991234567')
  await user.selectOptions(screen.getByLabelText('Bank'), 'north')
}
async function refund({ user }: Rendered): Promise<void> {
  const [first] = await screen.findAllByRole('button', { name: /^Request a refund/ }, slow)
  await user.click(first ?? document.body)
  await label('Reason')
}

const rows: Row[] = [
  {
    call: 'sendPaymentDetails',
    path: '/pay/sbp?amount=1000&currency=RUB',
    fill: async ({ user }) => {
      await user.click(await find('Continue'))
      await details(user)
    },
    refill: ({ user }) => details(user),
    button: () => get('Continue'),
    kept: () => {
      holds(/^Phone linked to the account/, '+79991234567')
      holds('Bank', 'north')
    },
    done: () => state('Payment pending'),
  },
  {
    call: 'cancelPayment',
    path: '/pay/wallet-one?amount=25',
    fill: async ({ user }) => {
      await user.click(await find('Continue'))
      await user.click(await find('Cancel payment'))
      await screen.findByRole('dialog', {}, slow)
    },
    button: () => get('Cancel payment', dialog()),
    kept: () => expect(dialog()).toHaveAccessibleName('Cancel this payment?'),
    done: () => state('Payment canceled'),
  },
  {
    call: 'removeSavedMethod',
    path: '/pay',
    arrange: proven,
    fill: async ({ user }) => {
      await user.click(await find('Remove Visa •••• 4242'))
      await screen.findByRole('dialog', {}, slow)
    },
    button: () => get('Remove', dialog()),
    kept: () => expect(dialog()).toHaveAccessibleName('Remove Visa •••• 4242?'),
    done: () =>
      waitFor(
        () => expect(screen.queryByRole('button', { name: 'Remove Visa •••• 4242' })).toBeNull(),
        slow,
      ),
  },
  {
    call: 'makeSavedMethodDefault',
    path: '/pay',
    arrange: ({ db }) => void Object.assign(db.payments.saved[1] ?? {}, { status: 'active' }),
    fill: async () => void (await find('Make default: Mastercard •••• 0011')),
    button: () => get('Make default: Mastercard •••• 0011'),
    done: () => find(/^Make Visa/),
  },
  {
    call: 'updateAutoTopUp',
    path: '/pay',
    arrange: proven,
    fill: async ({ user }) => {
      await come('Auto top-up')
      await user.click(await label('Top up automatically'))
      await user.type(screen.getByLabelText(/^When the balance/), '20')
      await user.type(screen.getByLabelText(/^Top-up amount/), '50')
      await user.type(screen.getByLabelText(/^Max per month/), '400')
      await user.selectOptions(screen.getByLabelText('Card'), 'card-1002-1')
    },
    button: () => get('Save', part('Auto top-up')),
    kept: () => {
      expect(screen.getByLabelText('Top up automatically')).toBeChecked()
      holds(/^When the balance/, '20')
      holds(/^Top-up amount/, '50')
      holds(/^Max per month/, '400')
      holds('Card', 'card-1002-1')
    },
    draft: '"monthlyAmountCap":"400"',
    done: () => within(part('Auto top-up')).findByText('active', {}, slow),
  },
  {
    call: 'createCryptoPayment',
    path: '/pay/cryptocurrency-btc-BTC',
    fill: async ({ user }) => {
      await user.clear(await label(/^Amount/))
      await user.type(await label(/^Amount/), '52')
    },
    button: () => get('Get address'),
    kept: () => holds(/^Amount/, '52'),
    draft: '"amount":"52"',
    done: () => label('BTC address'),
  },
  {
    call: 'renewCryptoAddress',
    path: '/pay/cryptocurrency-btc-BTC?amount=50.44',
    fill: async ({ user, backend }) => {
      await user.click(await find('Get address'))
      await find('Copy address')
      const late = Date.parse(testTime) + 16 * 60_000
      backend.setClock(late)
      vi.setSystemTime(late)
      await pass(6)
      await find('Get new address')
    },
    refill: () => find('Get new address'),
    button: () => get('Get new address'),
    done: () => label('BTC address'),
  },
  {
    call: 'cancelTransfer',
    path: '/pay/send_user',
    fill: async ({ user }) => {
      await user.click(await find('Cancel'))
      await screen.findByRole('dialog', {}, slow)
    },
    button: () => get('Cancel transfer', dialog()),
    kept: () => expect(dialog()).toHaveAccessibleName('Cancel transfer?'),
    done: () =>
      waitFor(
        () => expect(screen.queryByRole('button', { name: 'waiting for you' })).toBeNull(),
        slow,
      ),
  },
  {
    call: 'resendTransfer',
    path: '/pay/send_user',
    fill: async () => void (await find('Resend email')),
    button: () => get('Resend email'),
    done: () => says(/^We sent a new link/),
  },
  {
    call: 'redeemVoucher',
    path: '/pay/paypal_voucher',
    fill: async ({ user }) => user.type(await label('Code'), 'GIFT-2026-FRSH'),
    button: () => get('Redeem'),
    kept: () => holds('Code', 'GIFT-2026-FRSH'),
    done: async ({ backend }) => {
      expect(await screen.findByRole('group', { name: '$25.00 credited' }, slow)).toHaveTextContent(
        'Your balance is now $67.75.',
      )
      expect(customer(backend).balance).toBe(67_750_000)
    },
  },
  {
    call: 'requestRefund',
    path: '/pay/history_payment?status=paid',
    arrange: (backend) => void (customer(backend).balance = 500_000_000),
    fill: async (app) => {
      await refund(app)
      const { user } = app
      await user.type(screen.getByLabelText('Reason'), reason)
      await user.clear(within(dialog()).getByLabelText('Amount'))
      await user.type(within(dialog()).getByLabelText('Amount'), '5')
    },
    // What was typed is seen again: the dialog opens by itself.
    refill: () => screen.findByRole('dialog', { name: /^Refund of payment/ }, slow),
    button: () => get('Send request', dialog()),
    kept: () => {
      holds('Reason', reason)
      expect(within(dialog()).getByLabelText('Amount')).toHaveValue('5')
    },
    draft: reason,
    done: () => says(/^We opened ticket/),
  },
  {
    call: 'createInvoice',
    path: '/pay/history_payment',
    arrange: giveRequisites,
    fill: async ({ user }) => user.type(await label('Amount'), '120'),
    refill: () => label('Amount'),
    button: () => get('Create invoice'),
    kept: () => holds('Amount', '120'),
    draft: '"amount":"120"',
    done: () => says(/^Invoice INV-/),
  },
  {
    call: 'checkPromo',
    path: '/p/promocode',
    fill: async ({ user }) => user.type(await label('Code'), 'THANKS5'),
    button: () => get('Check'),
    kept: () => holds('Code', 'THANKS5'),
    draft: 'THANKS5',
    done: () => screen.findByRole('group', { name: '$5.00 for your balance' }, slow),
  },
  {
    call: 'checkPromo',
    path: '/pay/bank-card?amount=50',
    fill: async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'I have a promo code' }, slow))
      await user.type(await label(/^Promo code/), 'TOPUP10')
    },
    button: () => get('Check'),
    kept: () => {
      holds(/^Promo code/, 'TOPUP10')
      holds(/^Amount/, '50')
    },
    draft: 'TOPUP10',
    done: () => says('The code adds 10% to this top-up.'),
  },
  {
    call: 'redeemPromo',
    path: '/p/promocode?code=THANKS5',
    fill: async ({ user }) => {
      await user.click(await find('Check'))
      await find('Redeem now')
    },
    button: () => get('Redeem now'),
    kept: () => holds('Code', 'THANKS5'),
    done: async ({ backend }) => {
      await screen.findByRole('group', { name: '$5.00 credited' }, slow)
      expect(customer(backend).balance).toBe(47_750_000)
    },
  },
]

/** The failures, each with its text if no money was moved. */
const faults: [NonNullable<Failure['error']>, title: string][] = [
  ['network', 'No connection'],
  ['timeout', 'The server took too long'],
  ['html', 'We couldn’t read the server’s response'],
  ['shape', 'We couldn’t read the server’s response'],
  [500, 'Something went wrong on our side'],
  [502, 'Maintenance'],
  [429, 'Too many requests'],
]
/** The request was refused before anything was done, so there is no outcome to ask about. */
const judged = (error: Failure['error']) => error === 429

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(testTime) })
  timeoutsByTimers()
})
afterEach(() => {
  sessionStorage.clear()
  dismissToast()
  vi.useRealTimers()
})

/** Advances the time and lets the answers arrive. */
async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await act(() => vi.dynamicImportSettled())
}

const sent = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)

/** Returns a notice by its name, complete and without keys. */
async function expectSaid(title: string, said: string): Promise<HTMLElement> {
  const notice = await screen.findByRole('group', { name: title }, slow)
  expect(notice, said).toBeVisible()
  await waitFor(() => expect(notice, said).toHaveFocus(), slow)
  return notice
}

function expectStanding(row: Row, address: string, app: Rendered, said: string): void {
  expect(screen.getByRole('banner', { hidden: true }), said).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, hidden: true }), said).toBeVisible()
  expect(app.address(), said).toBe(address)
  // The text contains no key of a locale file and no code.
  expect(document.body.textContent, said).not.toMatch(
    /\b(?:problem|error|action|nav|intent)\.[a-z]+|ERROR_|[A-Z]+_ERROR/,
  )
  row.kept?.()
  if (row.draft !== undefined)
    expect(Object.values({ ...sessionStorage }).join('\n'), said).toContain(row.draft)
}

// One call for each way of sending; `npm run test:full` runs all of them.
const tried = sample(
  rows,
  ({ call, draft }) => `${'idempotent' in contract[call]} ${draft !== undefined}`,
)

it.each(tried)(
  '$call of $path goes out once a press, says that it failed, and is done by the next',
  { timeout: 120_000 },
  async (row) => {
    const { call } = row
    const keyed = 'idempotent' in contract[call]
    const app = renderApp(row.path, {
      persona: 'customer',
      ...(row.arrange && { arrange: row.arrange }),
    })
    await app.heading(/\S/)
    await row.fill?.(app)
    const address = app.address()
    let count = sent(app, call).length
    for (const [error, title] of faults) {
      const said = `${call} ${error}`
      // Long enough for the second click of a double click.
      const heal = app.backend.fail({ call, error, delay: 100 })
      await app.user.dblClick(row.button())
      if (error === 'timeout') await pass(31)
      const lost = keyed && !judged(error)
      if (lost) {
        expect(await expectSaid('Checking with the server', said)).not.toHaveTextContent(
          /try again/i,
        )
        await pass(2)
      }
      await expectSaid(lost ? 'We’re still checking' : title, said)
      heal()
      // Nothing is resent automatically.
      await pass(judged(error) ? 31 : 5)
      expect(sent(app, call), said).toHaveLength((count += 1))
      expectStanding(row, address, app, said)
      // A wrong answer is logged for developers.
      if (error === 'shape') vi.mocked(console.error).mockClear()
    }
    const slowed = app.backend.fail({ call, delay: 100 })
    await app.user.dblClick(row.button())
    await row.done(app)
    slowed()
    expect(sent(app, call)).toHaveLength(count + 1)
    expect(sent(app, call).at(-1)?.status).toBeGreaterThanOrEqual(200)
    expect(sent(app, call).at(-1)?.status).toBeLessThan(300)
    const keys = new Set(sent(app, call).map(({ headers }) => headers['idempotency-key']))
    expect(keys.size).toBe(1)
    // Every change carries a key, so that a second press after a lost answer is no second will.
    expect(keys.has(undefined)).toBe(false)
  },
)

// Their forms stay enabled meanwhile: a press then sends nothing, and they do not stay busy
// forever.
const resumed = rows.filter(({ call }) =>
  ['sendPaymentDetails', 'renewCryptoAddress', 'requestRefund', 'createInvoice'].includes(call),
)

it.each(sample(resumed, () => true))(
  '$call can be pressed again where a page loaded anew was still asking what became of it',
  { timeout: 60_000 },
  async (row) => {
    const { call } = row
    const first = renderApp(row.path, {
      persona: 'customer',
      ...(row.arrange && { arrange: row.arrange }),
    })
    await first.heading(/\S/)
    await row.fill?.(first)
    const heal = first.backend.fail({ call, error: 'network' })
    const silent = first.backend.fail({ call: 'paymentIntent', error: 'network' })
    await first.user.click(row.button())
    await expectSaid('Checking with the server', call)
    const address = first.address()
    const count = sent(first, call).length
    first.unmount()
    heal()
    const app = renderApp(address, { backend: first.backend })
    await (row.refill ?? row.fill)?.(app)
    await screen.findByRole(
      'group',
      { name: /^(?:Checking with the server|Still checking)$/ },
      slow,
    )
    await app.user.click(row.button())
    expect(sent(app, call)).toHaveLength(count)
    silent()
    await pass(30)
    await expectSaid('We’re still checking', call)
    await app.user.click(row.button())
    await row.done(app)
    expect(sent(app, call)).toHaveLength(count + 1)
    // The same entries have the same key.
    expect(new Set(sent(app, call).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  },
)
