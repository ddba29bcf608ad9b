import { skipToken } from '@reduxjs/toolkit/query'
import type { Money } from '@/api/contract/common.ts'
import type { ProxyRenewal } from '@/api/contract/proxy-renewals.ts'
import { proxyRenewalApi } from '@/api/endpoints/proxy-addresses.ts'
import type { RenewalValues } from './renewal.ts'

export interface RenewalPrice {
  /** Undefined while it loads, and while nothing is chosen. */
  quote: { price: Money; until: string } | undefined
  /** Asks for the price again. */
  ask: () => void
}

/** What the chosen addresses of an order cost for a further month. */
export function useRenewalPrice(
  { orderId, addresses }: ProxyRenewal,
  values: RenewalValues,
): RenewalPrice {
  const addressIds = addresses
    .map(({ id }) => id)
    .filter((id) => values.addresses.includes(String(id)))
  const isAsked = values.way !== 'end' && addressIds.length > 0
  const { currentData, refetch } = proxyRenewalApi.useProxyRenewalQuoteQuery(
    isAsked ? { orderId, addressIds } : skipToken,
    { refetchOnMountOrArgChange: 30 },
  )
  return {
    quote: currentData,
    ask: () => {
      if (isAsked) void refetch()
    },
  }
}
