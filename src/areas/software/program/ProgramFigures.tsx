import { useTranslation } from '@/i18n/use-translation.ts'
import type { SoftwareStatistics } from '@/api/contract/software.ts'
import { softwareApi } from '@/api/endpoints/software.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { lastWeek } from '@/shared/period/days.ts'
import { useDays } from '@/shared/period/use-days.ts'
import { Figure } from '@/ui/Figure.tsx'
import s from '../software.module.css'

/** The figures of a program in seven days, if its owner publishes them. */
export function ProgramFigures({ slug }: { slug: string }) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const format = formatFor(useLocale())
  const { dateFrom, dateTo } = useDays(lastWeek)
  // Unpublished figures are a 404, and the page works without any.
  const { currentData: known } = softwareApi.usePublicSoftwareStatisticsQuery({
    slug,
    dateFrom,
    dateTo,
  })
  const totals = known?.totals
  if (!totals || totals.tasks === 0) return null
  const points = (of: (day: SoftwareStatistics['series'][number]) => number) =>
    known.series.map((day) => of(day))
  const seconds = totals.avgSeconds === null ? null : format.secondsParts(totals.avgSeconds)
  return (
    <section aria-labelledby="program-figures" className="stack gap-4">
      <h2 id="program-figures">{common('label.week')}</h2>
      <div className={`panel grid gap-4 pad-4 ${s.figureRow}`}>
        <Figure
          value={format.compact(totals.tasks)}
          caption={t('figures.tasks')}
          points={points(({ tasks }) => tasks)}
          pointsLabel={t('figures.byDay')}
        />
        <Figure value={format.number(totals.users)} caption={common('label.usersADay')} />
        {totals.successRate !== null && (
          <Figure value={format.rate(totals.successRate)} caption={t('figures.success')} />
        )}
        {seconds && (
          <Figure value={seconds.value} unit={seconds.unit} caption={t('figures.seconds')} />
        )}
      </div>
      <p className="quiet text-1">{t('figures.note')}</p>
    </section>
  )
}
