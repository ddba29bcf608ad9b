import type { Problem } from '@/api/problem.ts'

/**
 * What a failed request says of the money.
 * - `lost`: it may have moved, and only the backend knows: no answer, one that can't be read, or a
 *   fault of the server's.
 * - `kept`: it was stopped before anything was done; the same try may go out again under its key.
 * - `over`: it was judged and refused; another try is another will.
 */
export type Verdict = 'lost' | 'kept' | 'over'

/** The backend asked for identification or a delay before it processed the request. */
const before = new Set([401, 403, 408, 425, 429])

export function judge(problem: Problem): Verdict {
  if (problem.kind !== 'HTTP') return 'lost'
  const { status = 500 } = problem
  if (status >= 500) return status === 503 ? 'kept' : 'lost'
  return before.has(status) ? 'kept' : 'over'
}
