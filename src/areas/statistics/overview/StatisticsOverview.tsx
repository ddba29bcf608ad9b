import { useTranslation } from 'react-i18next'
import { publicApi } from '@/api/endpoints/public.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { ServedTime } from '@/shared/ServedTime.tsx'
import { Sparkline } from '@/ui/Sparkline.tsx'
import { graphPages } from '../graph/graph-pages.ts'
import type { GraphPageId } from '../graph/graph-pages.ts'
import { graphView } from '../graph/graph-view.ts'
import { FigureGrid } from './FigureGrid.tsx'
import { OverviewView } from './OverviewView.tsx'

/** The last day of a graph, as a small line beside its figure. */
function DayLine({ id }: { id: GraphPageId }) {
  const { t } = useTranslation('statistics')
  const { t: common } = useTranslation()
  const { data } = publicApi.useStatisticsGraphQuery({ name: graphPages[id] })
  const line = data && graphView(data)?.lines[0]
  const points = line ? line.values.filter((value) => value !== null) : []
  return points.length > 1 ? (
    <Sparkline points={points} label={t('overview.day', { name: common(`nav.crumb.${id}`) })} />
  ) : null
}

/**
 * The current state of the service: six figures with their last day, and the price and speed of
 * each type. Those of the prerendered file stay until the current ones have loaded.
 */
export function StatisticsOverview() {
  const { t } = useTranslation('statistics')
  const format = formatFor(useLocale())
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
