import { safeParse } from 'valibot'
import { isRecord } from '@/lib/is-record.ts'
import { sharedLocks } from '@/lib/secure-context.ts'
import { ServerEvent } from './contract/notifications.ts'
import { beat, openLine } from './event-line.ts'
import type { EventListening, StreamState } from './event-line.ts'
import { deviceNow } from '@/lib/server-clock.ts'

/**
 * One tab holds the line to the backend's events and passes them on to the other tabs of the same
 * person: with HTTP/1.1 a browser has six connections to a host, and six open lines would take all
 * of them. Another tab takes over when it closes, is hidden, or freezes.
 */

/** A holder that is silent for longer is frozen, and another tab takes its place. */
const patience = 2 * beat + 10_000
const lookEvery = 5000

type Message =
  | { is: 'event'; event: unknown }
  | { is: 'state'; state: StreamState; position: string | null }
  | { is: 'missed' | 'signed-out' | 'hello' }

const states: readonly StreamState[] = ['open', 'waiting', 'none']

interface Options extends EventListening {
  /** Whose events they are: tabs of another session share nothing with these. */
  person: string
}

/** @returns a function that stops it */
export function listen(options: Options): () => void {
  const name = `events:${options.person}`
  const locks = sharedLocks()
  const channel = locks && openChannel(name)
  if (!locks || !channel)
    return openLine({ ...options, from: null, wasOpen: false, onPosition: () => {} })
  return share(options, requester(locks, name), channel)
}

interface Held {
  onHeld: () => void
  /** Another tab has stolen it. */
  onLost: () => void
}
type Request = (held: Held, options: { steal: boolean }) => () => void

/** Waits for the lock, or steals it. The answer gives it back, or stops waiting. */
const requester =
  (locks: LockManager, name: string): Request =>
  ({ onHeld, onLost }, { steal }) => {
    const waiting = new AbortController()
    let release: (() => void) | undefined
    locks
      .request(name, steal ? { steal } : { signal: waiting.signal }, () => {
        if (waiting.signal.aborted) return undefined
        onHeld()
        return new Promise<void>((resolve) => (release = resolve))
      })
      .catch(() => waiting.signal.aborted || onLost())
    return () => {
      waiting.abort()
      release?.()
    }
  }

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

function share(
  { onEvent, onState, onMissed, onSignedOut, headers }: Options,
  request: Request,
  channel: BroadcastChannel,
): () => void {
  let state: StreamState = 'waiting'
  let position: string | null = null
  let wasOpen = false
  /** When the holder was last heard of. */
  let heardAt = deviceNow()
  /** Ends the line, in the tab that holds it. */
  let endLine: (() => void) | null = null
  /** Gives the lock back, or stops waiting for it. */
  let leave: (() => void) | null = null
  let isOver = false

  const tell = (message: Message): void => channel.postMessage(message)
  const tellState = (): void => tell({ is: 'state', state, position })
  function setState(next: StreamState): void {
    const opens = next === 'open'
    state = next
    onState(next)
    if (opens) wasOpen = true
  }

  function hold(): void {
    // The lock may be granted while the page stops listening.
    if (isOver) return
    endLine = openLine({
      headers,
      from: position,
      wasOpen,
      onPosition: (next) => {
        position = next
        tellState()
      },
      onEvent: (event) => {
        onEvent(event)
        tell({ is: 'event', event })
      },
      onState: (next) => {
        setState(next)
        tellState()
        // Whoever can go on later leaves the line to a tab that is looked at.
        if (next === 'waiting' && document.hidden && position !== null) quit()
      },
      onMissed: (again) => {
        onMissed(again)
        if (again) tell({ is: 'missed' })
      },
      onSignedOut: () => {
        onSignedOut()
        tell({ is: 'signed-out' })
      },
    })
  }
  function drop(): void {
    endLine?.()
    endLine = null
  }
  function quit(): void {
    leave?.()
    leave = null
    drop()
  }
  function join(steal = false): void {
    if (isOver || (leave && !steal)) return
    quit()
    heardAt = deviceNow()
    const own = request(
      {
        onHeld: hold,
        // Another tab took this one for frozen.
        onLost: () => {
          if (leave !== own) return
          leave = null
          drop()
          join()
        },
      },
      { steal },
    )
    leave = own
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data)) return
    if (data['is'] === 'hello') return endLine ? tellState() : undefined
    // A tab that wakes up may still take itself for the holder.
    heardAt = deviceNow()
    if (data['is'] === 'event') {
      const parsed = safeParse(ServerEvent, data['event'])
      if (parsed.success) onEvent(parsed.output)
    } else if (data['is'] === 'missed') onMissed(true)
    else if (data['is'] === 'signed-out') onSignedOut()
    else if (data['is'] === 'state') {
      const next = states.find((known) => known === data['state'])
      if (!next || endLine) return
      position = typeof data['position'] === 'string' ? data['position'] : null
      const isFirst = next === 'open' && !wasOpen
      if (next !== state) setState(next)
      // This page is older than its first event.
      if (isFirst) onMissed(false)
    }
  })

  function look(): void {
    if (endLine) return tellState()
    if (!document.hidden && deviceNow() - heardAt > patience) join(true)
  }
  function seen(): void {
    if (!document.hidden) join()
    // A hidden tab waits for no line that it would not open.
    else if (!endLine && position !== null) quit()
  }
  function shown({ persisted }: PageTransitionEvent): void {
    if (!persisted) return
    // While the page lay in the back/forward cache it heard nothing.
    onMissed(true)
    join()
    tell({ is: 'hello' })
  }

  const timer = setInterval(look, lookEvery)
  document.addEventListener('visibilitychange', seen)
  document.addEventListener('freeze', quit)
  document.addEventListener('resume', seen)
  addEventListener('pagehide', quit)
  addEventListener('pageshow', shown)
  tell({ is: 'hello' })
  join()
  return () => {
    isOver = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
    document.removeEventListener('freeze', quit)
    document.removeEventListener('resume', seen)
    removeEventListener('pagehide', quit)
    removeEventListener('pageshow', shown)
    quit()
    channel.close()
  }
}
