import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useParams, useSearchParams, useNavigate } from 'react-router'
import { methodsApi, paymentsApi, savedMethodsApi } from '@/api/endpoints/pay.ts'
import { toProblem } from '@/api/problem.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { useOwnCrumb } from '@/shared/crumb-name.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { readMethodQuery } from '../methods/methods.ts'
import { readPaymentId } from '../payment/payment-id.ts'
import { NoMethod } from '../methods/NoMethod.tsx'
import { FocusedResult } from '../payment/FocusedResult.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { usePayment } from '../payment/use-payment.ts'
import type { PayMethodDetails } from '@/api/contract/pay-methods.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useAddress } from '@/shared/query/use-address.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { payFormName } from '../amount/pay-form.ts'
import { AmountForm } from '../amount/AmountForm.tsx'
import { MethodDown } from '../methods/MethodDown.tsx'
import { paymentCalls } from '@/api/contract/payments.ts'
import type { Started } from '@/api/contract/payments.ts'
import { useOwner } from '@/session/use-user.ts'
import { useHref } from '@/i18n/page-context.ts'
import { removeDraft } from '@/lib/drafts.ts'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import type { PayEntries } from '../amount/pay-form.ts'

/** Loads the panel of a payment once there is one. */
const loadPayment = async () => (await import('./MethodPayment.tsx')).MethodPayment

/**
 * Starts a payment once. Its address then replaces the form in the history, so that Back does not
 * lead to a second payment.
 */
function useStart(shortname: string) {
  const navigate = useNavigate()
  const href = useHref()
  const [create] = paymentsApi.useCreatePaymentMutation()
  function go({ payment, next }: Started): void {
    const search = { paymentId: String(payment.id) }
    void navigate(
      next?.kind === 'none'
        ? href({ id: 'payOk', search })
        : href({ id: 'payMethod', params: { shortname }, search }),
      { replace: true },
    )
  }
  const owner = useOwner()
  const intent = usePaymentIntent({
    name: `pay-${shortname}`,
    call: paymentCalls.createPayment,
    onFound: (started) => {
      removeDraft(owner, payFormName(shortname))
      go(started)
    },
  })
  const send = async (
    { amount, promoCode, savedMethodId, saveMethod }: PayEntries,
    currency: string,
  ): Promise<boolean> => {
    const entries = {
      method: shortname,
      amount: { amount, currency },
      ...(promoCode && { promoCode }),
      ...(savedMethodId ? { savedMethodId } : saveMethod && { saveMethod }),
      returnUrl: location.origin + href({ id: 'payOk' }),
    }
    // Loads while the request runs.
    loadPayment().catch(() => undefined)
    const outcome = await intent.submit(entries, (idempotencyKey) =>
      create({ ...entries, idempotencyKey }).unwrap(),
    )
    if (!('answer' in outcome)) return false
    go(outcome.answer)
    return true
  }
  return { intent, send }
}

interface WatchedMethodProps {
  id: string
  title: string
}

const words = ['payment'] as const

/** A started payment, requested while its panel loads. */
function WatchedMethod({ id, title }: WatchedMethodProps) {
  const { t } = useTranslation()
  const answer = usePayment(id)
  return (
    <LateSection
      title={t('loading')}
      lines={5}
      load={loadPayment}
      ns={words}
      props={{ ...answer, title }}
      onSight={false}
    />
  )
}

export default function PayMethodPage() {
  const { t: common } = useTranslation()
  const { shortname = '' } = useParams()
  const [params] = useSearchParams()
  const { currency } = readMethodQuery(params)
  const id = readPaymentId(params)
  const [begun] = useState(id)
  const { data, currentData, error, isFetching, refetch } = methodsApi.usePaymentMethodQuery({
    shortname,
    ...(currency && { currency }),
  })
  // Another currency of the same method keeps the form.
  const answer = currentData ?? (data?.method.shortname === shortname && !error ? data : undefined)
  const title = answer?.method.title || common('nav.crumb.payMethod')
  useOwnCrumb(answer?.method.title || undefined)
  const problem = error ? toProblem(error) : null
  if (!answer && problem?.status === 404) return <NoMethod shortname={shortname} />
  return (
    <AccountFrame wide title={title}>
      {id !== null ? (
        <FocusedResult fresh={begun !== id} label={common('label.yourPayment')}>
          <WatchedMethod key={id} id={id} title={title} />
        </FocusedResult>
      ) : answer ? (
        <MethodStart key={shortname} answer={answer} />
      ) : problem ? (
        <ProblemState problem={problem} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SectionSkeleton title={common('label.chooseAmount')} lines={6} />
      )}
    </AccountFrame>
  )
}

/** A method before there is a payment. */
function MethodStart({ answer }: { answer: PayMethodDetails }) {
  const { t: common } = useTranslation()
  const [params, change] = useAddress()
  const { method, currency } = answer
  const { intent, send } = useStart(method.shortname)
  const { data: saved, isLoading } = savedMethodsApi.useSavedMethodsQuery(undefined, {
    skip: !method.canSave,
  })
  // A request was sent before this page loaded. Nothing can be typed until its result is known.
  return (
    <AccountSection title={common('label.chooseAmount')} text={method.feeNote}>
      <div className="stack gap-4">
        <IntentNotice intent={intent} />
        {method.status !== 'available' ? (
          <MethodDown method={method} />
        ) : (
          // Saved methods are offered from the beginning, or not at all.
          !isLoading && (
            <div inert={intent.asking || undefined}>
              <AmountForm
                name={payFormName(method.shortname)}
                answer={answer}
                amount={readMethodQuery(params).amount}
                saved={saved?.records ?? []}
                submit={common('action.continue')}
                send={(entries) => send(entries, currency)}
                onCurrency={(code) => change({ currency: code }, { replace: true })}
              />
            </div>
          )
        )}
      </div>
    </AccountSection>
  )
}
