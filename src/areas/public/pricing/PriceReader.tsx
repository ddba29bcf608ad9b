import { useEffect } from 'react'
import type { Prices } from '@/api/contract/public.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { useCurrency } from '@/session/currency.ts'
import type { Currency } from '@/site/currencies.ts'

export interface LivePrices {
  prices: Prices | undefined
  currency: string
  choose: (currency: Currency) => void
  problem: Problem | undefined
  busy: boolean
  retry: () => void
}

/** Reads the price list in the visitor's currency. It tells; the page draws. */
export function PriceReader({ tell }: { tell: (state: LivePrices) => void }) {
  const { currency, choose, settled } = useCurrency()
  const { data, currentData, error, isFetching, refetch } = publicApi.useCustomerPricesQuery(
    { currency },
    { skip: !settled },
  )
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
  return null
}
