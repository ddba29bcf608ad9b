import { useState } from 'react'

/**
 * A key for the words about what a choice has found. It changes when another choice is shown, so that
 * equal words are said again, and not while the answer is on its way.
 */
export function useTold(choice: unknown, isStale: boolean): string {
  const now = JSON.stringify(choice)
  const [told, setTold] = useState(now)
  if (!isStale && told !== now) setTold(now)
  return told
}
