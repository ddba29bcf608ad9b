import { useEffect, useState } from 'react'

/** What the backend refuses to write over unless the version that was read is sent with it (contract.md 4.0.11). */
export interface Versioned {
  updatedAt?: string | null | undefined
}

/**
 * What the next change is based on. It stays behind what is loaded while a form holds unsaved text, so that the backend
 * refuses to write over what the reader has not seen.
 */
function createBase<Doc>(loaded: Doc) {
  let base = loaded
  const unsaved = new Set<string>()
  return {
    get: (): Doc => base,
    set: (next: Doc): void => {
      base = next
    },
    /** Follows what is loaded. */
    follow: (current: Doc): void => {
      if (unsaved.size === 0) base = current
    },
    /** @param form its name */
    mark: (form: string, dirty: boolean): void => {
      if (dirty) unsaved.add(form)
      else unsaved.delete(form)
    },
  }
}

export interface DocumentState<Doc> {
  /** As it was loaded or saved last. */
  current: Doc
  base: ReturnType<typeof createBase<Doc>>
  /** Continues from another version, which this page has saved or its reader has chosen. */
  take: (next: Doc) => void
}

/** A document that one form edits, or several that each edit a part of it. */
export function useDocument<Doc extends Versioned | null>(loaded: Doc): DocumentState<Doc> {
  const [current, setCurrent] = useState(loaded)
  const [base] = useState(() => createBase(loaded))
  useEffect(() => setCurrent(loaded), [loaded])
  return {
    current,
    base,
    take: (next) => {
      base.set(next)
      setCurrent(next)
    },
  }
}
