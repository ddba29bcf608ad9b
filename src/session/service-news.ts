const listeners = new Set<() => void>()

/** Notifies listeners that the state of the service has changed. */
export const tellServiceNews = (): void => listeners.forEach((listener) => listener())

export function onServiceNews(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
