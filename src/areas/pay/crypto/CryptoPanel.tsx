import { useTranslation } from '@/i18n/use-translation.ts'
import { cryptoApi } from '@/api/endpoints/pay.ts'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { useAddress } from '@/shared/query/use-address.ts'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { cryptoStep } from './crypto.ts'
import { knownPaymentStatus, statusInfo } from '../payment/status.ts'
import { PaymentFacts } from '../payment/PaymentFacts.tsx'
import { StatusNotice } from '../payment/StatusNotice.tsx'
import { useMoves } from '../payment/use-moves.ts'
import { PaymentNextStep } from '../payment/PaymentNextStep.tsx'
import { PayTo } from './PayTo.tsx'
import { Transactions } from './Transactions.tsx'
import { cryptoCalls } from '@/api/contract/crypto.ts'
import type { CryptoPayment } from '@/api/contract/crypto.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'

type Answer = ReturnType<typeof cryptoApi.useCryptoPaymentQuery>

interface CryptoPanelProps extends Pick<
  Answer,
  'currentData' | 'error' | 'isFetching' | 'refetch'
> {
  page: 'payBtc' | 'payBch' | 'payTron'
  /** Receives whether the payment can still change. */
  onMoves: (moves: boolean) => void
}

/** A crypto payment: what to send, what has arrived, and what is missing. */
export function CryptoPanel({
  page,
  currentData,
  error,
  isFetching,
  refetch,
  onMoves,
}: CryptoPanelProps) {
  const { t } = useTranslation('cryptoPanel')
  const { t: pay } = useTranslation()
  const { t: words } = useTranslation('payment')
  const [, change] = useAddress()
  useMoves(currentData?.payment.status, onMoves)
  if (!currentData) {
    if (!error) return <SectionSkeleton title={pay('loading')} lines={7} />
    const problem = toProblem(error)
    return problem.status === 404 ? (
      <EmptyState
        title={words('result.unknown')}
        action={
          <Button onClick={() => change(() => new URLSearchParams(), { replace: true })}>
            {t('again')}
          </Button>
        }
      >
        {words('result.unknownText')}
      </EmptyState>
    ) : (
      <ProblemState problem={problem} onRetry={() => void refetch()} busy={isFetching} />
    )
  }
  const { payment, txids, asset, underpaidBy } = currentData
  const step = cryptoStep(currentData)
  const known = knownPaymentStatus(payment.status)
  return (
    <>
      <AccountSection
        title={words('result.title', { id: String(payment.id) })}
        aside={
          <StatusBadge status={payment.status} tone={statusInfo(payment.status).tone}>
            {known && words(`status.${known}.name`)}
          </StatusBadge>
        }
      >
        <div className="stack gap-5">
          <StatusNotice
            payment={payment}
            words={
              step === 'send'
                ? { title: t('waiting.title'), text: t('waiting.text', { asset }) }
                : step === 'more' && underpaidBy
                  ? {
                      title: t('missing.title', { amount: underpaidBy, asset }),
                      text: t('missing.text'),
                    }
                  : undefined
            }
          />
          {(step === 'send' || step === 'more') && (
            <PayTo answer={currentData} onTime={() => void refetch()} />
          )}
          {step === 'expired' && (
            <NewAddress answer={currentData} page={page} onRenewed={refetch} />
          )}
          {txids.length > 0 && <Transactions answer={currentData} />}
          <PaymentFacts payment={payment} />
          <PaymentNextStep payment={payment} />
        </div>
      </AccountSection>
    </>
  )
}

interface NewAddressProps {
  answer: CryptoPayment
  page: 'payBtc' | 'payBch' | 'payTron'
  /** No second address is requested until the new one is shown. */
  onRenewed: () => Promise<unknown>
}

/** The time has run out. The old address no longer waits, and a new one has the current rate. */
function NewAddress({ answer: { payment }, page, onRenewed }: NewAddressProps) {
  const { t } = useTranslation('cryptoPanel')
  const { t: common } = useTranslation()
  const [renew] = cryptoApi.useRenewCryptoAddressMutation()
  const action = useAction()
  // The result is requested with the payment.
  const intent = usePaymentIntent({
    name: `address-${payment.id}`,
    call: cryptoCalls.renewCryptoAddress,
    onFound: () => undefined,
  })
  async function go(): Promise<void> {
    const entries = { id: payment.id, at: payment.updatedAt }
    await intent.submit(entries, (idempotencyKey) =>
      renew({ id: payment.id, idempotencyKey }).unwrap(),
    )
    await onRenewed()
  }
  return (
    <div className="stack gap-4">
      <IntentNotice intent={intent} />
      <ActionProblem action={action} />
      <p>{t('expired.text')}</p>
      <div className="cluster gap-3">
        <Button
          loading={action.busy}
          loadingText={common('busy')}
          onClick={() => void action.run(go)}
        >
          {t('expired.renew')}
        </Button>
        <RouteLink className={buttonClass({ variant: 'secondary' })} to={{ id: page }}>
          {t('again')}
        </RouteLink>
      </div>
    </div>
  )
}
