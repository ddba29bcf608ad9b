import { useEffect } from 'react'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import type { Currency } from '@/site/currencies.ts'

/**
 * The current price list, as the late part that reads it reports it to the page that renders it.
 */
export interface LivePrices<T> {
  prices: T | undefined
  currency: string
  choose: (currency: Currency) => void
  problem: Problem | undefined
  busy: boolean
  retry: () => void
}

/** The parts of an RTK Query result that are used. */
interface Answer<T> {
  data?: T | undefined
  currentData?: T | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/**
 * Reports each change of a price list to the page. The page renders it, because its file can
 * contain one too.
 */
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
