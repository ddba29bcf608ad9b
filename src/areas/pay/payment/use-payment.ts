import { useState } from 'react'
import { paymentsApi } from '@/api/endpoints/pay.ts'
import { usePolling } from '@/session/stream-state.ts'

/**
 * The polling interval of a running payment (contract.md 4.0.14), in milliseconds; paused in a
 * hidden tab.
 */
const every = 5000

/** A payment from the backend, polled until the component says that it no longer changes. */
export function usePayment(id: string) {
  const [moves, setMoves] = useState(true)
  const pace = usePolling(every)
  const { currentData, error, isFetching, refetch } = paymentsApi.usePaymentQuery(
    { id },
    {
      pollingInterval: moves ? pace : 0,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  )
  return { currentData, error, isFetching, refetch, onMoves: setMoves }
}
export type WatchedPayment = ReturnType<typeof usePayment>
