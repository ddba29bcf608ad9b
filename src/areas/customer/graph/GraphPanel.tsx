import { useTranslation } from '@/i18n/use-translation.ts'
import { taskFigureApi } from '@/api/endpoints/tasks.ts'
import { toProblem } from '@/api/problem.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Card } from '@/ui/Card.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { chartView } from '@/shared/chart/compared.ts'
import { graphArg, measureOf, metricNames } from './graph.ts'
import type { GraphQuery } from './graph.ts'
import type { PeriodDays } from '@/shared/period/days.ts'
import { NoTasks } from '../period/NoTasks.tsx'
import s from '@/shared/chart/chart.module.css'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { ComparedChart } from '@/shared/chart/ComparedChart.tsx'
import type { ComparedView, ViewLine } from '@/shared/chart/compared.ts'
import { readable } from '@/lib/decimal.ts'
import { taskStatuses } from '../task/display.ts'

const pollEvery = 60_000

interface GraphPanelProps {
  query: GraphQuery
  days: PeriodDays
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
  const { metric, by } = query
  const { data, currentData, error, isFetching, refetch } = taskFigureApi.useTaskGraphQuery(
    graphArg(query, days, zone),
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
  const view = currentData && chartView(currentData, measureOf(metric))
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
        className={`grid gap-4 content-start ${s.comparedPanel}`}
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

interface CaptureChartProps {
  view: ComparedView
  query: GraphQuery
  live: boolean
  currency: string | null
}

function CaptureChart({ view, query: { metric, by, group }, live, currency }: CaptureChartProps) {
  const { t } = useTranslation(['captureGraph', 'common'])
  const { t: account } = useTranslation('shell')
  const format = useFormat()
  const money = useMoneyText()
  const typeName = useTypeName()

  const write = (amount: string): string => {
    if (metric === 'spent') return currency ? money(readable(amount), currency) : amount
    if (metric === 'avgSeconds') return format.seconds(Number(amount))
    return metric === 'successRate' ? format.rate(Number(amount)) : format.number(Number(amount))
  }
  const axis = (value: number): string => {
    if (metric === 'spent' && currency && value !== 0)
      return money(readable(String(value)), currency)
    if (metric === 'spent') return format.number(value, 4)
    if (metric === 'avgSeconds') return format.seconds(value)
    if (metric === 'successRate') return format.percent(value, 0)
    // Tasks are integers, so other grid lines have no label.
    return Number.isInteger(value) ? format.compact(value) : ''
  }
  const nameOf = ({ key, title }: ViewLine): string => {
    if (group === 'type') return typeName(key, title)
    if (group === 'status') {
      const status = known(taskStatuses, key)
      return status ? account(`task.status.${status}`) : plainCode(key)
    }
    return group === 'key' ? (title ?? `ID ${key}`) : t(metricNames[metric])
  }
  return (
    <ComparedChart
      view={view}
      by={by}
      live={live}
      caption={t(metricNames[metric])}
      nameOf={nameOf}
      write={write}
      axis={axis}
    />
  )
}
