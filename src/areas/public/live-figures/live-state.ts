import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'

interface Answer {
  data?: { updatedAt: string | null } | undefined
  error?: unknown
  isFetching: boolean
  fulfilledTimeStamp?: number | undefined
}

/** What the line below live figures says. */
export type LiveState =
  | { is: 'loading' }
  | { is: 'loaded'; at: Date | null }
  | { is: 'stale'; at: Date | null; busy: boolean }
  | { is: 'failed'; problem: Problem; busy: boolean }

/** Figures of this age, in milliseconds, when they came are called old. */
const old = 15 * 60_000

const dateOf = (text: string | null | undefined): Date | null =>
  text && !Number.isNaN(Date.parse(text)) ? new Date(text) : null

export function liveState({ data, error, isFetching, fulfilledTimeStamp }: Answer): LiveState {
  if (!data)
    return error ? { is: 'failed', problem: toProblem(error), busy: isFetching } : { is: 'loading' }
  const at =
    dateOf(data.updatedAt) ??
    (fulfilledTimeStamp === undefined ? null : new Date(fulfilledTimeStamp))
  const late =
    at !== null && fulfilledTimeStamp !== undefined && fulfilledTimeStamp - at.getTime() > old
  return error || late ? { is: 'stale', at, busy: isFetching } : { is: 'loaded', at }
}
