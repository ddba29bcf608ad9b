import { safeParse } from 'valibot'
import { site } from '@/site/site.ts'
import { eventCalls, eventNames, LiveEvent } from './contract/events.ts'

/** `open`: what happens is told; `waiting`: not now; `none`: this backend has no events. */
export type LiveState = 'open' | 'waiting' | 'none'

interface Listening {
  onEvent: (event: LiveEvent) => void
  onState: (state: LiveState) => void
  /** It is open, after a while in which something may have been missed: since the page was loaded, or since it was open last. */
  onOpen: (again: boolean) => void
  /** The backend says that nobody is signed in. */
  onSignedOut: () => void
}

const url = (): string => site.apiOrigin + eventCalls.events.path
/** Before the next try, in milliseconds; the last stays. */
const pauses = [1000, 3000, 10_000, 30_000]
/** Answers after which there is no use in asking again. */
const never = new Set([204, 404, 405, 406, 410, 501])

/** An EventSource that is refused does not say why. */
async function whyRefused(signal: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(url(), { headers: { accept: 'text/event-stream' }, credentials: 'include', signal })
    await response.body?.cancel()
    const kind = response.headers.get('content-type') ?? ''
    // A page for everything that is not known, say.
    return response.status === 200 && !kind.startsWith('text/event-stream') ? 404 : response.status
  } catch {
    return null
  }
}

function read(name: string, text: unknown): LiveEvent | null {
  try {
    const parsed = safeParse(LiveEvent, { name, data: JSON.parse(String(text)) })
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/**
 * Listens to the backend as long as the page is seen (contract.md 4.0.14): one connection, closed in a hidden tab, opened again with growing
 * pauses, and not at all any more where there is nothing to listen to.
 * @returns a function that ends it
 */
export function listen({ onEvent, onState, onOpen, onSignedOut }: Listening): () => void {
  if (typeof EventSource === 'undefined') {
    onState('none')
    return () => {}
  }
  const ended = new AbortController()
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let misses = 0
  let opened = false

  function drop(): void {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  function end(): void {
    drop()
    document.removeEventListener('visibilitychange', seen)
    ended.abort()
  }

  async function failed(refused: boolean): Promise<void> {
    drop()
    onState('waiting')
    const status = refused ? await whyRefused(ended.signal) : null
    if (ended.signal.aborted) return
    if (status !== null && never.has(status)) {
      end()
      return onState('none')
    }
    if (status === 401) {
      end()
      return onSignedOut()
    }
    const pause = pauses[Math.min(misses, pauses.length - 1)] ?? 0
    misses += 1
    if (!source && !document.hidden) timer = setTimeout(start, pause * (0.75 + Math.random() / 2))
  }

  function start(): void {
    if (source || document.hidden || ended.signal.aborted) return
    clearTimeout(timer)
    const own = new EventSource(url(), { withCredentials: true })
    source = own
    own.addEventListener('open', () => {
      misses = 0
      onState('open')
      onOpen(opened)
      opened = true
    })
    own.addEventListener('error', () => {
      if (source === own) void failed(own.readyState === EventSource.CLOSED)
    })
    for (const name of eventNames) {
      own.addEventListener(name, ({ data }: MessageEvent<unknown>) => {
        const event = source === own ? read(name, data) : null
        if (event) onEvent(event)
      })
    }
  }

  function seen(): void {
    if (!document.hidden) return start()
    drop()
    onState('waiting')
  }

  document.addEventListener('visibilitychange', seen)
  start()
  return end
}
