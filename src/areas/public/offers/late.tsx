import { publicApi } from '@/api/endpoints/public.ts'
import { useLocale, useWordsOf } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { figuresState } from '../live-figures/figures-state.ts'
import { priceFigures, serviceFigures } from './figures.tsx'
import { NowCard } from './NowCard.tsx'
import type { LiveProps } from './now-lines.ts'

export function CustomerNow({ ns, ids, served }: LiveProps) {
  const word = useWordsOf(ns)
  const locale = useLocale()
  const { currency, settled } = useCurrency()
  const { refetch, ...answer } = publicApi.useCustomerPricesQuery({ currency }, { skip: !settled })
  const prices = answer.data ?? served?.prices
  return (
    <NowCard
      word={word}
      ids={ids}
      state={figuresState(answer, served?.prices)}
      onRetry={() => void refetch()}
      {...(prices && { figures: priceFigures(prices, locale) })}
    />
  )
}

export function ServiceNow({ ns, ids, served }: LiveProps) {
  const word = useWordsOf(ns)
  const locale = useLocale()
  const { currency, settled } = useCurrency()
  const { refetch, ...answer } = publicApi.usePublicStatisticsQuery(
    { currency },
    { skip: !settled, pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  const statistics = answer.data ?? served?.statistics
  return (
    <NowCard
      word={word}
      ids={ids}
      state={figuresState(answer, served?.statistics)}
      onRetry={() => void refetch()}
      {...(statistics && { figures: serviceFigures(statistics, locale) })}
    />
  )
}
