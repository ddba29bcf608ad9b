import type { Store } from 'redux'
import { nobodyFound } from '@/api/page-state.ts'
import { isSignedOut } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { send } from '@/api/send.ts'

/**
 * Asks who is signed in, without RTK Query, because most visitors are not.
 * @returns null for nobody; otherwise the user as the backend sent it, or the failure
 */
export async function askWho({
  getState,
  dispatch,
}: Store): Promise<{ data: unknown } | { error: Problem } | null> {
  const answer = await send(
    { method: 'GET', url: '/api/v2/user', path: '/api/v2/user' },
    { getState, dispatch, signal: new AbortController().signal },
  )
  if (answer.error && !isSignedOut(answer.error)) return { error: answer.error }
  if (!answer.error && answer.data !== null) return { data: answer.data }
  dispatch(nobodyFound(Date.now()))
  return null
}
