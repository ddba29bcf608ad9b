import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import { cryptoApi, methodsApi } from '@/api/endpoints/pay.ts'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { readMethodQuery } from '../methods/methods.ts'
import { readPaymentId } from '../payment/payment-id.ts'
import { CryptoStart, loadPanel } from './CryptoStart.tsx'
import { NoMethod } from '../methods/NoMethod.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { FocusedResult } from '../payment/FocusedResult.tsx'
import { usePolling } from '@/session/stream-state.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'

const pages = ['payBtc', 'payBch', 'payTron'] as const

/** The page of a coin. Each starts over, because text typed for one is not for another. */
export default function PayCryptoPage() {
  const { id } = usePage()
  const name = pages.find((one) => one === id) ?? 'payBtc'
  return <CryptoPage key={name} name={name} />
}

/**
 * First the amount, then the address, then the incoming transfers. The address bar holds the
 * payment's id.
 */
function CryptoPage({ name }: { name: (typeof pages)[number] }) {
  const { t } = useTranslation('crypto')
  const { t: common } = useTranslation()
  const { path } = usePage()
  const shortname = path.split('/').at(-1) ?? ''
  const [params] = useSearchParams()
  const { currency } = readMethodQuery(params)
  const id = readPaymentId(params)
  const [begun] = useState(id)
  const { data, currentData, error, isFetching, refetch } = methodsApi.usePaymentMethodQuery(
    { shortname, ...(currency && { currency }) },
    { skip: id !== null },
  )
  const answer = currentData ?? (error ? undefined : data)
  const problem = error ? toProblem(error) : null
  if (id === null && !answer && problem?.status === 404) return <NoMethod shortname={shortname} />
  return (
    <AccountFrame
      wide
      title={common(`nav.crumb.${name}`)}
      lead={id === null ? t('lead') : undefined}
    >
      {id !== null ? (
        <FocusedResult fresh={begun !== id} label={common('label.yourPayment')}>
          <WatchedCrypto key={id} id={id} page={name} />
        </FocusedResult>
      ) : answer ? (
        <CryptoStart answer={answer} page={name} />
      ) : problem ? (
        <ProblemState problem={problem} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SectionSkeleton title={common('label.chooseAmount')} lines={30} />
      )}
    </AccountFrame>
  )
}

const words = ['payment', 'cryptoPanel'] as const

/** In milliseconds (contract.md 4.0.14). */
const every = 5000
/** A transfer can arrive long after the rate has expired. */
const afterwards = 60_000

/** A crypto payment, requested while its panel loads and polled until it can no longer change. */
function WatchedCrypto({ id, page }: { id: string; page: 'payBtc' | 'payBch' | 'payTron' }) {
  const { t } = useTranslation()
  const [moves, setMoves] = useState(true)
  const { over } = cryptoApi.endpoints.cryptoPayment.useQueryState(
    { id },
    {
      selectFromResult: ({ currentData: known }) => ({ over: known?.payment.status === 'expired' }),
    },
  )
  const pace = usePolling(over ? afterwards : every)
  const { currentData, error, isFetching, refetch } = cryptoApi.useCryptoPaymentQuery(
    { id },
    {
      pollingInterval: moves || over ? pace : 0,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  )
  const props = { page, currentData, error, isFetching, refetch, onMoves: setMoves }
  return (
    <LateSection
      title={t('loading')}
      lines={7}
      load={loadPanel}
      ns={words}
      props={props}
      onSight={false}
    />
  )
}
