import { useTranslation } from '@/i18n/use-translation.ts'
import type { Suspension } from '@/api/contract/worker-account.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Money } from '@/ui/Money.tsx'
import { standingReason } from './standing.ts'
import s from '../account.module.css'

/** The reason of a suspension, its start and end, and its cost. */
export function SuspensionReason({ suspension }: { suspension: Suspension }) {
  const { t } = useTranslation('worker')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const { reasonCode, details, startsAt, endsAt, reviewAt, cost, ackRequired } = suspension
  const count = details?.count
  const taskId = details?.taskId
  return (
    <DescriptionList
      layout="grid"
      terms="small"
      details="strong"
      className={`pad-4 round-2 alice ${s.standingFacts}`}
    >
      <Description term={common('label.reason')}>
        {t(`reason.${standingReason(reasonCode)}`)}
        {typeof count === 'number' && ` ${t('why.mistakes', { count })}`}
        {taskId !== null && taskId !== undefined && (
          <>
            {' '}
            <RouteLink to={{ id: 'workerMistakes' }}>
              {common('label.taskNumber', { id: String(taskId) })}
            </RouteLink>
          </>
        )}
      </Description>
      {startsAt && (
        <Description term={t('why.since')}>{format.date(startsAt, 'dateTime')}</Description>
      )}
      {reviewAt && (
        <Description term={t('why.review')}>{format.date(reviewAt, 'dateTime')}</Description>
      )}
      {/* A pause that the worker ends by a press has no other end. */}
      {(endsAt !== null || !ackRequired) && (
        <Description term={t('why.until')}>
          {endsAt ? format.date(endsAt, 'dateTime') : t('why.open')}
        </Description>
      )}
      <Description term={t('why.cost')}>
        {cost ? <Money {...cost} locale={locale} /> : t('why.free')}
      </Description>
    </DescriptionList>
  )
}
