import { useTranslation } from 'react-i18next'
import type { Delivery } from '@/api/contract/pingback.ts'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { LongText } from '@/shared/LongText.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { cutText } from '@/lib/cut-text.ts'
import { stateOf, stateTones } from './pingback.ts'
import { useSpan } from '../kit/use-span.ts'
import { BodyCode } from '../kit/BodyCode.tsx'
import { useFailureWords } from './use-failure-words.ts'
import s from './pingback.module.css'

/** A delivery: its result, the reason of a failure, earlier attempts, request and response. */
export function DeliveryDetails({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const format = useFormat()
  const words = useFailureWords()
  const span = useSpan()
  const {
    taskId,
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
  const state = stateOf(delivery)
  const failure = state === 'delivered' ? null : words(delivery)
  const tries = attempts.length > 0 ? [...attempts, delivery] : []
  return (
    <>
      <dl className={`cluster gap-3 gap-x-6 ${s.facts}`}>
        <div>
          <dt>{common('label.status')}</dt>
          <dd>
            <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
          </dd>
        </div>
        <div>
          <dt>{t('log.column.when')}</dt>
          <dd>
            <DateTime at={createdAt} format="dateTime" />
          </dd>
        </div>
        {taskId && (
          <div>
            <dt>{common('label.task')}</dt>
            <dd>
              <RouteLink to={{ id: 'uploads', search: { view: 'tasks', task: taskId } }}>
                {cutText(taskId)}
              </RouteLink>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('log.column.attempt')}</dt>
          <dd>{format.number(attempt)}</dd>
        </div>
        {httpStatus !== null && (
          <div>
            <dt>{t('log.column.answer')}</dt>
            <dd>{t('log.http', { status: httpStatus })}</dd>
          </div>
        )}
        {durationMs !== null && (
          <div>
            <dt>{t('log.column.time')}</dt>
            <dd>{span(durationMs)}</dd>
          </div>
        )}
      </dl>
      <p className={`break ${s.url}`}>
        <code translate="no">
          POST <LongText text={url} />
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
            {(one, index) => (
              <li key={one.attempt}>
                {/* The time of the last attempt is unknown; only the start of the delivery is. */}
                {index < tries.length - 1 ? (
                  <DateTime at={one.createdAt} format="dateTime" />
                ) : (
                  t('delivery.last')
                )}
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
      {requestBody ? (
        <BodyCode label={t('body.request')} text={requestBody} />
      ) : (
        <p className={s.quiet}>{t('body.notKept')}</p>
      )}
      {httpStatus !== null &&
        (responseBody ? (
          <BodyCode label={t('body.response')} text={responseBody} />
        ) : (
          <p className={s.quiet}>{t('body.empty')}</p>
        ))}
    </>
  )
}
