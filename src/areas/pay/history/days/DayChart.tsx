import { useTranslation } from '@/i18n/use-translation.ts'
import type { DaySum } from '@/api/contract/ledger.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { useTimeTitle } from '@/shared/chart/use-time-title.ts'
import { readable } from '@/lib/decimal.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { daySum, highestSpending, totalsOf } from './days.ts'
import type { TrendChartProps } from '@/shared/chart/TrendDrawing.tsx'
import s from '../history.module.css'

const loadTrendChart = async () => (await import('@/shared/chart/TrendChart.tsx')).TrendChart

interface DayChartProps {
  days: readonly DaySum[]
  loading: boolean
  today: string
}

/** The daily spending, above the remaining balance. */
export function DayChart({ days, loading, today }: DayChartProps) {
  const { t } = useTranslation('days')
  const { t: common } = useTranslation()
  const timeTitle = useTimeTitle()
  const locale = useLocale()
  const money = useMoneyText()
  const format = formatFor(locale, 'UTC')
  const hole = (
    <SkeletonGroup label={common('loading')}>
      <Skeleton variant="block" className={s.hole} />
    </SkeletonGroup>
  )
  if (loading) return hole
  if (days.length < 2) return null
  const totals = totalsOf(days)
  const most = highestSpending(days)
  const text = (sum: DaySum['spent']): string =>
    sum ? money(daySum(sum.amount), sum.currency) : '—'
  const points = days.toReversed().map(({ day, spent, balanceEnd }) => ({
    key: day,
    label: format.date(day, 'dayMonth'),
    title: timeTitle(format.date(day, 'weekday'), day === today),
    isOpen: day === today,
    // For drawing only; the text comes from the decimal.
    bar: Number(spent?.amount ?? 0),
    barText: text(spent),
    line: Number(balanceEnd?.amount ?? 0),
    lineText: text(balanceEnd),
  }))
  const axis = (value: number): string =>
    value === 0 ? '0' : money(readable(String(value)), totals.currency)
  const props: TrendChartProps = {
    points,
    barAxis: axis,
    lineAxis: axis,
    words: {
      bar: common('label.spent'),
      line: t('end'),
      time: common('label.day'),
      table: common('label.table'),
      chart: common('label.chart'),
      caption: common('label.spending'),
      crosshair: t('chart.point'),
      value: (point) =>
        t('chart.value', { time: point.title, spent: point.barText, end: point.lineText }),
      summary: t('chart.summary', {
        spent: money(daySum(totals.spent), totals.currency),
        from: points[0]?.title ?? '',
        to: points.at(-1)?.title ?? '',
        peak: most ? format.date(most.day, 'weekday') : '',
        most: text(most?.spent ?? null),
      }),
    },
  }
  return (
    <LatePart
      onSight
      load={loadTrendChart}
      props={props}
      fallback={hole}
      failed={<p className="fill quiet text-2">{t('chart.failed')}</p>}
    />
  )
}
