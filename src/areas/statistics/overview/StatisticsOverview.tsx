import { useTranslation } from '@/i18n/use-translation.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor, ownZone } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { ServedTime } from '@/shared/ServedTime.tsx'
import { DayLine } from '../DayLine.tsx'
import { FigureGrid } from './FigureGrid.tsx'
import { OverviewView } from './OverviewView.tsx'

/**
 * The current state of the service: six figures with their last day, and the price and speed of
 * each type. Those of the prerendered file stay until the current ones have loaded.
 */
export function StatisticsOverview() {
  const { t } = useTranslation('statistics')
  const format = formatFor(useLocale(), ownZone)
  const { currency, choose } = useCurrency()
  const { data, error, isFetching, refetch } = publicApi.usePublicStatisticsQuery(
    { currency },
    { pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  if (!data) {
    if (!error) return <FigureGrid />
    return (
      <ProblemState
        problem={toProblem(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
        level={3}
      />
    )
  }
  return (
    <OverviewView
      data={data}
      currency={currency}
      choose={choose}
      line={(id) => <DayLine id={id} />}
      updated={
        <>
          {data.asOf ? (
            <ServedTime at={data.asOf} of="figures" />
          ) : (
            data.updatedAt && t('graph.updated', { time: format.date(data.updatedAt, 'dateTime') })
          )}
          {error !== undefined && ` ${t('graph.stale')}`}
        </>
      }
    />
  )
}
