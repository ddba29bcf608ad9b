import { act, fireEvent, screen, within } from '@testing-library/react'
import { createStore, values } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { createBackend, testTime } from '@/mocks/node.ts'
import type { TestBackend } from '@/mocks/node.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { sample } from '../support/full.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'
import { timeoutsByTimers } from '../support/timeouts.ts'

// A request that moves money and has no answer yet: in several tabs, with changed entries, and
// while it may still arrive.

const slow = { timeout: 20_000 }
const notice = (name: string | RegExp) => screen.findByRole('group', { name }, slow)
const field = async (name: string | RegExp) => screen.findByLabelText(name, {}, slow)
async function type(name: string | RegExp, value: string): Promise<void> {
  fireEvent.change(await field(name), { target: { value } })
}

interface Form {
  call: CallName
  path: string
  fill: (app: Rendered) => Promise<void>
  /** Other entries, for forms that allow them. */
  change: (app: Rendered) => Promise<void>
  send: string | RegExp
  done: () => Promise<unknown>
}

const forms: Form[] = [
  {
    call: 'createPayment',
    path: '/pay/bank-card?amount=25',
    fill: async ({ user }) => user.click(await field('New card')),
    change: () => type(/^Amount/, '30'),
    send: 'Continue',
    done: () => screen.findByRole('link', { name: 'Continue to payment' }, slow),
  },
  {
    call: 'createCryptoPayment',
    path: '/pay/cryptocurrency-btc-BTC?amount=52',
    fill: async () => void (await field(/^Amount/)),
    change: () => type(/^Amount/, '60'),
    send: 'Get address',
    done: () => field('BTC address'),
  },
  {
    call: 'sendTransfer',
    path: '/pay/send_user',
    fill: async ({ user }) => {
      await type('Recipient', 'customer-empty@glyphwork.example')
      await type('Amount', '5')
      await user.click(await screen.findByRole('button', { name: 'Continue' }, slow))
      await screen.findByRole('region', { name: 'Review your transfer' }, slow)
    },
    change: async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Change' }, slow))
      await type('Amount', '6')
      await user.click(await screen.findByRole('button', { name: 'Continue' }, slow))
      await screen.findByRole('region', { name: 'Review your transfer' }, slow)
    },
    send: 'Send link',
    done: () => notice('Check your email'),
  },
  {
    call: 'redeemVoucher',
    path: '/pay/paypal_voucher',
    fill: () => type('Code', 'GIFT-2026-FRSH'),
    change: () => type('Code', 'GIFT-2026-OTHR'),
    send: 'Redeem',
    done: () => notice('$25.00 credited'),
  },
  {
    call: 'orderWorkaround',
    path: '/captcha-workaround/pay',
    fill: async ({ user }) => {
      await user.click(await screen.findByRole('radio', { name: /A letter/ }, slow))
      await type('Site', 'shop.example/prices')
      await type('What do you need?', 'Their prices, once a day, by agreement.')
    },
    change: () => type('Site', 'shop.example/other'),
    send: 'Order and pay $25.00',
    done: () => notice(/^Order \d+ received/),
  },
  {
    call: 'createPayout',
    path: '/partner/payment',
    fill: async ({ user }) => {
      await type('Amount', '25.50')
      await user.click(await screen.findByRole('button', { name: 'Continue' }, slow))
      await screen.findByRole('region', { name: 'Review your payout' }, slow)
    },
    change: async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Change' }, slow))
      await type('Amount', '26')
      await user.click(await screen.findByRole('button', { name: 'Continue' }, slow))
      await screen.findByRole('region', { name: 'Review your payout' }, slow)
    },
    send: 'Request payout',
    done: () => notice('$25.50 requested'),
  },
  {
    call: 'orderProxy',
    path: '/proxy?openAddTrafficModal=true',
    fill: () => type('Gigabytes', '1'),
    change: () => type('Gigabytes', '2'),
    send: /^Buy for \$/,
    done: () => screen.findByText(/Order \d+ is active/, {}, slow),
  },
  {
    call: 'buyEnterprise',
    path: '/support/enterprise',
    fill: async ({ user }) => {
      await user.click(await screen.findByRole('radio', { name: /Standard/ }, slow))
      await user.click(screen.getByRole('checkbox', { name: /accept the conditions/ }))
    },
    change: async ({ user }) =>
      user.click(await screen.findByRole('checkbox', { name: /enew/ }, slow)),
    send: /^Pay/,
    done: () => notice('The plan is active'),
  },
]

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(testTime) })
  timeoutsByTimers()
})
afterEach(() => {
  dismissToast()
  vi.useRealTimers()
})

/** Advances the time and lets the answers arrive. */
async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await act(() => vi.dynamicImportSettled())
}
const createCustomer = (): TestBackend => {
  const backend = createBackend({ persona: 'customer', clock: () => Date.now() })
  for (const session of backend.db.sessions) session.provenUntil = Date.parse(testTime) + 3_600_000
  return backend
}
async function open({ path }: Form, backend: TestBackend): Promise<Rendered> {
  const app = renderApp(path, { backend })
  await app.heading(/\S/)
  return app
}
async function press({ user }: Rendered, { send }: Form): Promise<void> {
  await user.click(await screen.findByRole('button', { name: send }, slow))
}
/** The requests that move money. A transfer is quoted first, with a key as well. */
const sent = ({ requests }: TestBackend, { call }: Form) =>
  requests.filter(
    ({ call: name, headers, body }) =>
      name === call &&
      headers['idempotency-key'] !== undefined &&
      !JSON.stringify(body).includes('dryRun'),
  )

/**
 * A network whose `onSend` decides the fate of a request that moves money. Their keys are collected
 * in `keys`.
 */
function between(
  backend: TestBackend,
  onSend: (deliver: () => Promise<Response>) => Promise<Response>,
  keys: string[] = [],
): TestBackend {
  const { fetch } = backend
  return {
    ...backend,
    fetch: async (input, init) => {
      const isRequest = input instanceof Request
      const key = new Headers(isRequest ? input.headers : init?.headers).get('Idempotency-Key')
      const body = isRequest ? await input.clone().text() : JSON.stringify(init?.body)
      // A sign-out carries a key too, and is none of the calls that move money.
      const isOther = (isRequest ? input.url : String(input)).includes('/auth/')
      if (key === null || isOther || body.includes('dryRun')) return fetch(input, init)
      keys.push(key)
      return onSend(() => fetch(input, init))
    },
  }
}
/** What the browser keeps of the requests that move money. */
const intents = async (): Promise<unknown[]> => {
  const stored: unknown[] = await values(createStore('intents', 'records'))
  return stored.flat()
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** Forms that send from a review, and those that send at once; `npm run test:full` takes all. */
const kinds = sample(forms, ({ call }) => call === 'sendTransfer' || call === 'createPayout')

// How each form keeps, sends and settles its request.
describe.each(forms)('$call', (form) => {
  it('is found by another tab where its own was closed while the answer hung', async () => {
    const backend = createCustomer()
    // The backend processes the request, and its answer is lost.
    const hanging = between(backend, async (deliver) => {
      await deliver()
      return new Promise<never>(() => undefined)
    })
    const first = await open(form, hanging)
    await form.fill(first)
    await press(first, form)
    await vi.waitFor(() => expect(sent(backend, form)).toHaveLength(1), slow)
    first.unmount()
    // Another tab has no session storage of this one.
    sessionStorage.clear()
    await open(form, backend)
    await form.done()
    expect(sent(backend, form)).toHaveLength(1)
  })

  it('warns before other entries are sent while it is unclear, and says a minute later that nothing was moved', async () => {
    const backend = createCustomer()
    const keys: string[] = []
    const app = await open(form, between(backend, lost, keys))
    await form.fill(app)
    await press(app, form)
    await notice('Checking with the server')
    await pass(2)
    await notice('We’re still checking')
    await form.change(app)
    await press(app, form)
    expect(await notice('Your first request may still go through')).toHaveFocus()
    expect(keys).toHaveLength(1)
    await app.user.click(screen.getByRole('button', { name: 'Send anyway' }))
    await notice('Checking with the server')
    expect(new Set(keys).size).toBe(2)
    await pass(2)
    await notice('We’re still checking')
    await pass(50)
    expect(await notice('We’re still checking')).toBeVisible()
    await pass(20)
    expect(await notice('It didn’t reach the server')).toHaveTextContent('You weren’t charged.')
  })
})

// What the hook does for all of them alike.
describe.each(kinds)('$call', (form) => {
  it('is unclear while it may still arrive, and shows how it ended', async () => {
    const backend = createCustomer()
    let arrive = (): unknown => undefined
    // The gateway times out before the request reaches the server.
    const late = between(backend, (deliver) => {
      arrive = deliver
      return Promise.resolve(new Response('', { status: 504 }))
    })
    const app = await open(form, late)
    await form.fill(app)
    await press(app, form)
    await notice('Checking with the server')
    await pass(2)
    expect(await notice('We’re still checking')).toHaveFocus()
    expect(document.body).not.toHaveTextContent(/your entries are still here/i)
    await pass(20)
    expect(await notice('We’re still checking')).toBeVisible()
    await act(async () => void (await arrive()))
    await pass(11)
    await form.done()
    expect(sent(backend, form)).toHaveLength(1)
  })

  it('leaves nothing in the browser once it is settled and the person has signed out', async () => {
    const backend = createCustomer()
    const app = await open(form, backend)
    await form.fill(app)
    await press(app, form)
    await form.done()
    expect(within(document.body).queryByText(/checking/i)).toBeNull()
    const kept = await intents()
    expect(kept).not.toEqual([])
    expect(JSON.stringify(kept)).not.toContain('"open"')
    await act(() => app.router.navigate('/auth/logout'))
    await vi.waitFor(async () => expect(await intents()).toEqual([]), slow)
  })

  it('is asked about where another tab has sent the same', async () => {
    const first = await open(form, createCustomer())
    await form.fill(first)
    await press(first, form)
    await form.done()
    first.unmount()
    sessionStorage.clear()
    // The backend of the second tab shows the page as it was before.
    const backend = createCustomer()
    const app = await open(form, backend)
    await form.fill(app)
    await press(app, form)
    expect(await notice('This request has already gone through')).toHaveFocus()
    expect(sent(backend, form)).toHaveLength(0)
    await app.user.click(screen.getByRole('button', { name: 'Send another one' }))
    await form.done()
    expect(sent(backend, form)).toHaveLength(1)
  })
})

it('is neither kept nor asked about once the person has signed out under it', async () => {
  const form = forms.find(({ call }) => call === 'redeemVoucher')
  if (!form) throw new Error('There is no such form.')
  const backend = createCustomer()
  const hanging = between(backend, async (deliver) => {
    await deliver()
    return new Promise<never>(() => undefined)
  })
  const app = await open(form, hanging)
  await form.fill(app)
  await press(app, form)
  await vi.waitFor(() => expect(sent(backend, form)).toHaveLength(1), slow)
  expect(await intents()).toHaveLength(1)
  await act(() => app.router.navigate('/auth/logout'))
  await vi.waitFor(async () => expect(await intents()).toEqual([]), slow)
  await pass(30)
  expect(backend.requests.filter(({ call }) => call === 'paymentIntent')).toEqual([])
  expect(await intents()).toEqual([])
})

it('is said to be out of reach after three failures in a row, and is asked about by a press', async () => {
  const form = forms.find(({ call }) => call === 'redeemVoucher')
  if (!form) throw new Error('There is no such form.')
  const backend = createCustomer()
  backend.fail({ call: 'redeemVoucher', error: 'lost', times: 1 })
  const heal = backend.fail({ call: 'paymentIntent', error: 'network' })
  const app = await open(form, backend)
  await form.fill(app)
  await press(app, form)
  await screen.findByText('Checking with the server', {}, slow)
  // A failed status request takes two seconds with its retries.
  await pass(4)
  expect(screen.queryByText('Still checking')).toBeNull()
  await pass(8)
  expect(screen.getByText('Still checking')).toBeVisible()
  heal()
  await app.user.click(screen.getByRole('button', { name: 'Check now' }))
  await form.done()
})
