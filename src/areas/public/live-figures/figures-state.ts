import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { serverTime } from '@/lib/server-clock.ts'

interface Answer {
  data?: { asOf?: string | undefined; updatedAt: string | null } | undefined
  error?: unknown
  isFetching: boolean
  fulfilledTimeStamp?: number | undefined
}

/** The state of the line below live figures. */
export type FiguresState =
  | { is: 'loading' }
  | { is: 'loaded'; at: Date | null }
  /** The figures of the prerendered file, until the current ones have loaded. */
  | { is: 'served'; at: Date }
  | { is: 'stale'; at: Date | null; busy: boolean }
  | { is: 'failed'; problem: Problem; busy: boolean }

/** The age in milliseconds from which loaded figures are called old. */
const old = 15 * 60_000

const dateOf = (text: string | null | undefined): Date | null =>
  text && !Number.isNaN(Date.parse(text)) ? new Date(text) : null

export function figuresState({
  data,
  error,
  isFetching,
  fulfilledTimeStamp,
}: Answer): FiguresState {
  if (!data)
    return error ? { is: 'failed', problem: toProblem(error), busy: isFetching } : { is: 'loading' }
  const asOf = dateOf(data.asOf)
  if (asOf) return error ? { is: 'stale', at: asOf, busy: isFetching } : { is: 'served', at: asOf }
  const at =
    dateOf(data.updatedAt) ??
    (fulfilledTimeStamp === undefined ? null : new Date(fulfilledTimeStamp))
  const late =
    at !== null &&
    fulfilledTimeStamp !== undefined &&
    serverTime(fulfilledTimeStamp) - at.getTime() > old
  return error || late ? { is: 'stale', at, busy: isFetching } : { is: 'loaded', at }
}
