import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cryptoApi } from '@/api/endpoints/crypto.ts'
import { usePolling } from '@/session/stream-state.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { loadPanel } from './load-panel.ts'

const words = ['payment', 'cryptoPanel'] as const

/** In milliseconds (contract.md 4.0.14). */
const every = 5000
/** A transfer can arrive long after the rate has expired. */
const afterwards = 60_000

/** A crypto payment, requested while its panel loads and polled until it can no longer change. */
export function WatchedCrypto({ id, page }: { id: string; page: 'payBtc' | 'payBch' | 'payTron' }) {
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
