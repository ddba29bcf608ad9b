import { createParser } from 'eventsource-parser'
import type { EventSourceMessage } from 'eventsource-parser'
import { safeParse } from 'valibot'
import { parseJson } from '@/lib/parse-json.ts'
import { site } from '@/site/site.ts'
import { notificationCalls, ServerEvent } from './contract/notifications.ts'

/** `open`: events arrive; `waiting`: the connection is down; `none`: this backend has no events. */
export type StreamState = 'open' | 'waiting' | 'none'

interface Listening {
  /** The extra headers of every call. */
  headers: () => Readonly<Record<string, string>>
  onEvent: (event: ServerEvent) => void
  onState: (state: StreamState) => void
  /**
   * The stream is open, but events may be missing: those since page load, or those since the stream
   * was last open (`again`).
   */
  onMissed: (again: boolean) => void
  /** The backend says that the session has ended. */
  onSignedOut: () => void
}

const url = (): string => site.apiOrigin + notificationCalls.events.path
/** Milliseconds before each retry; the last value repeats. */
const pauses = [1000, 3000, 10_000, 30_000]
/** Statuses after which a retry is pointless. */
const never = new Set([204, 404, 405, 406, 410, 501])
/** The maximum characters of one event. A longer one is not from our backend. */
const longest = 1_000_000

function read({ event: name, data }: EventSourceMessage): ServerEvent | null {
  try {
    const parsed = safeParse(ServerEvent, { name, data: parseJson(data) })
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/**
 * Listens to the backend's events (contract.md 4.0.14) on one connection. It reconnects with
 * growing pauses, and stops where the backend has no events. A hidden tab closes the connection if
 * the backend sends event ids, and later resumes from the last one. It uses fetch, because an
 * EventSource cannot send our headers (specification, section 7) and hides the status of a refusal.
 * @returns a function that stops it
 */
export function listen({
  headers,
  onEvent,
  onState,
  onMissed,
  onSignedOut,
}: Listening): () => void {
  let current: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let misses = 0
  let opened = false
  /** The id of the last processed event. */
  let position: string | null = null
  let over = false

  function drop(): void {
    clearTimeout(timer)
    current?.abort()
    current = null
  }

  function end(): void {
    over = true
    drop()
    document.removeEventListener('visibilitychange', seen)
  }

  /**
   * Reads one connection to its end.
   * @returns the status of an answer that was not a stream
   */
  async function follow({ signal }: AbortController): Promise<number | null> {
    const response = await fetch(url(), {
      headers: {
        ...headers(),
        accept: 'text/event-stream',
        ...(position !== null && { 'last-event-id': position }),
      },
      credentials: 'include',
      cache: 'no-store',
      signal,
    })
    const kind = response.headers.get('content-type') ?? ''
    if (response.status !== 200 || !response.body || !kind.startsWith('text/event-stream')) {
      await response.body?.cancel()
      // A 200 that is no stream is, for example, a catch-all HTML page.
      return response.status === 200 ? 404 : response.status
    }
    if (signal.aborted) return null
    misses = 0
    onState('open')
    if (position === null) onMissed(opened)
    opened = true
    const parser = createParser({
      maxBufferSize: longest,
      onId: (id) => (position = id === '' ? null : id),
      onEvent: (message) => {
        if (message.event === 'stream.reset') return onMissed(true)
        const event = read(message)
        if (event) onEvent(event)
      },
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done || signal.aborted) return null
      parser.feed(value)
    }
  }

  async function start(): Promise<void> {
    if (current || over) return
    clearTimeout(timer)
    const own = new AbortController()
    current = own
    // A broken connection is handled like one that ended.
    const status = await follow(own).catch(() => null)
    if (current !== own) return
    drop()
    if (status !== null && never.has(status)) {
      end()
      return onState('none')
    }
    onState('waiting')
    if (status === 401) {
      end()
      return onSignedOut()
    }
    const pause = pauses[Math.min(misses, pauses.length - 1)] ?? 0
    misses += 1
    if (!document.hidden) timer = setTimeout(() => void start(), pause * (0.75 + Math.random() / 2))
  }

  function seen(): void {
    if (!document.hidden) return void start()
    // Returning to the tab is no reason to refetch everything, so a stream that cannot be resumed
    // stays open.
    if (position === null) return
    drop()
    onState('waiting')
  }

  document.addEventListener('visibilitychange', seen)
  void start()
  return end
}
