import { useState } from 'react'
import { paymentsApi } from '@/api/endpoints/payments.ts'
import { usePolling } from '@/session/live-state.ts'
import { statusLook } from '../../model/status.ts'

/** contract.md 4.0.14: a payment under way is asked about this often, in milliseconds; paused in a hidden tab. */
const every = 5000

/** A payment as the backend knows it, watched as long as it may change. */
export function usePayment(id: string) {
  const [moves, setMoves] = useState(true)
  const pace = usePolling(every)
  const answer = paymentsApi.usePaymentQuery(
    { id },
    { pollingInterval: moves ? pace : 0, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  )
  const next = !answer.currentData || statusLook(answer.currentData.status).moves
  if (next !== moves) setMoves(next)
  return answer
}
