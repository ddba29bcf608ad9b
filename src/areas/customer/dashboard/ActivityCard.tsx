import { useTranslation } from '@/i18n/use-translation.ts'
import type { DateStyle } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { readable } from '@/lib/decimal.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { useTimeTitle } from '@/shared/chart/use-time-title.ts'
import { Card } from '@/ui/Card.tsx'
import { moneyText } from '@/ui/Money.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import type { DashboardStep, SeriesView } from './view.ts'
import s from './dashboard.module.css'
import { useFormat } from '@/shared/account/use-format.ts'
import type { TrendChartProps } from '@/shared/chart/TrendDrawing.tsx'

const loadTrendChart = async () => (await import('@/shared/chart/TrendChart.tsx')).TrendChart

const dateStyles: Record<DashboardStep, { label: DateStyle; title: DateStyle }> = {
  hour: { label: 'hour', title: 'dateTime' },
  day: { label: 'dayMonth', title: 'weekday' },
  week: { label: 'dayMonth', title: 'date' },
  month: { label: 'month', title: 'month' },
}
const captions = {
  hour: 'chart.byHour',
  day: 'chart.byDay',
  week: 'chart.byWeek',
  month: 'chart.byMonth',
} as const

const hour = 3_600_000
const spans: Record<DashboardStep, number> = {
  hour,
  day: 24 * hour,
  week: 7 * 24 * hour,
  month: 31 * 24 * hour,
}

export function ActivityCard({ series, now }: { series: SeriesView | null; now: number }) {
  const { t } = useTranslation('dashboard')
  return (
    <Card title={t('chart.title')} level={2} aside={series && t(captions[series.granularity])}>
      {series ? (
        <Activity series={series} now={now} />
      ) : (
        <p className={s.noChart}>{t('chart.empty')}</p>
      )}
    </Card>
  )
}

function Activity({ series, now }: { series: SeriesView; now: number }) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const timeTitle = useTimeTitle()
  const locale = useLocale()
  const format = useFormat()
  const dateStyle = dateStyles[series.granularity]
  const money = (amount: string) => moneyText(readable(amount), series.currency, locale)
  const isOpen = (at: string): boolean => Date.parse(at) + spans[series.granularity] > now
  const points = series.points.map(({ at, tasks, spent }) => ({
    key: at,
    label: format.date(at, dateStyle.label),
    title: timeTitle(format.date(at, dateStyle.title), isOpen(at)),
    isOpen: isOpen(at),
    bar: tasks,
    barText: format.number(tasks),
    // For drawing only; the text comes from the decimal.
    line: Number(spent),
    lineText: money(spent),
  }))
  const props: TrendChartProps = {
    points,
    barAxis: format.compact,
    lineAxis: (value) => (value === 0 ? '0' : money(String(value))),
    words: {
      bar: common('label.tasks'),
      line: common('label.spent'),
      time: common('label.time'),
      table: common('label.table'),
      chart: common('label.chart'),
      caption: t('chart.title'),
      crosshair: common('chart.point'),
      value: (point) =>
        t('chart.value', { time: point.title, tasks: point.barText, spent: point.lineText }),
      summary: t('chart.summary', {
        total: format.number(series.total),
        from: points[0]?.title ?? '',
        to: points.at(-1)?.title ?? '',
        peak: points[series.peak]?.title ?? '',
        most: points[series.peak]?.barText ?? '',
        spent: money(series.spent),
      }),
    },
  }
  return (
    <LatePart
      onSight
      load={loadTrendChart}
      props={props}
      fallback={
        <SkeletonGroup label={common('loading')}>
          <Skeleton variant="block" className={s.chartHole} />
        </SkeletonGroup>
      }
      failed={<p className={s.noChart}>{common('chart.lost')}</p>}
    />
  )
}
