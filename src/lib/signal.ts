/** Tells its listeners of events, in the order in which they subscribed. */
export function createSignal<Event = void>() {
  const listeners = new Set<(event: Event) => void>()
  return {
    /** @returns unsubscribes */
    subscribe: (listener: (event: Event) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit: (event: Event): void => {
      for (const listener of listeners) listener(event)
    },
    clear: (): void => listeners.clear(),
  }
}

/** One value outside React. Its functions fit useSyncExternalStore. */
export interface SignalValue<T> {
  get: () => T
  /** The first value, which a prerendered file shows. */
  getServer: () => T
  /** Tells the listeners, unless the value is the same. */
  set: (next: T) => void
  subscribe: (listener: () => void) => () => void
}

export function createValue<T>(first: T): SignalValue<T> {
  let value = first
  const { subscribe, emit } = createSignal()
  return {
    get: () => value,
    getServer: () => first,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      emit()
    },
    subscribe,
  }
}
