import { useDispatch } from 'react-redux'
import { api } from '@/api/api.ts'
import { useCallOnce } from '@/api/call-once.ts'
import type { OnceCall } from '@/api/call-once.ts'
import type { ArgOf, ResOf } from '@/api/contract/types.ts'
import { toProblem } from '@/api/problem.ts'
import type { Dispatch } from '@/session/person.ts'
import { withProof } from '@/shared/proof/with-proof.ts'

/**
 * Makes a call whose answer contains a whole key. Asks for a proof of identity if the backend
 * requires one.
 * @throws Problem
 */
export function useKeyCall(): <C extends OnceCall>(call: C, arg: ArgOf<C>) => Promise<ResOf<C>> {
  const callOnce = useCallOnce()
  const dispatch: Dispatch = useDispatch()
  return async (call, arg) => {
    try {
      return await withProof(() => callOnce(call, arg))
    } catch (error) {
      const { status } = toProblem(error)
      // The key has changed since this page loaded it.
      if (status === 404 || status === 409) dispatch(api.util.invalidateTags(['Keys']))
      throw error
    }
  }
}
