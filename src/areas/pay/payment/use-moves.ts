import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '@/api/api.ts'
import type { CacheTag } from '@/api/contract/types.ts'
import { statusInfo } from './status.ts'

/**
 * The data that a payment's progress may change. It is refetched at once, because not every backend
 * sends an event.
 */
const stale: readonly CacheTag[] = [
  'User',
  'Dashboard',
  'Ledger',
  'Payments',
  'PaymentMethods',
  'SavedMethods',
]

/** Reports whether a payment can still change. An unknown one is polled. */
export function useMoves(status: string | undefined, onMoves: (moves: boolean) => void): void {
  const dispatch = useDispatch()
  const moves = status === undefined || statusInfo(status).moves
  useEffect(() => onMoves(moves), [onMoves, moves])
  const before = useRef(status)
  useEffect(() => {
    if (before.current !== undefined && before.current !== status)
      dispatch(api.util.invalidateTags([...stale]))
    before.current = status
  }, [dispatch, status])
}
