import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import { proxyFigureCalls } from '@/api/contract/proxy-figures.ts'
import type { ProxyStatistics } from '@/api/contract/proxy-figures.ts'
import { proxyFigureApi } from '@/api/endpoints/proxy.ts'
import { toProblem } from '@/api/problem.ts'
import { ComparedChart } from '@/shared/chart/ComparedChart.tsx'
import chart from '@/shared/chart/chart.module.css'
import { figureRequest } from '@/shared/code-sample/figure-request.ts'
import { ViewAsCall } from '@/shared/code-sample/ViewAsCall.tsx'
import type { PeriodDays } from '@/shared/period/days.ts'
import { ChartNews } from '@/shared/chart/ChartNews.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { DownloadCsv } from '@/shared/list/DownloadCsv.tsx'
import { Button } from '@/ui/Button.tsx'
import { Card } from '@/ui/Card.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { relativeChange } from '@/shared/chart/compared.ts'
import type { FigureList } from './FigureChoices.tsx'
import { FigurePlaceholder } from './FigurePlaceholder.tsx'
import { FigureRows } from './FigureRows.tsx'
import {
  amountOf,
  figureTable,
  figuresArg,
  lineView,
  narrowed,
  proxyMetrics,
  seriesTable,
} from './figures.ts'
import { useWrite } from './use-write.ts'
import type { ProxyMetric } from './figures.ts'
import s from '../account.module.css'

const pollEvery = 60_000

interface FigurePanelProps {
  query: FigureList
  days: PeriodDays
  zone: string
  /** Whether the range includes a day that is still running. */
  live: boolean
}

/** The totals, the chosen metric over time, and its rows. */
export function FigurePanel({ query, days, zone, live }: FigurePanelProps) {
  const { t: own } = useTranslation('comparedChart')
  const { t: common } = useTranslation()
  const arg = figuresArg(query.value, days, zone)
  const { currentData, error, isFetching, refetch } = proxyFigureApi.useProxyStatisticsQuery(arg, {
    pollingInterval: live ? pollEvery : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: 30,
  })
  const news = <ChartNews choice={[query.value, days]} isLoading={!currentData} />
  if (!currentData)
    return (
      <>
        {news}
        {error ? (
          <ProblemState
            problem={toProblem(error)}
            onRetry={() => void refetch()}
            busy={isFetching}
            level={2}
          />
        ) : (
          <FigurePlaceholder />
        )}
      </>
    )
  return (
    <>
      {news}
      {error !== undefined && <Notice tone="warn" role="status" title={own('stale')} />}
      <Figures query={query} data={currentData} days={days} live={live} />
      <ViewAsCall requests={[figureRequest(proxyFigureCalls.proxyStatistics, arg)]}>
        <RouteLink to={{ id: 'proxyApi' }}>{common('nav.crumb.proxyApi')}</RouteLink>
      </ViewAsCall>
    </>
  )
}

function Figures({
  query,
  data,
  days: { dateFrom, dateTo },
  live,
}: {
  query: FigureList
  data: ProxyStatistics
  days: PeriodDays
  live: boolean
}) {
  const { t } = useTranslation('proxyFigures')
  const { t: common } = useTranslation()
  const { t: own } = useTranslation('comparedChart')
  const { metric, by, group } = query.value
  const { write, axis } = useWrite(metric, data.summary.spent?.currency)
  const view = lineView(data, metric)
  const isNarrowed = narrowed.some((one) => query.value[one] !== undefined)
  if (!view)
    return (
      <Card>
        <EmptyState
          level={2}
          illustration={<EmptyBox />}
          title={t('empty.title')}
          action={
            isNarrowed ? (
              <Button
                variant="secondary"
                onClick={() =>
                  query.change(Object.fromEntries(narrowed.map((one) => [one, undefined])))
                }
              >
                {common('action.resetFilters')}
              </Button>
            ) : undefined
          }
        >
          {isNarrowed ? t('empty.filtered') : t('empty.text')}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <Totals query={query} data={data} />
      <Card
        title={t(`metric.${metric}`)}
        level={2}
        aside={
          <span className="cluster between gap-2">
            {own(`step.${by}`)}
            <DownloadCsv
              about={own(`step.${by}`)}
              name={`proxy-statistics-${by}-${dateFrom}-${dateTo}.csv`}
              rows={() => seriesTable(data)}
            />
          </span>
        }
      >
        <div className={`grid gap-4 content-start ${chart.comparedPanel}`}>
          <ComparedChart
            view={view}
            by={by}
            live={live}
            caption={t(`metric.${metric}`)}
            nameOf={() => t(`metric.${metric}`)}
            write={write}
            axis={axis}
          />
        </div>
      </Card>
      <Card
        id="rows"
        title={t('rows.title', { group: t(`group.${group}`) })}
        level={2}
        aside={
          <DownloadCsv
            about={t(`group.${group}`)}
            name={`proxy-statistics-${group}-${dateFrom}-${dateTo}.csv`}
            rows={() => figureTable(data, group)}
          />
        }
      >
        <FigureRows query={query} rows={data.rows} />
      </Card>
    </>
  )
}

interface TotalsProps {
  query: FigureList
  data: ProxyStatistics
}

/** The totals of the range. Each links to its rows. */
function Totals({ query, data }: TotalsProps) {
  const { t } = useTranslation('proxyFigures')
  return (
    <ul className={`bare grid gap-2 ${s.totals}`} aria-label={t('totals')}>
      {proxyMetrics.map((metric) => (
        <Total key={metric} metric={metric} query={query} data={data} />
      ))}
    </ul>
  )
}

function Total({ metric, query, data }: TotalsProps & { metric: ProxyMetric }) {
  const { t } = useTranslation('proxyFigures')
  const { t: own } = useTranslation('comparedChart')
  const format = useFormat()
  const { write } = useWrite(metric, data.summary.spent?.currency)
  const amount = amountOf(data.summary, metric)
  const before = data.previous && amountOf(data.previous.summary, metric)
  const moved = relativeChange(amount, before)
  return (
    <li>
      <Link
        to={`${query.hrefOf({ metric })}#rows`}
        className={s.figuresTotal}
        aria-current={query.value.metric === metric ? 'true' : undefined}
      >
        <span className="quiet text-1">{t(`metric.${metric}`)}</span>
        <span className={`text-4 ${s.value}`}>{amount === null ? own('none') : write(amount)}</span>
        {moved !== null && (
          <span className="quiet text-1">{own('moved', { change: format.change(moved) })}</span>
        )}
      </Link>
    </li>
  )
}
