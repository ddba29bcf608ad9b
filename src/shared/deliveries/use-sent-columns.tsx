import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { Sent } from '@/api/contract/deliveries.ts'
import { RowTime } from '@/shared/account/RowTime.tsx'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { About } from '@/ui/About.tsx'
import { Badge } from '@/ui/Badge.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { deliveryState, stateTones } from './delivery.ts'
import { useFailureWords } from './use-failure-words.ts'
import { useSpan } from './use-span.ts'
import s from './deliveries.module.css'

const hostIn = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

/**
 * The columns of a log of deliveries. The first one opens a row.
 * @param about what the deliveries were about
 */
export function useSentColumns<D extends Sent>(
  now: number,
  hrefOf: (id: string) => string,
  about: Column<D>,
): Column<D>[] {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const words = useFailureWords()
  const span = useSpan()
  return [
    {
      key: 'when',
      header: t('log.column.when'),
      rowHeader: true,
      nowrap: true,
      cell: ({ id, createdAt, url }) => (
        <Link className={s.open} to={hrefOf(id)} preventScrollReset>
          <RowTime at={createdAt} />
          <About of={hostIn(url)} after={t('log.column.when')} />
        </Link>
      ),
    },
    {
      key: 'state',
      state: true,
      header: common('label.status'),
      cell: (delivery) => {
        const state = deliveryState(delivery)
        const { attempt, nextRetryAt } = delivery
        return (
          <span className={`gap-0 items-start ${s.stacked}`}>
            <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
            {(attempt > 1 || nextRetryAt) && (
              <span className="quiet text-1" data-folds="">
                {t('log.attempt', { attempt })}
                {nextRetryAt && (
                  <>
                    {' · '}
                    <TimeAgo at={nextRetryAt} now={now}>
                      {(time) => t('log.next', { time })}
                    </TimeAgo>
                  </>
                )}
              </span>
            )}
          </span>
        )
      },
    },
    {
      key: 'answer',
      folds: true,
      header: t('log.column.answer'),
      cell: (delivery) =>
        delivery.httpStatus === null ? (
          words(delivery).title
        ) : (
          <span className="num nowrap">{t('log.http', { status: delivery.httpStatus })}</span>
        ),
    },
    about,
    {
      key: 'host',
      folds: true,
      header: common('label.host'),
      cell: ({ url }) => <span className={`break ${s.url}`}>{hostIn(url)}</span>,
    },
    {
      key: 'time',
      folds: true,
      lead: false,
      header: t('log.column.time'),
      numeric: true,
      cell: ({ durationMs }) => durationMs !== null && span(durationMs),
    },
  ]
}
