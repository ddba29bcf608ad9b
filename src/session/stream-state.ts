import { useSyncExternalStore } from 'react'
import type { StreamState } from '@/api/event-line.ts'
import { createValue } from '@/lib/signal.ts'

const state = createValue<StreamState>('waiting')

export const setStreamState = state.set

/** Polling continues beside events, because an event can be lost. */
const slower = 6

/**
 * The polling interval for data whose changes the backend also announces by server events. Pass it
 * to a query's `pollingInterval`, together with `skipPollingIfUnfocused`.
 * @param milliseconds the interval without server events
 */
export function usePolling(milliseconds: number): number {
  return useIsStreaming() ? milliseconds * slower : milliseconds
}

/** Whether the stream of server events is open. */
export function useIsStreaming(): boolean {
  return useSyncExternalStore(state.subscribe, state.get) === 'open'
}
