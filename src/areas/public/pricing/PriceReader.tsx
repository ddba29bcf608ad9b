import type { Prices } from '@/api/contract/public.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { useCurrency } from '@/session/currency.ts'
import { useTellPrices } from '@/shared/use-tell-prices.ts'
import type { LivePrices } from '@/shared/use-tell-prices.ts'

/** Loads the price list in the visitor's currency. It reports to the page, which renders. */
export function PriceReader({ tell }: { tell: (state: LivePrices<Prices>) => void }) {
  const { currency, choose, settled } = useCurrency()
  const answer = publicApi.useCustomerPricesQuery({ currency }, { skip: !settled })
  useTellPrices(answer, { currency, choose }, tell)
  return null
}
