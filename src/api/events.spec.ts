// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { site } from '@/site/site.ts'
import type { StreamState } from './event-line.ts'
import { listen } from './events.ts'

/** What the listener reported, in order. */
let told: unknown[]
let stop: () => void
/** The requests so far, and the ends of their streams. */
let requests: RequestInit[]
let asked: string
let streams: ReadableStreamDefaultController<Uint8Array>[]
let answer: () => Response | Promise<Response>

const stream = (type = 'text/event-stream; charset=utf-8', status = 200) =>
  new Response(
    new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) }),
    { status, headers: { 'content-type': type } },
  )

function say(text: string): Promise<void> {
  streams.at(-1)?.enqueue(new TextEncoder().encode(text))
  return settle()
}
const hangUp = (): Promise<void> => {
  streams.at(-1)?.close()
  return settle()
}
/** Lets the promises of streams settle; the clock of the test stands still. */
const settle = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0)
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}
async function begin(headers: Record<string, string> = {}): Promise<void> {
  stop = listen({
    person: '7',
    headers: () => headers,
    onEvent: (event) => told.push(event),
    onState: (state: StreamState) => told.push(state),
    onMissed: (again) => told.push({ missed: again }),
    onSignedOut: () => told.push('signed out'),
  })
  await settle()
}
async function show(hidden: boolean): Promise<void> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
}
const sentId = (at: number): unknown => new Headers(requests[at]?.headers).get('last-event-id')

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  // The middle of the spread of a pause.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  told = []
  requests = []
  streams = []
  answer = () => stream()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    // A store of another file may ask again when the network is back.
    if (!String(url).endsWith('/api/v2/events')) return new Response(null, { status: 204 })
    asked = url
    requests.push(init)
    const response = await answer()
    init.signal?.addEventListener('abort', () => {
      try {
        streams.at(-1)?.error(new DOMException('Aborted', 'AbortError'))
      } catch {
        // It has ended.
      }
    })
    return response
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('the stream of events', () => {
  it('is requested with our headers and the cookies, and past every cache', async () => {
    await begin({ 'x-proxy': 'one' })
    const [first] = requests
    expect(asked).toBe(`${site.apiOrigin}/api/v2/events`)
    expect(first).toMatchObject({ credentials: 'include', cache: 'no-store' })
    expect(Object.fromEntries(new Headers(first?.headers))).toEqual({
      'x-proxy': 'one',
      accept: 'text/event-stream',
    })
    expect(told).toEqual(['open', { missed: false }])
  })

  it('reports known events, and leaves out what it cannot read', async () => {
    await begin()
    told = []
    await say('event: task.updated\ndata: {"id":7,"sta')
    await say('tus":"ready"}\n\n')
    await say('event: task.updated\ndata: {broken\n\n')
    await say('event: weather.changed\ndata: {}\n\n')
    await say('event: balance.changed\ndata: {"balance":{"amount":"1.50","currency":"USD"}}\n\n')
    expect(told).toEqual([
      { name: 'task.updated', data: { id: 7, status: 'ready' } },
      { name: 'balance.changed', data: { balance: { amount: '1.50', currency: 'USD' } } },
    ])
  })

  it('drops an event that is longer than any of ours, and listens on', async () => {
    await begin()
    told = []
    await say(`event: service.status\ndata: ${'x'.repeat(900_000)}`)
    expect(told).toEqual([])
    await say('x'.repeat(200_000))
    // The parser refuses what comes after.
    await say('\n\n')
    expect(told).toEqual(['waiting'])
    await vi.advanceTimersByTimeAsync(1000)
    await settle()
    await say('event: service.status\ndata: {"ok":true}\n\n')
    expect(told.at(-1)).toEqual({ name: 'service.status', data: { ok: true } })
  })

  it('connects again from where it was, with growing pauses that a connection resets', async () => {
    await begin()
    await say('id: 41\nevent: service.status\ndata: 1\n\n')
    told = []
    await hangUp()
    expect(told).toEqual(['waiting'])
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    for (const [count, pause] of [1000, 3000, 10_000, 30_000, 30_000].entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(requests).toHaveLength(count + 1)
      await vi.advanceTimersByTimeAsync(1)
      await settle()
      expect(requests).toHaveLength(count + 2)
    }
    answer = () => stream()
    await vi.advanceTimersByTimeAsync(30_000)
    await settle()
    // Nothing was missed: the stream goes on after the event that it names.
    expect(told).not.toContainEqual({ missed: true })
    expect(sentId(6)).toBe('41')
    await hangUp()
    await vi.advanceTimersByTimeAsync(1000)
    await settle()
    expect(requests).toHaveLength(8)
  })

  it('spreads its pauses by a quarter, so that not all tabs come back at once', async () => {
    vi.mocked(Math.random).mockReturnValue(0)
    await begin()
    await hangUp()
    await vi.advanceTimersByTimeAsync(750)
    await settle()
    expect(requests).toHaveLength(2)
    vi.mocked(Math.random).mockReturnValue(1)
    await hangUp()
    await vi.advanceTimersByTimeAsync(1249)
    expect(requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    await settle()
    expect(requests).toHaveLength(3)
  })

  it('says that events were missed where it cannot go on after one', async () => {
    await begin()
    await hangUp()
    await vi.advanceTimersByTimeAsync(1000)
    await settle()
    expect(told).toEqual(['open', { missed: false }, 'waiting', 'open', { missed: true }])
    expect(sentId(1)).toBeNull()
    await say('id: 5\nevent: stream.reset\ndata: {}\n\n')
    expect(told.at(-1)).toEqual({ missed: true })
    // An empty id takes the position back (WHATWG, server-sent events).
    await say('id:\nevent: service.status\ndata: 1\n\n')
    await hangUp()
    await vi.advanceTimersByTimeAsync(1000)
    await settle()
    expect(sentId(2)).toBeNull()
  })

  it.each([204, 404, 405, 406, 410, 501])('ends where the backend answers %i', async (status) => {
    answer = () => new Response(null, { status })
    await begin()
    expect(told).toEqual(['none'])
    await vi.advanceTimersByTimeAsync(60_000)
    await show(false)
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['a page', 'text/html'],
    ['what only ends like one', 'x-text/event-stream'],
    ['nothing that is named', ''],
  ])('takes %s with a 200 for no stream', async (_name, type) => {
    answer = () => stream(type)
    await begin()
    expect(told).toEqual(['none'])
  })

  it.each([400, 403, 429, 500, 503])('tries again after %i', async (status) => {
    answer = () => stream('text/event-stream', status)
    await begin()
    expect(told).toEqual(['waiting'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests).toHaveLength(2)
  })

  it('says that the session has ended, and asks no more', async () => {
    answer = () => new Response(null, { status: 401 })
    await begin()
    expect(told).toEqual(['waiting', 'signed out'])
    await vi.advanceTimersByTimeAsync(60_000)
    await show(false)
    expect(requests).toHaveLength(1)
  })

  it('rests in a hidden tab where it can go on later', async () => {
    await begin()
    await say('id: 9\nevent: service.status\ndata: 1\n\n')
    told = []
    await show(true)
    expect(told).toEqual(['waiting'])
    expect(requests[0]?.signal?.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(1)
    await show(false)
    expect(sentId(1)).toBe('9')
    expect(told).toEqual(['waiting', 'open'])
  })

  it('stays open in a hidden tab where it cannot, and a second look opens no second one', async () => {
    await begin()
    told = []
    await show(true)
    expect(told).toEqual([])
    await show(false)
    expect(requests).toHaveLength(1)
    // What ends while the tab is hidden waits for the tab.
    await show(true)
    await hangUp()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(1)
    await show(false)
    expect(requests).toHaveLength(2)
  })

  it('tries at once when the tab comes back during a pause, and once', async () => {
    await begin()
    await hangUp()
    await show(false)
    expect(requests).toHaveLength(2)
    for (let beats = 0; beats < 4; beats += 1) {
      await vi.advanceTimersByTimeAsync(15_000)
      await say(': still here\n\n')
    }
    expect(requests).toHaveLength(2)
  })

  it('is silent after it was stopped', async () => {
    await begin()
    told = []
    stop()
    await settle()
    await show(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.signal?.aborted).toBe(true)
    expect(told).toEqual([])
  })

  it('is silent where it was stopped before the answer came', async () => {
    let give: (response: Response) => void = () => {}
    answer = () => new Promise((resolve) => (give = resolve))
    await begin()
    stop()
    give(stream())
    await settle()
    expect(told).toEqual([])
  })

  it('takes a line that has been silent for more than two beats for dead', async () => {
    await begin()
    await say('id: 9\n\n')
    await vi.advanceTimersByTimeAsync(30_000)
    await say(': still here\n\n')
    await vi.advanceTimersByTimeAsync(35_000)
    expect(requests).toHaveLength(1)
    told = []
    await vi.advanceTimersByTimeAsync(5000)
    await settle()
    expect(requests[0]?.signal?.aborted).toBe(true)
    expect(sentId(1)).toBe('9')
    expect(told).toEqual(['waiting', 'open'])
  })

  it('gives up an answer that never comes', async () => {
    answer = () => new Promise(() => {})
    await begin()
    answer = () => stream()
    await vi.advanceTimersByTimeAsync(40_000)
    await settle()
    expect(requests).toHaveLength(2)
    expect(told).toContain('open')
  })

  it('opens a new line when the network is back, or the machine has slept', async () => {
    await begin()
    dispatchEvent(new Event('online'))
    await settle()
    expect(requests).toHaveLength(2)
    // The timers of a machine that sleeps stand still, its clock does not.
    vi.setSystemTime(Date.now() + 60 * 60 * 1000)
    await vi.advanceTimersByTimeAsync(5000)
    await settle()
    expect(requests).toHaveLength(3)
    expect(told.at(-1)).toEqual({ missed: true })
  })

  it.each(['visibilitychange', 'pageshow'])('doubts a quiet line on %s', async (name) => {
    await begin()
    const back = async () => {
      ;(name === 'pageshow' ? window : document).dispatchEvent(new Event(name))
      await settle()
    }
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    vi.setSystemTime(Date.now() + 19_000)
    await back()
    expect(requests).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2000)
    await back()
    expect(requests).toHaveLength(2)
  })
})
