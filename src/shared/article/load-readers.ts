type Readers = typeof import('./Readers.tsx')

let readers: Readers | null = null

/**
 * Loads the code that needs RTK Query after the page. A navigation waits for it, so that cached
 * data is found at once.
 */
export async function loadReaders(): Promise<Readers> {
  return (readers ??= await import('./Readers.tsx'))
}

/** The loaded module, or null. */
export const loadedReaders = (): Readers | null => readers
