import { useTranslation } from 'react-i18next'
import type { SoftwareStatistics } from '@/api/contract/software.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { TrendChart } from '@/shared/chart/TrendChart.tsx'
import { Figure } from '@/ui/Figure.tsx'
import s from '@/areas/software/software.module.css'

/** The tasks and earnings of a program in seven days. */
export function WeekFigures({ statistics }: { statistics: SoftwareStatistics }) {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const { series, totals } = statistics
  if (!totals || totals.tasks === 0) return <p className="quiet">{t('statistic.empty')}</p>
  const currency = totals.earned?.currency ?? 'USD'
  const earned = totals.earned ? money(totals.earned.amount, currency) : null
  return (
    <>
      <div className={`grid gap-4 ${s.totals}`}>
        {earned && <Figure value={earned} caption={t('statistic.earned')} />}
        <Figure value={format.number(totals.tasks)} caption={t('statistic.tasks')} />
        <Figure value={format.number(totals.users)} caption={common('label.usersADay')} />
        {totals.successRate !== null && (
          <Figure value={format.rate(totals.successRate)} caption={t('statistic.success')} />
        )}
      </div>
      <TrendChart
        points={series.map((day) => ({
          key: day.day,
          label: format.date(day.day, 'dayMonth'),
          title: format.date(day.day),
          bar: day.tasks,
          barText: format.number(day.tasks),
          line: Number(day.earned?.amount ?? 0),
          lineText: money(day.earned?.amount ?? '0', currency),
        }))}
        words={{
          bar: t('statistic.tasks'),
          line: t('statistic.earned'),
          time: common('label.day'),
          table: t('statistic.asTable'),
          chart: t('statistic.asChart'),
          caption: t('statistic.caption'),
          summary: t('statistic.summary', {
            number: format.number(totals.tasks),
            earned: earned ?? '—',
          }),
          crosshair: t('statistic.crosshair'),
          value: ({ title, barText, lineText }) =>
            t('statistic.value', { day: title, tasks: barText, earned: lineText }),
        }}
        barAxis={format.compact}
        lineAxis={(value) => money(String(value), currency)}
      />
    </>
  )
}
