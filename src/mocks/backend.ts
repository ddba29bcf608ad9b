import type { CallName } from '../api/contract/index.ts'
import { createData, defaultSeed } from './db.ts'
import { token } from './lib/random.ts'
import type { Failure } from './settings.ts'
import type { Data } from './data/data.ts'

/** A time in milliseconds or as text, or a function that returns the time. */
export type Clock = number | string | Date | (() => number)

export function clockOf(clock: Clock): () => number {
  if (typeof clock === 'function') return clock
  const time = new Date(clock).getTime()
  if (Number.isNaN(time))
    throw new Error(
      `The clock is "${String(clock)}"; allowed: a time such as 2026-04-15T09:30:00Z.`,
    )
  return () => time
}

export interface Options {
  seed?: number
  clock?: Clock
  /** Milliseconds before every answer. */
  latency?: number
}

/**
 * The state of the mock backend: the data, and the settings around it. Every test, browser and
 * client of the HTTP server has its own.
 */
export interface Backend {
  db: Data
  now: () => number
  latency: number
  failures: Failure[]
  /** The backend offers Server-Sent Events. */
  live: boolean
  /** Milliseconds between two words of the bot. */
  streamPace: number
  /** Further failures, read at each call: the browser's panel stores them. */
  standing: () => Failure[]
  /** Reads the changes that another tab has stored, before each call. */
  load: () => void
  /** Stores the changes of a call. */
  save: () => void
  requestId: () => string
}

export function openBackend({
  seed = defaultSeed,
  clock = () => Date.now(),
  latency = 0,
}: Options = {}): Backend {
  const now = clockOf(clock)
  let requests = 0
  return {
    db: createData(seed, now()),
    now,
    latency,
    failures: [],
    live: false,
    streamPace: 30,
    standing: () => [],
    load: () => {},
    save: () => {},
    requestId: () => {
      requests += 1
      return `mock-${token(seed, 'request', requests).slice(0, 12)}`
    },
  }
}

/** Returns every failure set for a call, and decrements the counted ones. */
export function takeFailures(
  backend: Backend,
  call: CallName,
  others: readonly Failure[],
): Failure {
  const due = [...others, ...backend.failures].filter(
    (failure) => (failure.call ?? call) === call && failure.times !== 0,
  )
  for (const failure of due) if (failure.times !== undefined) failure.times -= 1
  const failing = due.find(({ error }) => error !== undefined)
  const held = due.flatMap(({ until }) => until ?? [])
  const until = held.length > 0 && Promise.all(held).then(() => {})
  return {
    ...failing,
    ...(until && { until }),
    delay: due.reduce((sum, { delay = 0 }) => sum + delay, backend.latency),
  }
}
