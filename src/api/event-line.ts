import { createParser } from 'eventsource-parser'
import type { EventSourceMessage } from 'eventsource-parser'
import { safeParse } from 'valibot'
import { parseJson } from '@/lib/parse-json.ts'
import { site } from '@/site/site.ts'
import { notificationCalls, ServerEvent } from './contract/notifications.ts'
import { deviceNow } from '@/lib/server-clock.ts'

/** `open`: events arrive; `waiting`: the connection is down; `none`: this backend has no events. */
export type StreamState = 'open' | 'waiting' | 'none'

export interface EventListening {
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

interface Line extends EventListening {
  /** Where another tab's line has stopped. */
  from: string | null
  /** Whether events may have been received before, so that others may be missing. */
  wasOpen: boolean
  onPosition: (position: string | null) => void
}

const url = (): string => site.apiOrigin + notificationCalls.events.path
/** Milliseconds before each retry; the last value repeats. */
const pauses = [1000, 3000, 10_000, 30_000]
/** Statuses after which a retry is pointless. */
const never = new Set([204, 404, 405, 406, 410, 501])
/**
 * The backend says something at least every 15 s (contract.md 4.0.14). A line that is silent for
 * longer than two such beats is dead, even if the browser has not noticed.
 */
export const beat = 15_000
const silence = 2 * beat + 5000
/** On return to the tab a shorter silence is enough for a new line. */
const doubtful = beat + 5000
const lookEvery = 5000
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
 * growing pauses, at once when the network, the machine or the tab has come back, and stops where
 * the backend has no events. A hidden tab closes the connection if the backend sends event ids, and
 * later resumes from the last one. It uses fetch, because an
 * EventSource cannot send our headers (specification, section 7) and hides the status of a refusal.
 * @returns a function that stops it
 */
export function openLine({
  headers,
  onEvent,
  onState,
  onMissed,
  onSignedOut,
  from,
  wasOpen,
  onPosition,
}: Line): () => void {
  let current: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let misses = 0
  let opened = wasOpen
  /** When the line was last heard of. */
  let heardAt = 0
  /** The id of the last processed event. */
  let position = from
  let over = false

  function drop(): void {
    clearTimeout(timer)
    current?.abort()
    current = null
  }

  function end(): void {
    over = true
    drop()
    clearInterval(watch)
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('online', renew)
    removeEventListener('pageshow', seen)
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
    heardAt = deviceNow()
    onState('open')
    if (position === null) onMissed(opened)
    opened = true
    const parser = createParser({
      maxBufferSize: longest,
      onId: (id) => {
        position = id === '' ? null : id
        onPosition(position)
      },
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
      heardAt = deviceNow()
      parser.feed(value)
    }
  }

  async function start(): Promise<void> {
    if (current || over) return
    clearTimeout(timer)
    const own = new AbortController()
    current = own
    heardAt = deviceNow()
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

  /** A new line in place of one that is probably dead. */
  function renew(): void {
    if (over) return
    if (current) onState('waiting')
    drop()
    void start()
  }
  const isSilentFor = (time: number): boolean => current !== null && deviceNow() - heardAt > time

  function seen(): void {
    if (!document.hidden) return isSilentFor(doubtful) ? renew() : void start()
    // Returning to the tab is no reason to refetch everything, so a stream that cannot be resumed
    // stays open.
    if (position === null) return
    drop()
    onState('waiting')
  }

  // By the clock: a timer does not run while the machine sleeps.
  const watch = setInterval(() => isSilentFor(silence) && renew(), lookEvery)
  document.addEventListener('visibilitychange', seen)
  addEventListener('online', renew)
  addEventListener('pageshow', seen)
  void start()
  return end
}
