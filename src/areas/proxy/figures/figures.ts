import { proxyGroups, proxySteps } from '@/api/contract/proxy-figures.ts'
import type {
  proxyFigureCalls,
  ProxyFigures,
  ProxyGroup,
  ProxyRow,
  ProxyStatistics,
} from '@/api/contract/proxy-figures.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import { chartView } from '@/shared/chart/compared.ts'
import type { ComparedView, FigureLine } from '@/shared/chart/compared.ts'
import type { PeriodDays } from '@/shared/period/days.ts'
import { dayParams } from '@/shared/query/days.ts'
import { choice, defineQuery, sort, textParam } from '@/shared/query/query.ts'

export const proxyMetrics = ['bytes', 'requests', 'successRate', 'avgLatencyMs', 'spent'] as const
export type ProxyMetric = (typeof proxyMetrics)[number]

const key = textParam(/^[\w.:-]{1,128}$/)
/** The query of the figures. A row of one group narrows all other groups. */
export const figureQuery = defineQuery({
  metric: sort(proxyMetrics, 'bytes'),
  by: sort(proxySteps, 'day'),
  group: sort(proxyGroups, 'user'),
  user: key,
  country: key,
  product: key,
  host: key,
  status: key,
  ...dayParams,
  compare: choice(['previous']),
})
export type FigureQuery = ReturnType<typeof figureQuery.read>
export const narrowed = proxyGroups

/** The argument of the call for what the page shows. */
export function figuresArg(
  { by, group, user, country, product, host, status, compare }: FigureQuery,
  days: PeriodDays,
  timezone: string,
): ArgOf<(typeof proxyFigureCalls)['proxyStatistics']> {
  return {
    ...days,
    timezone,
    granularity: by,
    groupBy: group,
    ...(user && { userId: user }),
    ...(country && { country }),
    ...(product && { product }),
    ...(host && { host }),
    ...(status && { status }),
    ...(compare && { compare }),
  }
}

/** The group shown after a row has narrowed the figures to it. */
export const nextGroup = (query: FigureQuery, group: ProxyGroup): ProxyGroup =>
  proxyGroups.find((one) => one !== group && query[one] === undefined) ?? group

export const amountOf = (figures: ProxyFigures, metric: ProxyMetric): string | null => {
  const value = figures[metric]
  if (value === null) return null
  return typeof value === 'object' ? value.amount : String(value)
}

const lineOf = (
  points: readonly (ProxyFigures & { at: string })[],
  metric: ProxyMetric,
): FigureLine => ({
  key: '',
  title: null,
  points: points.map((point) => ({ at: point.at, value: amountOf(point, metric) })),
})

/** The line of a metric; null if there were no requests in that time. */
export function lineView(
  { series, previous }: ProxyStatistics,
  metric: ProxyMetric,
): ComparedView | null {
  if (series.every(({ requests }) => requests === 0) && !previous?.summary.requests) return null
  return chartView(
    {
      series: [lineOf(series, metric)],
      compare: previous ? [lineOf(previous.series, metric)] : null,
    },
    // The backend's total is already above the chart.
    { addsUp: false, isNothingAtZero: false },
  )
}

/**
 * Sorts rows by a metric, largest first. For metrics where less is better, the largest comes first
 * too, because it matters most.
 */
export const sortProxyRows = (rows: readonly ProxyRow[], metric: ProxyMetric): ProxyRow[] =>
  rows.toSorted(
    (one, other) => Number(amountOf(other, metric) ?? -1) - Number(amountOf(one, metric) ?? -1),
  )

const columns = ['bytes', 'requests', 'successRate', 'avgLatencyMs', 'spent', 'currency'] as const
const cellsOf = (figures: ProxyFigures): string[] => [
  ...proxyMetrics.map((metric) => amountOf(figures, metric) ?? ''),
  figures.spent?.currency ?? '',
]
/** A group's rows for a spreadsheet, with the API's names and values. */
export const figureTable = ({ rows }: ProxyStatistics, group: ProxyGroup): string[][] => [
  [group, 'title', ...columns],
  ...rows.map((row) => [String(row.key ?? ''), row.title ?? '', ...cellsOf(row)]),
]

/** The points over time. A file has one table, so that a column has one kind of cells. */
export const seriesTable = ({ series }: ProxyStatistics): string[][] => [
  ['at', ...columns],
  ...series.map((point) => [point.at, ...cellsOf(point)]),
]
