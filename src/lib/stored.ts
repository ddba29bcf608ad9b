import { createSignal } from './signal.ts'
import type { StorageKey } from './storage-keys.ts'

export interface Stored<T extends string> {
  get: () => T
  set: (value: T) => void
  /** For useSyncExternalStore. It also reports changes from other tabs. */
  subscribe: (listener: () => void) => () => void
  fallback: T
}

/** One of a few values, in local storage under a key. Without storage it holds for the page. */
export function createStored<T extends string>(
  key: StorageKey,
  allowed: readonly T[],
  fallback: T,
): Stored<T> {
  const changed = createSignal()
  let unsaved: T | null = null
  const read = (): T => {
    if (unsaved) return unsaved
    try {
      const value = localStorage.getItem(key)
      return allowed.find((known) => known === value) ?? fallback
    } catch {
      return fallback
    }
  }
  return {
    fallback,
    get: read,
    set: (value) => {
      try {
        localStorage.setItem(key, value)
        unsaved = null
      } catch {
        unsaved = value
      }
      changed.emit()
    },
    subscribe: (listener) => {
      const other = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      addEventListener('storage', other)
      const unsubscribe = changed.subscribe(listener)
      return () => {
        unsubscribe()
        removeEventListener('storage', other)
      }
    },
  }
}
