import { useEffect } from 'react'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import type { Currency } from '@/site/currencies.ts'

/** A price list of now, as the late part that reads it tells the page that draws it. */
export interface LivePrices<T> {
  prices: T | undefined
  currency: string
  choose: (currency: Currency) => void
  problem: Problem | undefined
  busy: boolean
  retry: () => void
}

/** What is used of an answer of RTK Query. */
interface Answer<T> {
  data?: T | undefined
  currentData?: T | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Tells the page of each change of a price list. The page draws it, so that its file can hold one too. */
export function useTellPrices<T>(
  { data, currentData, error, isFetching, refetch }: Answer<T>,
  { currency, choose }: Pick<LivePrices<T>, 'currency' | 'choose'>,
  tell: (state: LivePrices<T>) => void,
): void {
  useEffect(() => {
    tell({
      prices: data,
      currency,
      choose,
      problem: error !== undefined && !currentData ? toProblem(error) : undefined,
      busy: isFetching,
      retry: () => void refetch(),
    })
  }, [choose, currency, currentData, data, error, isFetching, refetch, tell])
}
