import { useTranslation } from 'react-i18next'
import { publicApi } from '@/api/endpoints/public.ts'
import type { PublicStatistics } from '@/api/contract/public.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { ServedTime } from '@/shared/ServedTime.tsx'
import { Sparkline } from '@/ui/Sparkline.tsx'
import { graphPages } from '../graph/graph-pages.ts'
import type { GraphPageId } from '../graph/graph-pages.ts'
import { viewOf } from '../graph/graph-view.ts'
import { FigureGrid } from './FigureGrid.tsx'
import { OverviewView } from './OverviewView.tsx'

/** The last day of a graph, as a small line beside its figure. */
function DayLine({ id }: { id: GraphPageId }) {
  const { t } = useTranslation('statistics')
  const { t: common } = useTranslation()
  const { data } = publicApi.useStatisticsGraphQuery({ name: graphPages[id] })
  const line = data && viewOf(data)?.lines[0]
  const points = line ? line.values.filter((value) => value !== null) : []
  return points.length > 1 ? (
    <Sparkline points={points} label={t('overview.day', { name: common(`nav.crumb.${id}`) })} />
  ) : null
}

/**
 * The current state of the service: six figures with their last day, and the price and speed of
 * each type.
 * @param served the figures in the prerendered file
 */
export function Overview({ served }: { served?: PublicStatistics | undefined }) {
  const { t } = useTranslation('statistics')
  const format = formatFor(useLocale())
  const { currency, choose, settled } = useCurrency()
  const { data, error, isFetching, refetch } = publicApi.usePublicStatisticsQuery(
    { currency },
    { skip: !settled, pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  const shown = data ?? served
  if (!shown) {
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
  const at = shown.updatedAt
  return (
    <OverviewView
      data={shown}
      currency={currency}
      choose={choose}
      line={(id) => <DayLine id={id} />}
      updated={
        <>
          {at &&
            (data ? (
              t('graph.updated', { time: format.date(at, 'dateTime') })
            ) : (
              <ServedTime at={at} of="figures" />
            ))}
          {error !== undefined && ` ${t('graph.stale')}`}
        </>
      }
    />
  )
}
