import { useTranslation } from '@/i18n/use-translation.ts'
import type { ReactNode } from 'react'
import type { Sent } from '@/api/contract/deliveries.ts'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { LongText } from '@/shared/LongText.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { deliveryState, stateTones } from './delivery.ts'
import { useSpan } from './use-span.ts'
import { BodyCode } from './BodyCode.tsx'
import { useFailureWords } from './use-failure-words.ts'
import s from './deliveries.module.css'

/** A delivery: its result, the reason of a failure, earlier attempts, request and response. */
export function SentDetails({
  delivery,
  isGet,
  children,
}: {
  delivery: Sent
  isGet: boolean
  /** What it was about. */
  children?: ReactNode
}) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const format = useFormat()
  const words = useFailureWords()
  const span = useSpan()
  const {
    url,
    attempt,
    httpStatus,
    durationMs,
    createdAt,
    nextRetryAt,
    requestBody,
    responseBody,
    attempts,
  } = delivery
  const state = deliveryState(delivery)
  const failure = state === 'delivered' ? null : words(delivery)
  const tries =
    attempts.length > 0
      ? [
          ...attempts.map((one) => ({ ...one, at: one.createdAt })),
          // The delivery's own time is its first attempt's.
          { ...delivery, at: delivery.attemptedAt },
        ]
      : []
  return (
    <>
      <DescriptionList layout="flow" terms="faint" className={s.facts}>
        <Description term={common('label.status')}>
          <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
        </Description>
        <Description term={t('log.column.when')}>
          <DateTime at={createdAt} format="dateTime" />
        </Description>
        {children}
        <Description term={t('log.column.attempt')}>{format.number(attempt)}</Description>
        {httpStatus !== null && (
          <Description term={t('log.column.answer')}>
            {t('log.http', { status: httpStatus })}
          </Description>
        )}
        {durationMs !== null && (
          <Description term={t('log.column.time')}>{span(durationMs)}</Description>
        )}
      </DescriptionList>
      <p className="break">
        <code translate="no">
          {isGet ? 'GET' : 'POST'} <LongText text={url} />
        </code>
      </p>
      {failure && (
        <Notice tone={state === 'retrying' ? 'warn' : 'bad'} title={failure.title}>
          <p>{failure.cure}</p>
          <p>
            {nextRetryAt
              ? t('delivery.next', { time: format.date(nextRetryAt, 'dateTime') })
              : t('delivery.noMore')}
          </p>
        </Notice>
      )}
      {tries.length > 0 && (
        <section className={`stack gap-2 ${s.tries}`}>
          <h3>{t('delivery.attempts')}</h3>
          <PartedList as="ol" rows={tries}>
            {({ at, ...one }) => (
              <li key={one.attempt}>
                {at ? <DateTime at={at} format="dateTime" /> : t('delivery.last')}
                {' · '}
                {one.httpStatus === null
                  ? words(one).title
                  : t('log.http', { status: one.httpStatus })}
                {one.durationMs !== null && ` · ${span(one.durationMs)}`}
              </li>
            )}
          </PartedList>
        </section>
      )}
      {!isGet &&
        (requestBody ? (
          <BodyCode label={t('body.request')} text={requestBody} />
        ) : (
          <p className={s.quiet}>{t('body.notKept')}</p>
        ))}
      {httpStatus !== null &&
        (responseBody ? (
          <BodyCode label={t('body.response')} text={responseBody} />
        ) : (
          <p className={s.quiet}>{t('body.empty')}</p>
        ))}
    </>
  )
}
