import type { Problem } from './problem.ts'

/**
 * What a failed request means for the money.
 * - `lost`: the money may have moved: there was no answer, an unreadable one, or a server error.
 * - `kept`: the request was stopped before it was processed. A retry uses the same key.
 * - `over`: the request was refused. A retry is a new intent with a new key.
 */
export type OutcomeVerdict = 'lost' | 'kept' | 'over'

/** The backend asked for identification or a delay before it processed the request. */
const before = new Set([401, 403, 408, 425, 429])

export function judgeOutcome(problem: Problem): OutcomeVerdict {
  if (problem.kind !== 'HTTP') return 'lost'
  const { status = 500 } = problem
  if (status >= 500) return status === 503 ? 'kept' : 'lost'
  return before.has(status) ? 'kept' : 'over'
}
