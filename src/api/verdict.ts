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
  // Nothing has left the device.
  if (problem.kind === 'FILE_GONE') return 'over'
  if (problem.kind !== 'HTTP') return 'lost'
  const { status = 500 } = problem
  if (status >= 500) return status === 503 ? 'kept' : 'lost'
  return before.has(status) ? 'kept' : 'over'
}

/** What is known of a request whose key is held for another try. */
export interface HeldKey {
  /** An answer was lost, so the first try may have done what the next one is refused for. */
  wasLost?: true
  /** The backend has not processed it: it asked for a proof, or to come back later. */
  isKept?: true
}

/** Notes how a try ended that is not over. */
export function noteTry(held: HeldKey | undefined, verdict: 'lost' | 'kept'): void {
  if (!held) return
  if (verdict === 'lost') held.wasLost = true
  else if (!held.wasLost) held.isKept = true
}
