import { publicApi } from '@/api/endpoints/public.ts'
import type { PriceItem, PublicStatistics } from '@/api/contract/public.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale, useWordsOf } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { Money } from '@/ui/Money.tsx'
import { liveState } from '../live-figures/live-state.ts'
import { pickPrices } from '../live-figures/price-rows.ts'
import { NowCard } from './NowCard.tsx'
import type { NowFigure } from './NowCard.tsx'
import type { LiveProps } from './now-lines.ts'

type Rates = PublicStatistics['employeeRate']

/** The prices of what people order most, with the time that an answer takes. */
export function CustomerNow({ ns, ids }: LiveProps) {
  const word = useWordsOf(ns)
  const locale = useLocale()
  const { currency, settled } = useCurrency()
  const { refetch, ...answer } = publicApi.useCustomerPricesQuery({ currency }, { skip: !settled })
  const format = formatFor(locale)
  const line = ({ per1000, avgSeconds }: PriceItem): NowFigure => ({
    value: <Money amount={per1000.amount} currency={per1000.currency} locale={locale} />,
    note: avgSeconds === null ? null : format.seconds(avgSeconds),
  })
  const found = Object.entries(answer.data ? pickPrices(answer.data) : {})
  return (
    <NowCard
      word={word}
      ids={ids}
      state={liveState(answer)}
      onRetry={() => void refetch()}
      figures={Object.fromEntries(found.map(([id, item]) => [id, line(item)]))}
    />
  )
}

/** What work pays, how long one waits for it, and how many are there. */
export function ServiceNow({ ns, ids }: LiveProps) {
  const word = useWordsOf(ns)
  const locale = useLocale()
  const { currency, settled } = useCurrency()
  const { refetch, ...answer } = publicApi.usePublicStatisticsQuery(
    { currency },
    { skip: !settled, pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  const format = formatFor(locale)
  const { data } = answer
  const rate = (rates: Rates, wanted: string): NowFigure => {
    const found = rates.find(({ type }) => type === wanted)
    return {
      value: found && (
        <Money amount={found.per1000.amount} currency={found.per1000.currency} locale={locale} />
      ),
    }
  }
  const figure = (value: number | null, text: (value: number) => string): NowFigure => ({
    value: value === null ? undefined : text(value),
  })
  return (
    <NowCard
      word={word}
      ids={ids}
      state={liveState(answer)}
      onRetry={() => void refetch()}
      {...(data && {
        figures: {
          image: rate(data.employeeRate, 'ImageToTextTask'),
          points: rate(data.employeeRate, 'CoordinatesTask'),
          waiting: figure(data.waitingSeconds, format.seconds),
          workers: figure(data.workersOnline, format.number),
          solved: figure(data.solvedToday, format.number),
          accuracy: figure(data.accuracyToday, format.percent),
        },
      })}
    />
  )
}
