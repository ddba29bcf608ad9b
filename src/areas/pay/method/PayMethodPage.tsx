import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { methodsApi } from '@/api/endpoints/pay-methods.ts'
import { toProblem } from '@/api/problem.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { useOwnCrumb } from '@/shared/crumb-name.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { readMethodQuery } from '../methods/methods.ts'
import { readPaymentId } from '../payment/payment-id.ts'
import { MethodStart } from './MethodStart.tsx'
import { NoMethod } from '../methods/NoMethod.tsx'
import { FocusedResult } from '../payment/FocusedResult.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { usePayment } from '../payment/use-payment.ts'
import { loadPayment } from './load-payment.ts'

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
