import { createContext, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { KnownAnswer } from '@/api/contract/known.ts'

/** What the build knew of a page. */
export interface Served {
  /** The address that it belongs to. */
  path: string
  /** The page's own name in the breadcrumbs. */
  name?: string | undefined
  /** What the build puts into the cache. In a browser the cache has it, and this is empty. */
  answers: readonly KnownAnswer[]
  /** A body that the build has sanitized. It is in the document, so the page state omits it. */
  html?: string | undefined
}

export const ServedContext = createContext<Served | null>(null)

/** Data that a page has started with. A later visit requests it again. */
const taken = new WeakSet<Served>()

/** The data of this page during its first render; null afterwards. */
export function useServed(): Served | null {
  const served = useContext(ServedContext)
  const { pathname } = useLocation()
  const here = served !== null && served.path === pathname
  const [first] = useState(() => here && !taken.has(served))
  useEffect(() => {
    // StrictMode's second mount has its state already.
    if (served && first) taken.add(served)
  }, [first, served])
  return here && first ? served : null
}
