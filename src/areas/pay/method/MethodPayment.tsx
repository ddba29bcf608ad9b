import { useTranslation } from '@/i18n/use-translation.ts'
import { ExternalLink } from 'lucide-react'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { site } from '@/site/site.ts'
import { gapAfter } from '@/lib/sentences.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { Notice } from '@/ui/Notice.tsx'
import { knownPaymentStatus, statusInfo } from '../payment/status.ts'
import { PaymentFacts } from '../payment/PaymentFacts.tsx'
import { StatusNotice } from '../payment/StatusNotice.tsx'
import { useMoves } from '../payment/use-moves.ts'
import type { WatchedPayment } from '../payment/use-payment.ts'
import { PaymentNextStep } from '../payment/PaymentNextStep.tsx'
import { DetailsForm } from './DetailsForm.tsx'

interface MethodPaymentProps extends WatchedPayment {
  title: string
}

/**
 * A started payment: the remaining steps, then the result. Its id is in the address, so that a
 * reload returns to it.
 */
export function MethodPayment({
  currentData: payment,
  error,
  isFetching,
  refetch,
  onMoves,
  title,
}: MethodPaymentProps) {
  const { t } = useTranslation('payment')
  const { t: common } = useTranslation()
  useMoves(payment?.status, onMoves)
  if (!payment) {
    if (!error) return <SectionSkeleton title={common('loading')} lines={5} />
    const problem = toProblem(error)
    return problem.status === 404 ? (
      <EmptyState
        title={t('result.unknown')}
        action={
          <RouteLink className={buttonClass()} to={{ id: 'pay' }}>
            {common('label.paymentMethods')}
          </RouteLink>
        }
      >
        {t('result.unknownText')}
      </EmptyState>
    ) : (
      <ProblemState problem={problem} onRetry={() => void refetch()} busy={isFetching} />
    )
  }
  const { next, status } = payment
  const known = knownPaymentStatus(status)
  const todo =
    (next?.kind === 'redirect' || next?.kind === 'form') && statusInfo(status).after === 'wait'
  return (
    <AccountSection
      title={t('result.title', { id: String(payment.id) })}
      aside={
        <StatusBadge status={status} tone={statusInfo(status).tone}>
          {known && t(`status.${known}.name`)}
        </StatusBadge>
      }
    >
      {todo && next ? (
        <div className="stack gap-5">
          {next.kind === 'form' ? (
            <DetailsForm payment={payment} fields={next.fields} onMoved={() => void refetch()} />
          ) : (
            <Redirect url={next.url} title={payment.methodTitle ?? title} />
          )}
          <PaymentFacts payment={payment} />
          <PaymentNextStep payment={payment} />
        </div>
      ) : (
        <StatusNotice payment={payment}>
          <PaymentFacts payment={payment} />
          <PaymentNextStep payment={payment} />
        </StatusNotice>
      )}
    </AccountSection>
  )
}

/**
 * Shows the target before the redirect. An address that is neither https nor an own one is not
 * followed.
 */
function Redirect({ url, title }: { url: string | null; title: string }) {
  const { t } = useTranslation('payment')
  const target = url ? linkTarget(url, location.origin) : null
  if (!target || target.startsWith('mailto:'))
    return (
      <Notice tone="bad" title={t('away.wrong')}>
        {t('away.wrongText')}
      </Notice>
    )
  const own = target.startsWith('/')
  // A path of the backend is at its origin, which can be another one.
  const to = own && target.startsWith('/api/') ? site.apiOrigin + target : target
  return (
    <div className="stack gap-4 items-start">
      <p>
        {own ? t('away.own', { name: title }) : t('away.to') + gapAfter(t('away.to'))}
        {!own && (
          <span className="bold break" translate="no">
            {new URL(target).host}
          </span>
        )}
      </p>
      <p>{t('away.text')}</p>
      <a className={buttonClass({ size: 'lg' })} href={to} rel="noreferrer">
        {t('away.go')}
        <ExternalLink size={18} aria-hidden="true" />
      </a>
    </div>
  )
}
