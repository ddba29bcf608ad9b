import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/**
 * False in the prerendered file and during hydration, then true: for content that is too heavy for
 * the file.
 */
export const useStarted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
