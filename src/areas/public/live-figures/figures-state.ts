import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'

interface Answer {
  data?: { updatedAt: string | null } | undefined
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

/**
 * The state of the figures in the prerendered file: before the current ones have loaded, or if they
 * cannot be loaded.
 */
export const servedState = (served: { updatedAt: string | null }, isLost: boolean): FiguresState =>
  figuresState({ isFetching: false, error: isLost || undefined }, served)

/** @param served the answer in the prerendered file */
export function figuresState(
  { data, error, isFetching, fulfilledTimeStamp }: Answer,
  served?: { updatedAt: string | null },
): FiguresState {
  const servedAt = dateOf(served?.updatedAt)
  if (!data && servedAt)
    return error ? { is: 'stale', at: servedAt, busy: isFetching } : { is: 'served', at: servedAt }
  if (!data)
    return error ? { is: 'failed', problem: toProblem(error), busy: isFetching } : { is: 'loading' }
  const at =
    dateOf(data.updatedAt) ??
    (fulfilledTimeStamp === undefined ? null : new Date(fulfilledTimeStamp))
  const late =
    at !== null && fulfilledTimeStamp !== undefined && fulfilledTimeStamp - at.getTime() > old
  return error || late ? { is: 'stale', at, busy: isFetching } : { is: 'loaded', at }
}
