import { skipToken } from '@reduxjs/toolkit/query'
import type { Money } from '@/api/contract/common.ts'
import type { ProxyRenewal } from '@/api/contract/proxy-renewals.ts'
import { proxyRenewalApi } from '@/api/endpoints/proxy-addresses.ts'
import { chosenPart } from './renewal.ts'
import type { RenewalValues } from './renewal.ts'

export interface RenewalPrice {
  /** Undefined while it loads, and while nothing is chosen. */
  quote: { price: Money; until: string } | undefined
  /** Asks for the price again. */
  ask: () => void
}

/** What the chosen part of an order costs for a further period. */
export function useRenewalPrice(renewal: ProxyRenewal, values: RenewalValues): RenewalPrice {
  const part = values.way === 'end' ? null : chosenPart(renewal, values)
  const { currentData, refetch } = proxyRenewalApi.useProxyRenewalQuoteQuery(
    part ? { orderId: renewal.orderId, ...part } : skipToken,
    { refetchOnMountOrArgChange: 30 },
  )
  return {
    quote: currentData,
    ask: () => {
      if (part) void refetch()
    },
  }
}
