import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

/** Asks the router itself where it is and where it goes. React's hooks tell that a render late, and on a busy machine much later. */
export function useRouterState() {
  const context = use(UNSAFE_DataRouterContext)
  return useCallback(() => context?.router.state, [context])
}

/** Asks whether a navigation is under way at this moment: a change of the address in between would call the reader's navigation off. */
export function useUnderWay(): () => boolean {
  const state = useRouterState()
  return useCallback(() => (state()?.navigation.state ?? 'idle') !== 'idle', [state])
}
