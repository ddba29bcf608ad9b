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

/**
 * As `useTold`, for words that nobody wants at the start: null until another choice is shown, and while
 * the answer is on its way.
 */
export function useNews(choice: unknown, isStale: boolean): string | null {
  const told = useTold(choice, isStale)
  const [begun] = useState(told)
  const [isNews, setIsNews] = useState(false)
  if (told !== begun && !isNews) setIsNews(true)
  return isNews && !isStale ? told : null
}
