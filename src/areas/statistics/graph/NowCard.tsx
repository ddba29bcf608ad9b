import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { formatFor, ownZone } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { ServedTime } from '@/shared/ServedTime.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { DayLine } from '../DayLine.tsx'
import { useFigures } from '../use-figures.tsx'
import type { GraphPageId } from './graph-pages.ts'
import s from '../statistics.module.css'

/** The page's figure as it is now, with the line of its last day. */
export function NowCard({ id }: { id: GraphPageId }) {
  const { t } = useTranslation('statistics')
  const format = formatFor(useLocale(), ownZone)
  const { currency } = useCurrency()
  const { data, isError } = publicApi.usePublicStatisticsQuery({ currency })
  const figuresOf = useFigures()
  const heading = useId()
  return (
    <section className={`found stack gap-2 ${s.now}`} aria-labelledby={heading}>
      <h2 id={heading} className="answer">
        {t('overview.now')}
      </h2>
      <p className="quiet text-2">{t(`page.${id}.short`)}</p>
      <p className={`bold ${s.big}`}>
        {data ? (
          (figuresOf(data)[id] ?? t('graph.none'))
        ) : isError ? (
          t('graph.none')
        ) : (
          <Skeleton size="m" />
        )}
      </p>
      <div className={s.wide}>
        <DayLine id={id} size="l" />
      </div>
      <p className={`faint text-1 ${s.foot}`}>
        {data?.asOf ? (
          <ServedTime at={data.asOf} of="figures" />
        ) : (
          data?.updatedAt && t('graph.updated', { time: format.date(data.updatedAt, 'dateTime') })
        )}
      </p>
    </section>
  )
}
