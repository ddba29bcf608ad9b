type Readers = typeof import('./Readers.tsx')

let readers: Readers | null = null

/** What needs RTK Query comes after the page; a page that is gone to waits for it, so that it finds what is cached at once. */
export async function loadReaders(): Promise<Readers> {
  return (readers ??= await import('./Readers.tsx'))
}

/** Where they have come already. */
export const readersHere = (): Readers | null => readers
