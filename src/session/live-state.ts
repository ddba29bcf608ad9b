import { useSyncExternalStore } from 'react'
import type { LiveState } from '@/api/events.ts'

let state: LiveState = 'waiting'
const listeners = new Set<() => void>()

export function setLiveState(next: LiveState): void {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Even where events come, one may have been lost on its way. */
const slower = 6

/**
 * The interval at which to ask for what the backend tells of by itself where it has events; give it to a query's `pollingInterval`, with
 * `skipPollingIfUnfocused`.
 */
export function usePolling(milliseconds: number): number {
  const live = useSyncExternalStore(subscribe, () => state === 'open')
  return live ? milliseconds * slower : milliseconds
}

export function useLive(): boolean {
  return useSyncExternalStore(subscribe, () => state === 'open')
}
