import { publicApi } from '@/api/endpoints/public.ts'
import type { Prices } from '@/api/contract/public.ts'
import { useCurrency } from '@/session/currency.ts'
import { figuresState } from '../live-figures/figures-state.ts'
import { LoadedPrices } from './LoadedPrices.tsx'
import { PriceTable } from './PriceTable.tsx'

/** @param served the prices in the prerendered file */
export function LivePrices({ served }: { served?: Prices | undefined }) {
  const { currency, settled } = useCurrency()
  const { refetch, ...answer } = publicApi.useCustomerPricesQuery({ currency }, { skip: !settled })
  const state = figuresState(answer, served)
  const retry = () => void refetch()
  const prices = answer.data ?? served
  if (!prices) return <PriceTable state={state} onRetry={retry} />
  return <LoadedPrices prices={prices} state={state} onRetry={retry} />
}
