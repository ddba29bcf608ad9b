import { useEffect, useState } from 'react'

/**
 * A document that the backend overwrites only if the request names the version that was read
 * (contract.md 4.0.11).
 */
export interface Versioned {
  updatedAt?: string | null | undefined
}

/**
 * The version that the next change is based on. While a form has unsaved text it stays behind the
 * loaded one, so that the backend refuses to overwrite changes that the reader has not seen.
 */
function createBase<Doc>(loaded: Doc) {
  let base = loaded
  const unsaved = new Set<string>()
  return {
    get: (): Doc => base,
    set: (next: Doc): void => {
      base = next
    },
    /** Follows the loaded version. */
    follow: (current: Doc): void => {
      if (unsaved.size === 0) base = current
    },
    /** @param form the form's name */
    mark: (form: string, dirty: boolean): void => {
      if (dirty) unsaved.add(form)
      else unsaved.delete(form)
    },
  }
}

export interface DocumentState<Doc> {
  /** The document as last loaded or saved. */
  current: Doc
  base: ReturnType<typeof createBase<Doc>>
  /** Continues from another version that this page has saved or the reader has chosen. */
  take: (next: Doc) => void
}

/** A document edited by one form, or by several that each edit a part of it. */
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
