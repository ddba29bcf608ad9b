import { useTranslation } from '@/i18n/use-translation.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor, ownZone } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Tabs } from '@/ui/Tabs.tsx'
import { graphArg, statisticsGraphQuery, ranges } from './graph-pages.ts'
import type { GraphPageId, GraphRange } from './graph-pages.ts'
import { graphView } from './graph-view.ts'
import { FigureCallPart } from '../FigureCallPart.tsx'
import { GraphPlaceholder } from './GraphPlaceholder.tsx'
import { GraphView } from './GraphView.tsx'
import s from '../statistics.module.css'

/** A graph with a range, which the address keeps. */
export function StatisticsGraphPanel({ id }: { id: GraphPageId }) {
  const { t } = useTranslation('statistics')
  const { value, change } = useListQuery(statisticsGraphQuery)
  return (
    <Tabs
      label={t('graph.range')}
      value={value.range}
      onChange={(range) => change({ range })}
      items={ranges.map((one) => ({
        id: one,
        label: t(`graph.ranges.${one}`),
        content: <Loaded key={one} id={id} range={one} />,
      }))}
    />
  )
}

function Loaded({ id, range }: { id: GraphPageId; range: GraphRange }) {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const { currentData, error, isFetching, refetch } = publicApi.useStatisticsGraphQuery(
    graphArg(id, range),
    { pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  if (!currentData)
    return error ? (
      <ProblemState
        problem={toProblem(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
        level={3}
      />
    ) : (
      <GraphPlaceholder />
    )
  const view = graphView(currentData)
  if (!view) {
    return (
      <EmptyState level={3} title={t('graph.empty.title')}>
        {t('graph.empty.text')}
      </EmptyState>
    )
  }
  return (
    <>
      <GraphView id={id} graph={currentData} view={view} />
      <p className={`mt-2 faint text-1 ${s.foot}`}>
        {currentData.updatedAt &&
          t('graph.updated', {
            time: formatFor(locale, ownZone).date(currentData.updatedAt, 'dateTime'),
          })}
        {error !== undefined && ` ${t('graph.stale')}`}
      </p>
      <FigureCallPart id={id} range={range} />
    </>
  )
}
