import type { Store } from 'redux'
import { isSignedOut } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { send } from '@/api/send.ts'

/**
 * Asks who is signed in, without RTK Query, because most visitors are not.
 * @returns null for nobody; otherwise the user as the backend sent it, or the failure
 */
export async function askWho(
  { getState, dispatch }: Store,
  signal?: AbortSignal,
): Promise<{ data: unknown } | { error: Problem } | null> {
  const answer = await send(
    { method: 'GET', url: '/api/v2/user', path: '/api/v2/user' },
    { getState, dispatch, signal: signal ?? new AbortController().signal },
  )
  if (answer.error) return isSignedOut(answer.error) ? null : { error: answer.error }
  return answer.data === null ? null : { data: answer.data }
}
