const key = 'incidents-dismissed'
const most = 20

const read = (): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
const listeners = new Set<() => void>()

/** The incidents that this browser's reader has dismissed, as ids with spaces between. */
export const dismissedIncidents = {
  get: read,
  add(id: string): void {
    try {
      localStorage.setItem(key, [...read().split(' ').filter(Boolean), id].slice(-most).join(' '))
    } catch {
      // Storage is refused: it comes again with the next document.
    }
    listeners.forEach((listener) => listener())
  },
  subscribe(listener: () => void): () => void {
    const other = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) listener()
    }
    addEventListener('storage', other)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', other)
    }
  },
}
