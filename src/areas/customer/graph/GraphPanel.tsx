import { useTranslation } from 'react-i18next'
import { taskFigureApi } from '@/api/endpoints/task-figures.ts'
import { toProblem } from '@/api/problem.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Card } from '@/ui/Card.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { viewOf } from '@/shared/chart/compared.ts'
import { measureOf, metricNames } from './graph.ts'
import type { GraphQuery } from './graph.ts'
import type { Days } from '@/shared/period/days.ts'
import { NoTasks } from '../period/NoTasks.tsx'
import { CaptureChart } from './CaptureChart.tsx'
import s from '@/shared/chart/compared.module.css'

const pollEvery = 60_000

interface GraphPanelProps {
  query: GraphQuery
  days: Days
  zone: string
  /** Whether the range includes a day that is still running. */
  live: boolean
  /** Shown beside another chart, which reports when there is nothing to draw. */
  isSecond?: boolean
}

export function GraphPanel({ query, days, zone, live, isSecond = false }: GraphPanelProps) {
  const { t } = useTranslation(['captureGraph', 'common'])
  const { t: chart } = useTranslation('comparedChart')
  const { t: common } = useTranslation()
  const { metric, by, group, compare } = query
  const { data, currentData, error, isFetching, refetch } = taskFigureApi.useTaskGraphQuery(
    {
      ...days,
      timezone: zone,
      metric,
      granularity: by,
      ...(group && { groupBy: group }),
      ...(compare && { compare: 'previous' }),
    },
    {
      pollingInterval: live ? pollEvery : 0,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: 30,
    },
  )
  const hole = (
    <SkeletonGroup label={common('loading')}>
      <Skeleton variant="block" className={s.hole} />
    </SkeletonGroup>
  )
  const view = currentData && viewOf(currentData, measureOf(metric))
  if (isSecond && currentData && !view) return null
  let body
  if (!currentData && error)
    body = (
      <ProblemState
        problem={toProblem(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
        level={3}
      />
    )
  else if (!currentData) body = hole
  else if (!view)
    body = (
      <NoTasks
        level={3}
        title={t('empty.title')}
        text={t('empty.text')}
        action={common('action.testTask')}
      />
    )
  else body = <CaptureChart view={view} query={query} live={live} currency={currentData.currency} />
  return (
    <Card title={t(metricNames[metric])} level={2} aside={chart(`step.${by}`)}>
      <div
        className={s.panel}
        aria-busy={(isFetching && data !== undefined && !currentData) || undefined}
      >
        {currentData && error !== undefined && (
          <Notice tone="warn" role="status" title={chart('stale')} className={s.stale} />
        )}
        {body}
      </div>
    </Card>
  )
}
