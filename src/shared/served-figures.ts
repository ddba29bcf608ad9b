import type { Prices, ProxyPrices, PublicStatistics } from '@/api/contract/public.ts'
import { isRecord } from '@/lib/is-record.ts'
import { priceKeys } from '@/routes/prices.ts'
import { useServed } from './served.ts'

// The build parsed this data with the contract's schemas; here the kinds are only told apart.

export const isPrices = (value: unknown): value is Prices =>
  isRecord(value) && Array.isArray(value['groups'])
const isStatistics = (value: unknown): value is PublicStatistics =>
  isRecord(value) && Array.isArray(value['rates'])
const isProxyPrices = (value: unknown): value is ProxyPrices =>
  isRecord(value) && Array.isArray(value['products'])

/** The prices in the prerendered file, in US dollars, with their `updatedAt`. */
export function useServedPrices(): Prices | undefined {
  const found = useServed()?.answers[priceKeys.prices]
  return isPrices(found) ? found : undefined
}

/** The task types of a kind, in a file without prices. */
export interface ServedTypes {
  id: string
  items: readonly { slug: string; type: string }[]
}
const isTypes = (value: unknown): value is readonly ServedTypes[] => Array.isArray(value)

export function useServedTypes(): readonly ServedTypes[] | undefined {
  const found = useServed()?.answers[priceKeys.types]
  return isTypes(found) ? found : undefined
}

export function useServedStatistics(): PublicStatistics | undefined {
  const found = useServed()?.answers[priceKeys.statistics]
  return isStatistics(found) ? found : undefined
}

/** The proxy prices in the prerendered file, with their time. */
export function useServedProxyPrices(): { prices: ProxyPrices; at: string } | undefined {
  const answers = useServed()?.answers ?? {}
  const { [priceKeys.proxyPrices]: prices, [priceKeys.proxyPricesAt]: at } = answers
  return isProxyPrices(prices) && typeof at === 'string' ? { prices, at } : undefined
}
