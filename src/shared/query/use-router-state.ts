import { createContext, use, useCallback } from 'react'
import type { RouterState } from 'react-router'

/** The router around the app; null while a page is prerendered. */
export const CurrentRouterContext = createContext<{ readonly state: RouterState } | null>(null)

/**
 * Asks the router itself where it is and where it is going. React's hooks report that a render
 * late, and much later on a busy machine.
 */
export function useRouterState() {
  const router = use(CurrentRouterContext)
  return useCallback(() => router?.state, [router])
}
