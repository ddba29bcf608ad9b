import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

/** Asks the router itself where it is and where it goes. React's hooks tell that a render late, and on a busy machine much later. */
export function useRouterState() {
  const context = use(UNSAFE_DataRouterContext)
  return useCallback(() => context?.router.state, [context])
}
