import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '@/api/api.ts'
import type { Tag } from '@/api/contract/types.ts'
import { statusLook } from './status.ts'

/** What a payment that has come on may have changed with it: asked for at once, since not every backend tells of it. */
const stale: readonly Tag[] = [
  'User',
  'Dashboard',
  'Ledger',
  'Payments',
  'PaymentMethods',
  'SavedMethods',
]

/** Tells whether a payment may change yet: one of which nothing is known is watched. */
export function useMoves(status: string | undefined, onMoves: (moves: boolean) => void): void {
  const dispatch = useDispatch()
  const moves = status === undefined || statusLook(status).moves
  useEffect(() => onMoves(moves), [onMoves, moves])
  const before = useRef(status)
  useEffect(() => {
    if (before.current !== undefined && before.current !== status)
      dispatch(api.util.invalidateTags([...stale]))
    before.current = status
  }, [dispatch, status])
}
