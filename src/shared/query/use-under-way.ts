import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

/**
 * Asks whether a navigation is under way at this moment. `useNavigation` tells it a render late, and on a busy machine much later:
 * a change of the address in between would call the reader's navigation off.
 */
export function useUnderWay(): () => boolean {
  const context = use(UNSAFE_DataRouterContext)
  return useCallback(() => (context?.router.state.navigation.state ?? 'idle') !== 'idle', [context])
}
