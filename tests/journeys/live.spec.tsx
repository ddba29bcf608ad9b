import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import type { Failure } from '@/mocks/settings.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const slow = { timeout: 20_000 }

type Fetch = typeof fetch

/** An event stream that the app has opened, controlled by the test. */
class Source {
  static all: Source[] = []
  readonly url: string
  readonly init: RequestInit
  private readonly real: () => Promise<Response>
  private readonly answered = Promise.withResolvers<Response>()
  private stream: ReadableStreamDefaultController<Uint8Array> | null = null
  private over = false
  readonly response = this.answered.promise
  constructor(url: string, init: RequestInit, real: () => Promise<Response>) {
    this.url = url
    this.init = init
    this.real = real
    init.signal?.addEventListener('abort', () => {
      this.over = true
      this.answered.reject(init.signal?.reason)
    })
    Source.all.push(this)
  }
  /** Replaces the backend's event stream. */
  static install(): void {
    const others: Fetch = globalThis.fetch
    const mine: Fetch = (input, init = {}) =>
      input === '/api/v2/events'
        ? new Source(input, init, () => others(input, init)).response
        : others(input, init)
    vi.stubGlobal('fetch', mine)
  }
  open(): void {
    const body = new ReadableStream<Uint8Array>({ start: (stream) => void (this.stream = stream) })
    this.answered.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  }
  write(text: string): void {
    this.stream?.enqueue(new TextEncoder().encode(text))
  }
  say(name: string, data: unknown): void {
    this.write(
      `event: ${name}\ndata: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`,
    )
  }
  /** The connection was lost. */
  breakOff(): void {
    this.over = true
    this.answered.reject(new TypeError('Failed to fetch'))
    this.stream?.error(new TypeError('network error'))
  }
  /** An answer that is no stream: the backend's own. */
  refuse(): void {
    this.over = true
    this.answered.resolve(this.real())
  }
  static get open(): Source[] {
    return Source.all.filter(({ over }) => !over)
  }
  static get last(): Source {
    const last = Source.all.at(-1)
    if (!last) throw new Error('Nothing was opened.')
    return last
  }
}

/** The app reads a stream with a short delay. */
const told = (run: () => void) =>
  act(async () => {
    run()
    await vi.advanceTimersByTimeAsync(0)
  })

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

const balance = () => screen.getByRole('banner')
const setBalance = (app: Rendered, dollars: number) => {
  const account = app.backend.db.accounts.find(({ persona }) => persona === 'customer')
  if (account) account.balance = dollars * 1e6
  // Nothing is on hold.
  app.backend.db.transfers.transfers = []
}

/** Fake time that passes by itself and can be advanced. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  Source.all = []
})

describe('where the backend has events', () => {
  async function opened(): Promise<void> {
    await waitFor(() => expect(balance()).toHaveTextContent('$32.65'), slow)
    await pass(2500)
    // StrictMode opens twice, and closes the first.
    await waitFor(() => expect(Source.open).toHaveLength(1), slow)
  }

  async function open(path = '/profile', arrange?: (app: Rendered) => void) {
    const app = renderApp(path, { persona: 'customer' })
    Source.install()
    arrange?.(app)
    await opened()
    // A change from before the connection is requested once.
    const asked = app.backend.requests.length
    const since = () => app.backend.requests.slice(asked).map(({ call }) => call)
    await told(() => Source.last.open())
    await waitFor(() => expect(since()).toContain('user'))
    // A failure tells what was called when, and how it was answered.
    const log = app.backend.requests.map(({ call, at, status }) => `${at} ${call} ${status}`)
    expect(
      since().filter((name) => name === 'user'),
      log.join('\n'),
    ).toEqual(['user'])
    return app
  }

  it('listens with the cookies of the session, once', async () => {
    await open()
    const { url, init } = Source.last
    expect(url).toBe('/api/v2/events')
    expect(init.credentials).toBe('include')
    expect(Source.open).toHaveLength(1)
  })

  it('sends the extra headers of every call along', async () => {
    await open()
    expect(Object.fromEntries(new Headers(Source.last.init.headers))).toEqual({
      accept: 'text/event-stream',
      'x-proxy-test': '1',
      'x-proxy-app': expect.any(String),
      'x-team': expect.any(String),
    })
  })

  it('takes an event that comes in pieces', async () => {
    await open()
    await told(() => Source.last.write(': here\n\nevent: balance.changed\nda'))
    await told(() => Source.last.write('ta: {"balance":{"amount":"3.10","currency":"USD"}}\n\n'))
    expect(balance()).toHaveTextContent('$3.10')
  })

  it('lets the balance follow what it is told, without asking', async () => {
    const app = await open()
    const asked = calls(app, 'user').length
    await told(() =>
      Source.last.say('balance.changed', { balance: { amount: '17.20', currency: 'USD' } }),
    )
    expect(balance()).toHaveTextContent('$17.20')
    // A balance in another currency cannot be shown; broken and unknown events are ignored.
    await told(() => {
      Source.last.say('balance.changed', { balance: { amount: '1', currency: 'EUR' } })
      Source.last.say('balance.changed', 'not json')
      Source.last.say('balance.changed', { balance: { amount: 'much' } })
      Source.last.say('weather.changed', { id: 1 })
    })
    expect(balance()).toHaveTextContent('$17.20')
    expect(calls(app, 'user')).toHaveLength(asked)
  })

  it('shows the decimal that it is told, which a float cannot hold', async () => {
    const app = await open()
    const amount = '90071992547409.930001'
    await told(() => Source.last.say('balance.changed', { balance: { amount, currency: 'USD' } }))
    expect(balance()).toHaveTextContent('$90,071,992,547,409.930001')
    // A person who is being refetched gets the balance from that answer.
    setBalance(app, 5)
    await told(() => Source.last.say('balance.changed', {}))
    await waitFor(() => expect(balance()).toHaveTextContent('$5.00'))
  })

  it('asks where it is only hinted at', async () => {
    const app = await open()
    setBalance(app, 5)
    await told(() => Source.last.say('balance.changed', {}))
    await waitFor(() => expect(balance()).toHaveTextContent('$5.00'))
    await told(() => Source.last.say('notification.created', { unread: 9 }))
    expect(screen.getByRole('button', { name: /9/ })).toBeVisible()
  })

  it('puts what is booked on top of a day’s movements, and keeps those that were shown', async () => {
    const app = await open('/pay/history_day?day=2026-04-12')
    const rows = () =>
      within(screen.getByRole('region', { name: 'Transactions' })).getAllByRole('row')
    await app.user.click(await screen.findByRole('button', { name: 'Show more' }, slow))
    await waitFor(() => expect(rows()).toHaveLength(101), slow)
    const newest = rows()[1]?.textContent ?? 'There is none.'
    const book = async (count: number, amount: number) => {
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
      await told(() =>
        Source.last.say('balance.changed', { balance: { amount: '50', currency: 'USD' } }),
      )
    }
    await book(1, 3_210_000)
    await waitFor(() => expect(rows()[1]).toHaveTextContent('$3.21'), slow)
    expect(rows()).toHaveLength(102)
    expect(rows()[2]).toHaveTextContent(newest)
    // The gap is longer than a page, so the pages between are fetched.
    await book(60, 1_110_000)
    await pass(2500)
    await waitFor(
      () => expect(rows().filter((row) => row.textContent.includes('$1.11'))).toHaveLength(60),
      slow,
    )
    await waitFor(() => expect(rows()[61]).toHaveTextContent('$3.21'), slow)
  })

  it('asks anew for a payment that has moved, and for a burst of tasks once', async () => {
    const app = await open('/pay/ok?paymentId=1002038')
    await screen.findByRole('region', { name: 'Payment 1002038' }, slow)
    const asked = calls(app, 'payment').length
    await told(() => {
      for (let index = 0; index < 30; index += 1)
        Source.last.say('payment.updated', { id: '1002038', status: 'paid' })
    })
    await waitFor(() => expect(calls(app, 'payment').length).toBe(asked + 1))
    expect(await screen.findByText('This page updates automatically.')).toBeVisible()
  })

  it('is closed in a hidden tab; back again, it goes on where it was and asks for nothing', async () => {
    const app = await open()
    await told(() => Source.last.write('id: 17\n\n'))
    hide(true)
    expect(Source.open).toHaveLength(0)
    const asked = app.backend.requests.length
    hide(false)
    await waitFor(() => expect(Source.open).toHaveLength(1))
    expect(new Headers(Source.last.init.headers).get('last-event-id')).toBe('17')
    await told(() => Source.last.open())
    await pass(3000)
    expect(app.backend.requests).toHaveLength(asked)
    await told(() =>
      Source.last.write(
        'id: 18\nevent: balance.changed\ndata: {"balance":{"amount":"8","currency":"USD"}}\n\n',
      ),
    )
    expect(balance()).toHaveTextContent('$8.00')
    hide(true)
    hide(false)
    expect(new Headers(Source.last.init.headers).get('last-event-id')).toBe('18')
  })

  it('asks for what was missed where the backend does not know the position any more', async () => {
    const app = await open()
    await told(() => Source.last.write('id: 17\n\n'))
    hide(true)
    setBalance(app, 8)
    hide(false)
    await waitFor(() => expect(Source.open).toHaveLength(1))
    await told(() => Source.last.open())
    await told(() => Source.last.say('stream.reset', {}))
    await waitFor(() => expect(balance()).toHaveTextContent('$8.00'))
  })

  it('stays open in a hidden tab where the backend gives no positions', async () => {
    const app = await open()
    const asked = calls(app, 'user').length
    const sources = Source.all.length
    hide(true)
    await told(() =>
      Source.last.say('balance.changed', { balance: { amount: '8', currency: 'USD' } }),
    )
    hide(false)
    await pass(1000)
    expect(balance()).toHaveTextContent('$8.00')
    expect(Source.all).toHaveLength(sources)
    expect(calls(app, 'user')).toHaveLength(asked)
  })

  it('comes back by itself with growing pauses when the connection breaks', async () => {
    const app = await open()
    vi.setTimerTickMode('manual')
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    for (const pause of [1000, 3000, 10_000, 30_000, 30_000]) {
      const before = Source.all.length
      await told(() => Source.last.breakOff())
      await pass(pause - 1)
      expect(Source.all).toHaveLength(before)
      await pass(1)
      expect(Source.all).toHaveLength(before + 1)
    }
    expect(Source.open).toHaveLength(1)
    setBalance(app, 9)
    await told(() => Source.last.open())
    await pass(3000)
    expect(balance()).toHaveTextContent('$9.00')
  })

  it.each([204, 404, 501])(
    'stops for good where there are none (%d), and asks every 15 s instead',
    async (status) => {
      const app = renderApp('/profile', { persona: 'customer' })
      Source.install()
      if (status !== 204) app.backend.fail({ call: 'events', error: status } satisfies Failure)
      await opened()
      await told(() => Source.last.refuse())
      const sources = Source.all.length
      await waitFor(() => expect(calls(app, 'events').map((call) => call.status)).toEqual([status]))
      setBalance(app, 7)
      await pass(15_000)
      await waitFor(() => expect(balance()).toHaveTextContent('$7.00'), slow)
      hide(true)
      hide(false)
      expect(Source.all).toHaveLength(sources)
    },
  )

  it('tries again later where the backend is only ill', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    Source.install()
    app.backend.fail({ call: 'events', error: 500 })
    await opened()
    const sources = Source.all.length
    await told(() => Source.last.refuse())
    await waitFor(() => expect(Source.all).toHaveLength(sources + 1), slow)
  })

  it('asks who is here when it is told that nobody is', async () => {
    const app = await open()
    app.backend.db.sessions.splice(0)
    const sources = Source.all.length
    await told(() => Source.last.breakOff())
    await waitFor(() => expect(Source.all).toHaveLength(sources + 1), slow)
    await told(() => Source.last.refuse())
    await waitFor(() => expect(app.address()).toContain('/auth/login'), slow)
    expect(Source.open).toHaveLength(0)
  })

  it('says nothing after a sign-out', async () => {
    const app = await open()
    await act(() => app.router.navigate('/auth/logout'))
    await waitFor(
      () =>
        expect(
          calls(app, 'logout').length +
            Number(screen.queryByRole('button', { name: /sign out/i }) !== null),
        ).toBeGreaterThan(0),
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
    Source.install()
    await app.heading(/./)
    await waitFor(() => expect(calls(app, 'user').some(({ status }) => status === 200)).toBe(true))
    expect(Source.all).toHaveLength(0)
  })
})

describe('where it has none', () => {
  it('asks every 15 s while the tab is seen, and not while it is hidden', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await waitFor(() => expect(balance()).toHaveTextContent('$32.65'), slow)
    setBalance(app, 6)
    hide(true)
    const asked = calls(app, 'user').length
    await pass(60_000)
    expect(calls(app, 'user')).toHaveLength(asked)
    expect(balance()).toHaveTextContent('$32.65')
    hide(false)
    await pass(15_000)
    await waitFor(() => expect(balance()).toHaveTextContent('$6.00'), slow)
    expect(calls(app, 'user').length).toBe(asked + 1)
  })
})
