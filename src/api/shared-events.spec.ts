// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listen } from './events.ts'

interface Waiting {
  run: () => Promise<void> | undefined
  fail: (error: unknown) => void
  done: () => void
}
/** The locks of one browser, after the Web Locks API. */
function createLocks() {
  const queues = new Map<string, Waiting[]>()
  const stolen = new WeakSet<Waiting>()
  function next(name: string): void {
    const [first] = queues.get(name) ?? []
    if (!first) return
    void finish(name, first)
  }
  async function finish(name: string, first: Waiting): Promise<void> {
    await first.run()
    if (stolen.has(first)) return
    queues.get(name)?.shift()
    first.done()
    next(name)
  }
  return {
    request: (
      name: string,
      { steal = false, signal }: { steal?: boolean; signal?: AbortSignal },
      run: Waiting['run'],
    ) =>
      new Promise<void>((done, fail) => {
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        const entry = { run, fail, done }
        const [holder] = queue
        if (steal && holder) {
          stolen.add(holder)
          holder.fail(new DOMException('Stolen', 'AbortError'))
          queue[0] = entry
          return next(name)
        }
        queue.push(entry)
        signal?.addEventListener('abort', () => {
          if (queue.indexOf(entry) > 0) queue.splice(queue.indexOf(entry), 1)
          fail(new DOMException('Aborted', 'AbortError'))
        })
        if (queue.length === 1) next(name)
      }),
  }
}

let requests: { id: string | null; signal: AbortSignal | null }[]
let streams: ReadableStreamDefaultController<Uint8Array>[]
let stops: (() => void)[]
let hidden = false

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) {
    await vi.advanceTimersByTimeAsync(0)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
const say = async (text: string): Promise<void> => {
  streams.at(-1)?.enqueue(new TextEncoder().encode(text))
  await settle()
}
async function openTab(person = '7') {
  const told: unknown[] = []
  const stop = listen({
    person,
    headers: () => ({}),
    onEvent: ({ name }) => told.push(name),
    onState: (state) => told.push(state),
    onMissed: (again) => told.push({ missed: again }),
    onSignedOut: () => told.push('signed out'),
  })
  stops.push(stop)
  await settle()
  return { told, stop }
}
const status = 'event: service.status\ndata: 1\n\n'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  requests = []
  streams = []
  stops = []
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.stubGlobal('navigator', { locks: createLocks() })
  vi.stubGlobal('fetch', async (_url: string, { headers, signal }: RequestInit) => {
    requests.push({ id: new Headers(headers).get('last-event-id'), signal: signal ?? null })
    return new Response(
      new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) }),
      { headers: { 'content-type': 'text/event-stream' } },
    )
  })
})
afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
})

describe('the events of several tabs', () => {
  it('come over one line, however many tabs there are', async () => {
    const tabs = await Promise.all(Array.from({ length: 8 }, () => openTab()))
    await settle()
    expect(requests).toHaveLength(1)
    for (const { told } of tabs) expect(told).toEqual(['open', { missed: false }])
    await say(status)
    for (const { told } of tabs) expect(told.at(-1)).toBe('service.status')
  })

  it('are one person’s', async () => {
    const other = await openTab('8')
    const own = await openTab('7')
    expect(requests).toHaveLength(2)
    await say(status)
    expect(own.told).toContain('service.status')
    expect(other.told).not.toContain('service.status')
  })

  it('go on where they were when the tab with the line is closed', async () => {
    const first = await openTab()
    const second = await openTab()
    await say(`id: 41\n${status}`)
    first.stop()
    await settle()
    expect(requests.map(({ id }) => id)).toEqual([null, '41'])
    await say(status)
    expect(second.told.filter((one) => one === 'service.status')).toHaveLength(2)
    expect(second.told).not.toContainEqual({ missed: true })
  })

  it('are fetched anew where the next line cannot go on', async () => {
    const first = await openTab()
    const second = await openTab()
    first.stop()
    await settle()
    expect(second.told.at(-1)).toEqual({ missed: true })
  })

  it('are taken over from a tab that freezes, with or without a word', async () => {
    const first = await openTab()
    const second = await openTab()
    // Frozen without a word: nothing of it runs, so its timer is stopped here.
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue()
    await vi.advanceTimersByTimeAsync(30_000)
    await say(': still here\n\n')
    await vi.advanceTimersByTimeAsync(20_000)
    await settle()
    post.mockRestore()
    expect(requests.length).toBeGreaterThan(1)
    expect(requests[0]?.signal?.aborted).toBe(true)
    await say(status)
    expect([first, second].map(({ told }) => told.at(-1))).toEqual([
      'service.status',
      'service.status',
    ])
  })
})
