import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** False in the served file and while it is taken up, true from then on: for what is too heavy for the file. */
export const useStarted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
