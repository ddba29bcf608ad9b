import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import type { ProxyPrices } from '@/api/contract/public.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { selectAttribution } from '@/api/page-state.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { useCurrency } from '@/session/currency.ts'
import type { Currency } from '@/site/currencies.ts'

export interface LivePrices {
  prices: ProxyPrices | undefined
  currency: string
  choose: (currency: Currency) => void
  problem: Problem | undefined
  busy: boolean
  retry: () => void
}

/** Reads the price list in the visitor's currency, with what a campaign takes off. It tells; the page draws. */
export function PriceReader({ tell }: { tell: (state: LivePrices) => void }) {
  const { currency, choose, settled } = useCurrency()
  const { utm } = useSelector(selectAttribution)
  const campaign = utm.utm_campaign
  const { data, currentData, error, isFetching, refetch } = publicApi.useProxyPricesQuery(
    { currency, ...(campaign !== undefined && { utm_campaign: campaign }) },
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
