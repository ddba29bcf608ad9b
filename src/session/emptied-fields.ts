import { useSyncExternalStore } from 'react'
import { createValue } from '@/lib/signal.ts'

/** How often the open page has been emptied, because somebody signed out in another tab. */
const count = createValue(0)

/** Draws the open page anew, so that nothing that was typed stays in it. */
export const emptyFields = (): void => count.set(count.get() + 1)

export const useEmptied = (): number =>
  useSyncExternalStore(count.subscribe, count.get, count.getServer)
