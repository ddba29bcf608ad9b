import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import type { Failure } from '@/mocks/settings.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered, name: CallName) => app.backend.requests.filter(({ call }) => call === name)
const slow = { timeout: 20_000 }

/** jsdom has none. Does what the standard says of the calls that we make. */
class Source extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static all: Source[] = []
  readyState = Source.CONNECTING
  readonly url: string
  readonly withCredentials: boolean
  constructor(url: string, { withCredentials = false } = {}) {
    super()
    this.url = url
    this.withCredentials = withCredentials
    Source.all.push(this)
  }
  close(): void {
    this.readyState = Source.CLOSED
  }
  open(): void {
    this.readyState = Source.OPEN
    this.dispatchEvent(new Event('open'))
  }
  say(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: typeof data === 'string' ? data : JSON.stringify(data) }))
  }
  /** The connection broke: by itself an EventSource would try again. */
  breakOff(): void {
    this.readyState = Source.CONNECTING
    this.dispatchEvent(new Event('error'))
  }
  /** Another answer than a stream. */
  refuse(): void {
    this.readyState = Source.CLOSED
    this.dispatchEvent(new Event('error'))
  }
  static get open(): Source[] {
    return Source.all.filter(({ readyState }) => readyState !== Source.CLOSED)
  }
  static get last(): Source {
    const last = Source.all.at(-1)
    if (!last) throw new Error('Nothing was opened.')
    return last
  }
}

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

const balance = () => screen.getByRole('banner')
const setBalance = (app: Rendered, dollars: number) => {
  const account = app.backend.db.accounts.find(({ persona }) => persona === 'customer')
  if (account) account.balance = dollars * 1e6
}

/** Time that goes by of itself, and can be moved on. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  Source.all = []
})

describe('where the backend has events', () => {
  beforeEach(() => void vi.stubGlobal('EventSource', Source))

  async function opened(): Promise<void> {
    await waitFor(() => expect(balance()).toHaveTextContent('$42.75'), slow)
    await pass(2500)
    // StrictMode opens twice, and closes the first.
    await waitFor(() => expect(Source.open).toHaveLength(1), slow)
  }

  async function open(path = '/profile', arrange?: (app: Rendered) => void) {
    const app = renderApp(path, { persona: 'customer' })
    arrange?.(app)
    await opened()
    // What moved before it was open is asked for once.
    const asked = calls(app, 'user').length
    act(() => Source.last.open())
    await waitFor(() => expect(calls(app, 'user')).toHaveLength(asked + 1))
    return app
  }

  it('listens with the cookies of the session, once', async () => {
    await open()
    expect(Source.last).toMatchObject({ url: '/api/v2/events', withCredentials: true })
    expect(Source.open).toHaveLength(1)
  })

  it('lets the balance follow what it is told, without asking', async () => {
    const app = await open()
    const asked = calls(app, 'user').length
    act(() => Source.last.say('balance.changed', { balance: { amount: '17.20', currency: 'USD' } }))
    expect(balance()).toHaveTextContent('$17.20')
    // Of another currency it says nothing that could be shown; broken and unknown ones are ignored.
    act(() => {
      Source.last.say('balance.changed', { balance: { amount: '1', currency: 'EUR' } })
      Source.last.say('balance.changed', 'not json')
      Source.last.say('balance.changed', { balance: { amount: 'much' } })
      Source.last.say('payout.updated', { id: 1 })
    })
    expect(balance()).toHaveTextContent('$17.20')
    expect(calls(app, 'user')).toHaveLength(asked)
  })

  it('asks where it is only hinted at', async () => {
    const app = await open()
    setBalance(app, 5)
    act(() => Source.last.say('balance.changed', {}))
    await waitFor(() => expect(balance()).toHaveTextContent('$5.00'))
    act(() => Source.last.say('notification.created', { unread: 9 }))
    expect(screen.getByRole('button', { name: /9/ })).toBeVisible()
  })

  it('puts what is booked on top of a day’s movements, and keeps those that were shown', async () => {
    const app = await open('/pay/history_day?day=2026-04-12')
    const rows = () => within(screen.getByRole('region', { name: 'Movements' })).getAllByRole('row')
    await app.user.click(await screen.findByRole('button', { name: 'Show more' }, slow))
    await waitFor(() => expect(rows()).toHaveLength(101), slow)
    const newest = rows()[1]?.textContent ?? 'There is none.'
    const book = (count: number, amount: number) => {
      const at = Date.parse('2026-04-12T23:59:50Z')
      for (let index = 0; index < count; index++)
        app.backend.db.transfers.bookings.push({
          accountId: 1002,
          id: `news-${count}-${index}`,
          kind: 'transfer_in',
          amount,
          ref: null,
          at,
          note: null,
        })
      const account = app.backend.db.accounts.find(({ id }) => id === 1002)
      if (account) account.balance += count * amount
      act(() => Source.last.say('balance.changed', { balance: { amount: '50', currency: 'USD' } }))
    }
    book(1, 3_210_000)
    await waitFor(() => expect(rows()[1]).toHaveTextContent('$3.21'), slow)
    expect(rows()).toHaveLength(102)
    expect(rows()[2]).toHaveTextContent(newest)
    // More than one page: what lies between is fetched.
    book(60, 1_110_000)
    await pass(2500)
    await waitFor(() => expect(rows().filter((row) => row.textContent.includes('$1.11'))).toHaveLength(60), slow)
    await waitFor(() => expect(rows()[61]).toHaveTextContent('$3.21'), slow)
  })

  it('asks anew for a payment that has moved, and for a burst of tasks once', async () => {
    const app = await open('/pay/ok?paymentId=1002038')
    await screen.findByRole('region', { name: 'Payment 1002038' }, slow)
    const asked = calls(app, 'payment').length
    act(() => {
      for (let index = 0; index < 30; index += 1) Source.last.say('payment.updated', { id: '1002038', status: 'paid' })
    })
    await waitFor(() => expect(calls(app, 'payment').length).toBe(asked + 1))
    expect(await screen.findByText('This page follows the payment by itself.')).toBeVisible()
  })

  it('is closed in a hidden tab; back again, it opens and asks for what was missed', async () => {
    const app = await open()
    hide(true)
    expect(Source.open).toHaveLength(0)
    setBalance(app, 8)
    hide(false)
    await waitFor(() => expect(Source.open).toHaveLength(1))
    expect(balance()).toHaveTextContent('$42.75')
    act(() => Source.last.open())
    await waitFor(() => expect(balance()).toHaveTextContent('$8.00'))
  })

  it('comes back by itself with growing pauses when the connection breaks', async () => {
    const app = await open()
    vi.setTimerTickMode('manual')
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    for (const pause of [1000, 3000, 10_000, 30_000, 30_000]) {
      const before = Source.all.length
      act(() => Source.last.breakOff())
      await pass(pause - 1)
      expect(Source.all).toHaveLength(before)
      await pass(1)
      expect(Source.all).toHaveLength(before + 1)
    }
    expect(Source.open).toHaveLength(1)
    setBalance(app, 9)
    act(() => Source.last.open())
    await pass(3000)
    expect(balance()).toHaveTextContent('$9.00')
  })

  it.each([204, 404, 501])('stops for good where there are none (%d), and asks every 15 s instead', async (status) => {
    const app = renderApp('/profile', { persona: 'customer' })
    if (status !== 204) app.backend.fail({ call: 'events', error: status } satisfies Failure)
    await opened()
    act(() => Source.last.refuse())
    const sources = Source.all.length
    await waitFor(() => expect(calls(app, 'events').map((call) => call.status)).toEqual([status]))
    setBalance(app, 7)
    await pass(15_000)
    await waitFor(() => expect(balance()).toHaveTextContent('$7.00'), slow)
    hide(true)
    hide(false)
    expect(Source.all).toHaveLength(sources)
  })

  it('tries again later where the backend is only ill', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    app.backend.fail({ call: 'events', error: 500 })
    await opened()
    const sources = Source.all.length
    act(() => Source.last.refuse())
    await waitFor(() => expect(Source.all).toHaveLength(sources + 1), slow)
  })

  it('asks who is here when it is told that nobody is', async () => {
    const app = await open()
    app.backend.db.sessions.splice(0)
    act(() => Source.last.refuse())
    await waitFor(() => expect(app.address()).toContain('/auth/login'), slow)
    expect(Source.open).toHaveLength(0)
  })

  it('says nothing after a sign-out', async () => {
    const app = await open()
    await act(() => app.router.navigate('/auth/logout'))
    await waitFor(
      () => expect(calls(app, 'logout').length + Number(screen.queryByRole('button', { name: /sign out/i }) !== null)).toBeGreaterThan(0),
      slow,
    )
    const leave = screen.queryByRole('button', { name: /sign out/i })
    if (leave) await app.user.click(leave)
    await waitFor(() => expect(Source.open).toHaveLength(0), slow)
    const asked = app.backend.requests.length
    hide(true)
    hide(false)
    expect(Source.open).toHaveLength(0)
    expect(app.backend.requests).toHaveLength(asked)
  })

  it('is not there for whoever is not signed in', async () => {
    const app = renderApp('/pricing')
    await app.heading(/./)
    await waitFor(() => expect(calls(app, 'user').some(({ status }) => status === 200)).toBe(true))
    expect(Source.all).toHaveLength(0)
  })
})

describe('where it has none', () => {
  it('asks every 15 s while the tab is seen, and not while it is hidden', async () => {
    vi.stubGlobal('EventSource', undefined)
    const app = renderApp('/profile', { persona: 'customer' })
    await waitFor(() => expect(balance()).toHaveTextContent('$42.75'), slow)
    setBalance(app, 6)
    hide(true)
    const asked = calls(app, 'user').length
    await pass(60_000)
    expect(calls(app, 'user')).toHaveLength(asked)
    expect(balance()).toHaveTextContent('$42.75')
    hide(false)
    await pass(15_000)
    await waitFor(() => expect(balance()).toHaveTextContent('$6.00'), slow)
    expect(calls(app, 'user').length).toBe(asked + 1)
  })
})
