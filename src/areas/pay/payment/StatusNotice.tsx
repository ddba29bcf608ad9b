import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Payment } from '@/api/contract/payments.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Notice } from '@/ui/Notice.tsx'
import { useIsStreaming } from '@/session/stream-state.ts'
import { knownFailure, knownPaymentStatus, statusInfo } from './status.ts'

interface StatusNoticeProps {
  payment: Payment
  /** Replaces the general text if more is known. */
  words?: { title: string; text: string } | undefined
  children?: ReactNode
}

/** The status of a payment, from the backend alone. A change is announced. */
export function StatusNotice({ payment, words, children }: StatusNoticeProps) {
  const { t } = useTranslation('payment')
  const text = useMoneyText()
  const live = useIsStreaming()
  const { status, credited, failureCode } = payment
  const known = knownPaymentStatus(status)
  const look = statusInfo(status)
  const failure = status === 'failed' ? (knownFailure(failureCode) ?? 'other') : undefined
  const title = words
    ? words.title
    : known
      ? t(`status.${known}.title`)
      : t('status.other.title', { status: plainCode(status) })
  const first = useRef(status)
  const changed = first.current !== status
  useEffect(() => {
    first.current = status
  }, [status])
  return (
    <div className="stack gap-5">
      <p role="status" className="visually-hidden">
        {changed || look.moves ? title : ''}
      </p>
      <Notice tone={look.notice} title={title}>
        <p>
          {words
            ? words.text
            : failure
              ? t(`failure.${failure}`)
              : status === 'paid' && credited
                ? t('status.paid.credited', { sum: text(credited.amount, credited.currency) })
                : known
                  ? t(`status.${known}.text`)
                  : t('status.other.text')}
        </p>
        {failure === 'other' && failureCode && <p>{t('failure.code', { code: failureCode })}</p>}
      </Notice>
      {look.moves && (
        <p className="row gap-2 align-center quiet text-2">
          {live ? t('watch.live') : t('watch.poll')}
        </p>
      )}
      {children}
    </div>
  )
}
