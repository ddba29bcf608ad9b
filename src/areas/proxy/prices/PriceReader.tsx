import { useSelector } from 'react-redux'
import type { ProxyPrices } from '@/api/contract/public.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { selectAttribution } from '@/api/page-state.ts'
import { useCurrency } from '@/session/currency.ts'
import { useTellPrices } from '@/shared/use-tell-prices.ts'
import type { LivePrices } from '@/shared/use-tell-prices.ts'

/**
 * Loads the price list in the visitor's currency, including a campaign's discount. It reports to
 * the page, which renders.
 */
export function PriceReader({ tell }: { tell: (state: LivePrices<ProxyPrices>) => void }) {
  const { currency, choose, settled } = useCurrency()
  const { utm } = useSelector(selectAttribution)
  const campaign = utm.utm_campaign
  const answer = publicApi.useProxyPricesQuery(
    { currency, ...(campaign !== undefined && { utm_campaign: campaign }) },
    { skip: !settled },
  )
  useTellPrices(answer, { currency, choose }, tell)
  return null
}
