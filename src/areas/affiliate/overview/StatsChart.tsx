import { useTranslation } from '@/i18n/use-translation.ts'
import type { PartnerStat } from '@/api/contract/partner.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { readable } from '@/lib/decimal.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { LineChart } from '@/shared/chart/LineChart.tsx'
import { useTimeTitle } from '@/shared/chart/use-time-title.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { statsChange, figureOf } from './stats.ts'
import type { AffiliateMetric, StatsQuery } from './stats.ts'

interface StatsChartProps {
  query: StatsQuery
  /** Whether the last day is still running. */
  live: boolean
  stats: readonly PartnerStat[]
  /** The same number of days before; null without a comparison. */
  past: readonly PartnerStat[] | null
}

const totals = ['clicks', 'signups', 'conversion', 'earned'] as const

export function StatsChart({ query: { metric, by }, live, stats, past }: StatsChartProps) {
  const { t } = useTranslation('partner')
  const { t: common } = useTranslation()
  const timeTitle = useTimeTitle()
  const locale = useLocale()
  const money = useMoneyText()
  // The days are dates in the reader's zone, so they need no conversion.
  const format = formatFor(locale, 'UTC')
  const currency = stats.find(({ earned }) => earned)?.earned?.currency ?? 'USD'
  const write = (name: AffiliateMetric, figure: string | null): string => {
    if (figure === null) return t('stats.none')
    if (name === 'earned') return money(readable(figure), currency)
    return name === 'conversion' ? format.percent(Number(figure), 2) : format.number(Number(figure))
  }
  const axis = (value: number): string => {
    if (metric === 'earned') return value === 0 ? '0' : write(metric, String(value))
    if (metric === 'conversion') return format.percent(value, 1)
    return Number.isInteger(value) ? format.compact(value) : ''
  }
  const look = by === 'month' ? 'month' : 'dayMonth'
  const times = stats.map(({ at }, index) => {
    const title = format.date(at, by === 'month' ? 'month' : by === 'week' ? 'date' : 'weekday')
    const isOpen = live && index === stats.length - 1
    return {
      key: at,
      label: format.date(at, look),
      title: timeTitle(title, isOpen),
      isOpen,
    }
  })
  const line = (of: readonly (PartnerStat | undefined)[]) => {
    const figures = of.map((stat) => (stat ? figureOf([stat], metric) : null))
    return {
      values: figures.map((figure) => (figure === null ? null : Number(figure))),
      texts: figures.map((figure) => write(metric, figure)),
    }
  }
  const name = t(`metric.${metric}`)
  const own = line(stats)
  const peak = own.values.reduce<number>(
    (best, value, index) => (value !== null && value > (own.values[best] ?? -1) ? index : best),
    0,
  )
  return (
    <div className="stack gap-4 mt-4">
      <DescriptionList layout="flow" terms="text" details="figure">
        {totals.map((total) => {
          const moved = past && statsChange(figureOf(stats, total), figureOf(past, total))
          return (
            <Description key={total} term={t(`metric.${total}`)}>
              <span className="cluster align-baseline gap-x-2">
                {write(total, figureOf(stats, total))}
                {moved !== null && (
                  <span className="quiet text-1 regular">
                    {t('stats.moved', { change: format.change(moved) })}
                  </span>
                )}
              </span>
            </Description>
          )
        })}
      </DescriptionList>
      <LineChart
        signed
        times={times}
        series={[
          {
            key: metric,
            title: name,
            ...own,
            past: past
              ? {
                  title: t('stats.before', { name }),
                  short: t('stats.beforeShort'),
                  ...line(stats.map((_, index) => past[index])),
                }
              : undefined,
          },
        ]}
        axis={axis}
        text={(value) => write(metric, String(value))}
        words={{
          time: common('label.time'),
          table: t('stats.table'),
          chart: t('stats.chart'),
          caption: name,
          crosshair: common('chart.point'),
          none: t('stats.none'),
          summary: t('stats.summary', {
            name,
            from: times[0]?.title ?? '',
            to: times.at(-1)?.title ?? '',
            most: own.texts[peak] ?? '',
            time: times[peak]?.title ?? '',
          }),
        }}
      />
    </div>
  )
}
