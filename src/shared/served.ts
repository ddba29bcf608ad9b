import { createContext, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { KnownAnswer } from '@/api/contract/known.ts'

/**
 * The data that the build wrote into a page's file. The page hydrates with it and asks the backend
 * later.
 */
export interface Served {
  /** The address that it belongs to. */
  path: string
  /** The page's own name in the breadcrumbs. */
  name?: string | undefined
  /** Answers, by keys of the page. */
  answers: Readonly<Record<string, unknown>>
  /** The answers that the build puts into the cache of the page's endpoints. Only the build has them. */
  known?: readonly KnownAnswer[] | undefined
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
