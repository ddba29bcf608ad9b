import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

/**
 * Asks the router itself where it is and where it is going. React's hooks report that a render
 * late, and much later on a busy machine.
 */
export function useRouterState() {
  const context = use(UNSAFE_DataRouterContext)
  return useCallback(() => context?.router.state, [context])
}
