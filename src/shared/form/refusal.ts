import { isProblem } from '@/api/problem.ts'
import { isChunkError } from '@/lib/chunk.ts'
import type { Problem } from '@/api/problem.ts'

/** A request that the backend refused or that never reached it. */
export interface Refusal {
  problem: Problem
  /** The time from which another try makes sense. */
  until: number | null
  /** What had been entered: other entries may be asked for at once. */
  entries: string
}

/** @param error what the request threw */
export function refusal(error: unknown, entries: unknown): Refusal {
  // A fault of our own is said like one of the backend's, and seen by us.
  if (!isProblem(error)) console.error(error)
  const problem: Problem = isProblem(error)
    ? error
    : isChunkError(error)
      ? { kind: 'FETCH_ERROR' }
      : { kind: 'HTTP', status: 500 }
  const { retryAfter = 0 } = problem
  return {
    problem,
    until: retryAfter > 0 ? Date.now() + retryAfter * 1000 : null,
    entries: JSON.stringify(entries),
  }
}
