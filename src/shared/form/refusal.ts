import { isFileGone, isProblem, toProblem } from '@/api/problem.ts'
import { isChunkError } from '@/lib/chunk.ts'
import type { FieldProblem, Problem } from '@/api/problem.ts'
import { deviceNow } from '@/lib/server-clock.ts'

/** A request that the backend refused or that never reached it. */
export interface Refusal {
  problem: Problem
  /** The time of the earliest retry, in milliseconds. */
  until: number | null
  /** The values that were sent. Different values may be sent at once. */
  entries: string
  /** The fields of the refusal that the page does not have, by the backend's names. */
  unplaced: readonly { field: string; problem: FieldProblem }[]
}

/** @param error what the request threw */
export function refusal(error: unknown, entries: unknown): Refusal {
  // An error of our own code is shown like one from the backend, and logged.
  const isKnown = isProblem(error) || isFileGone(error)
  if (!isKnown) console.error(error)
  const problem: Problem = isKnown
    ? toProblem(error)
    : isChunkError(error)
      ? { kind: 'FETCH_ERROR' }
      : { kind: 'HTTP', status: 500 }
  const { retryAfter = 0 } = problem
  return {
    problem,
    until: retryAfter > 0 ? deviceNow() + retryAfter * 1000 : null,
    entries: JSON.stringify(entries),
    unplaced: Object.entries(problem.fields ?? {}).map(([field, found]) => ({
      field,
      problem: found,
    })),
  }
}
