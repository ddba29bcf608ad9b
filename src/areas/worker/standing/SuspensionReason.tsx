import { useTranslation } from 'react-i18next'
import type { Suspension } from '@/api/contract/worker-account.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Money } from '@/ui/Money.tsx'
import { reasonOf } from './standing.ts'
import s from '../account.module.css'

/** The reason of a suspension, its start and end, and its cost. */
export function SuspensionReason({ suspension }: { suspension: Suspension }) {
  const { t } = useTranslation('worker')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const { reasonCode, details, startsAt, endsAt, reviewAt, cost } = suspension
  const count = details?.count
  const taskId = details?.taskId
  return (
    <dl className={s.standingFacts}>
      <div>
        <dt>{common('label.reason')}</dt>
        <dd>
          {t(`reason.${reasonOf(reasonCode)}`)}
          {typeof count === 'number' && ` ${t('why.mistakes', { count })}`}
          {taskId !== null && taskId !== undefined && (
            <>
              {' '}
              <RouteLink to={{ id: 'workerMistakes' }}>
                {common('label.taskNumber', { id: String(taskId) })}
              </RouteLink>
            </>
          )}
        </dd>
      </div>
      {startsAt && (
        <div>
          <dt>{t('why.since')}</dt>
          <dd>{format.date(startsAt, 'dateTime')}</dd>
        </div>
      )}
      {reviewAt && (
        <div>
          <dt>{t('why.review')}</dt>
          <dd>{format.date(reviewAt, 'dateTime')}</dd>
        </div>
      )}
      <div>
        <dt>{t('why.until')}</dt>
        <dd>{endsAt ? format.date(endsAt, 'dateTime') : t('why.open')}</dd>
      </div>
      <div>
        <dt>{t('why.cost')}</dt>
        <dd>{cost ? <Money {...cost} locale={locale} /> : t('why.free')}</dd>
      </div>
    </dl>
  )
}
