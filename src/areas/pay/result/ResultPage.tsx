import { useTranslation } from '@/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { methodTarget } from '../methods/methods.ts'
import { readPaymentId } from '../payment/payment-id.ts'
import { knownPaymentStatus, statusInfo } from '../payment/status.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { PaymentFacts } from '../payment/PaymentFacts.tsx'
import { StatusNotice } from '../payment/StatusNotice.tsx'
import { useMoves } from '../payment/use-moves.ts'
import { usePayment } from '../payment/use-payment.ts'
import type { WatchedPayment } from '../payment/use-payment.ts'
import { PaymentNextStep } from '../payment/PaymentNextStep.tsx'

/**
 * The page that payment providers return to. Whatever the address claims, the backend is asked for
 * the payment's status.
 */
export default function ResultPage() {
  const failed = usePage().id === 'payError'
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const id = readPaymentId(params)
  if (id !== null) return <Known key={id} id={id} failed={failed} />
  return (
    <AccountFrame wide title={failed ? t('nav.crumb.payError') : t('nav.crumb.payOk')}>
      <NoPayment />
    </AccountFrame>
  )
}

function NoPayment() {
  const { t } = useTranslation('payment')
  return (
    <EmptyState
      title={t('result.none')}
      action={
        <RouteLink className={buttonClass()} to={{ id: 'historyPayment' }}>
          {t('on.history')}
        </RouteLink>
      }
    >
      {t('result.noneText')}
    </EmptyState>
  )
}

function Known({ id, failed }: { id: string; failed: boolean }) {
  const { t } = useTranslation()
  const answer = usePayment(id)
  useMoves(answer.currentData?.status, answer.onMoves)
  const after = answer.currentData && statusInfo(answer.currentData.status).after
  // The title says "failed" only if the payment has failed.
  const title =
    failed && (after === undefined || after === 'again')
      ? t('nav.crumb.payError')
      : t('nav.crumb.payOk')
  return (
    <AccountFrame wide title={title} documentTitle={`${title} ${id}`}>
      <State {...answer} failed={failed} />
    </AccountFrame>
  )
}

function State({
  currentData: payment,
  error,
  isFetching,
  refetch,
  failed,
}: WatchedPayment & { failed: boolean }) {
  const { t } = useTranslation('payment')
  const { t: pay } = useTranslation()
  if (!payment) {
    if (!error) return <SectionSkeleton title={pay('loading')} lines={5} />
    const problem = toProblem(error)
    return problem.status === 404 ? (
      <EmptyState
        title={t('result.unknown')}
        action={
          <RouteLink className={buttonClass()} to={{ id: 'historyPayment' }}>
            {t('on.history')}
          </RouteLink>
        }
      >
        {t('result.unknownText')}
      </EmptyState>
    ) : (
      <ProblemState problem={problem} onRetry={() => void refetch()} busy={isFetching} />
    )
  }
  const known = knownPaymentStatus(payment.status)
  const look = statusInfo(payment.status)
  return (
    <AccountSection
      title={t('result.title', { id: String(payment.id) })}
      aside={
        <StatusBadge status={payment.status} tone={look.tone}>
          {known && t(`status.${known}.name`)}
        </StatusBadge>
      }
    >
      <StatusNotice payment={payment}>
        {failed && look.after === 'wait' && <p>{t('result.wait')}</p>}
        {payment.kind === 'crypto' && look.after === 'wait' && (
          <div>
            <RouteLink
              className={buttonClass({ variant: 'secondary' })}
              to={methodTarget(payment.method, { paymentId: String(payment.id) })}
            >
              {t('on.address')}
            </RouteLink>
          </div>
        )}
        <PaymentFacts payment={payment} />
        <PaymentNextStep payment={payment} />
      </StatusNotice>
    </AccountSection>
  )
}
