import { useTranslation } from '@/i18n/use-translation.ts'
import type { SoftwareStatistics } from '@/api/contract/software.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { TrendChart } from '@/shared/chart/TrendChart.tsx'
import { useTimeTitle } from '@/shared/chart/use-time-title.ts'
import { useToday, useZone } from '@/shared/period/use-days.ts'
import { Figure } from '@/ui/Figure.tsx'
import s from '@/areas/software/software.module.css'
import { figureBars } from './spans.ts'

interface SpanFiguresProps {
  statistics: SoftwareStatistics
  days: number
  /** Said of a span without tasks. */
  empty: string
}

/** The tasks of a program in some days, with its earnings, or else with its users. */
export function SpanFigures({ statistics, days, empty }: SpanFiguresProps) {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const timeTitle = useTimeTitle()
  const today = useToday(useZone())
  const { totals } = statistics
  const bars = figureBars(statistics.series)
  const isByWeek = bars.length < statistics.series.length
  if (!totals || (totals.tasks === 0 && !totals.views)) return <p className="quiet">{empty}</p>
  const currency = totals.earned?.currency ?? 'USD'
  const earned = totals.earned ? money(totals.earned.amount, currency) : null
  return (
    <div className="stack gap-5">
      <div className={`grid gap-4 ${s.totals}`}>
        {earned && <Figure value={earned} caption={t('statistic.earned')} />}
        <Figure value={format.number(totals.tasks)} caption={t('statistic.tasks')} />
        <Figure value={format.number(totals.users)} caption={common('label.usersADay')} />
        {totals.successRate !== null && (
          <Figure value={format.rate(totals.successRate)} caption={t('statistic.success')} />
        )}
        {totals.views !== null && (
          <Figure value={format.number(totals.views)} caption={t('statistic.views')} />
        )}
        {totals.downloads !== null && (
          <Figure value={format.number(totals.downloads)} caption={t('statistic.downloads')} />
        )}
      </div>
      <TrendChart
        points={bars.map((day, index) => {
          // The day that is not over, and its week.
          const isOpen = index === bars.length - 1 && statistics.series.at(-1)?.day === today
          const title = isByWeek
            ? t('statistic.weekFrom', { day: format.date(day.day) })
            : format.date(day.day)
          return {
            key: day.day,
            label: format.date(day.day, 'dayMonth'),
            title: timeTitle(title, isOpen),
            isOpen,
            bar: day.tasks,
            barText: format.number(day.tasks),
            line: earned ? Number(day.earned?.amount ?? 0) : day.users,
            lineText: earned
              ? money(day.earned?.amount ?? '0', currency)
              : format.number(day.users),
          }
        })}
        words={{
          bar: t('statistic.tasks'),
          line: earned ? t('statistic.earned') : t('statistic.users'),
          time: isByWeek ? t('statistic.week') : common('label.day'),
          table: t('statistic.asTable'),
          chart: t('statistic.asChart'),
          caption: t(earned ? 'statistic.caption' : 'statistic.captionPublic'),
          summary: earned
            ? t('statistic.summary', { number: format.number(totals.tasks), earned, count: days })
            : t('statistic.summaryPublic', { number: format.number(totals.tasks), count: days }),
          crosshair: t('statistic.crosshair'),
          value: ({ title, barText, lineText }) =>
            earned
              ? t('statistic.value', { day: title, tasks: barText, earned: lineText })
              : t('statistic.valuePublic', { day: title, tasks: barText, users: lineText }),
        }}
        barAxis={format.compact}
        lineAxis={(value) => (earned ? money(String(value), currency) : format.compact(value))}
      />
    </div>
  )
}
