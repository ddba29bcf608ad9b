import { createContext, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** What the build knew of a page's data, and wrote into its file: the page is hydrated with it, and the backend is asked later. */
export interface Served {
  /** The address that it is of. */
  path: string
  /** The page's own name in the breadcrumbs. */
  name?: string | undefined
  /** Answers by a key of the page's own. */
  answers: Readonly<Record<string, unknown>>
  /** A body that the build has sanitised; it stands in the document, so the served state does without it. */
  html?: string | undefined
}

export const ServedContext = createContext<Served | null>(null)

/** Answers that a page has begun with: whoever comes back to it later asks anew. */
const taken = new WeakSet<Served>()

/** The served state of this very page, as long as it is its first showing. */
export function useServed(): Served | null {
  const served = useContext(ServedContext)
  const { pathname } = useLocation()
  const here = served !== null && served.path === pathname
  const [first] = useState(() => here && !taken.has(served))
  useEffect(() => {
    // Kept alive by StrictMode's second mount, which has its state already.
    if (served && first) taken.add(served)
  }, [first, served])
  return here && first ? served : null
}
