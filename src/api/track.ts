import type { Store } from 'redux'
import type { publicCalls } from './contract/public.ts'
import type { ArgOf } from './contract/types.ts'
import { send } from './api.ts'

export type TrackedEvent = ArgOf<typeof publicCalls.trackEvent>

/**
 * Sends an event of a visit, as in the row `trackEvent`. The row itself would add valibot to the
 * first load of every page.
 * @throws Problem
 */
export async function track(
  { getState, dispatch }: Pick<Store, 'getState' | 'dispatch'>,
  event: TrackedEvent,
): Promise<void> {
  const { signal } = new AbortController()
  const answer = await send(
    { method: 'POST', url: '/api/v1/event-tracker', body: event, beacon: true },
    { getState, dispatch, signal },
  )
  // The body of a success is not read, so it need not be JSON.
  if (answer.error && answer.error.kind !== 'PARSING_ERROR') throw answer.error
}
