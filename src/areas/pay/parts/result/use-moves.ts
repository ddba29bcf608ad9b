import { useEffect } from 'react'
import { statusLook } from '../../model/status.ts'

/** Tells whether a payment may change yet: one of which nothing is known is watched. */
export function useMoves(status: string | undefined, onMoves: (moves: boolean) => void): void {
  const moves = status === undefined || statusLook(status).moves
  useEffect(() => onMoves(moves), [onMoves, moves])
}
