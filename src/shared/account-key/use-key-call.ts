import { useDispatch } from 'react-redux'
import { keysApi } from '@/api/endpoints/keys.ts'
import { useAsk } from '@/api/ask.ts'
import type { ArgOf, Call, ResOf } from '@/api/contract/types.ts'
import { toProblem } from '@/api/problem.ts'
import type { Dispatch } from '@/session/person.ts'
import { withProof } from '@/shared/proof/with-proof.ts'

/**
 * Makes a call whose answer contains a whole key. The answer bypasses the store, so that no cache
 * holds the key. Asks for a proof of identity if the backend requires one.
 * @throws Problem
 */
export function useKeyCall(): <C extends Call>(call: C, arg: ArgOf<C>) => Promise<ResOf<C>> {
  // Uses ask(), because the store would keep the key of the answer.
  const ask = useAsk()
  const dispatch: Dispatch = useDispatch()
  return async (call, arg) => {
    try {
      const answer = await withProof(() => ask(call, arg))
      if (call.invalidates) dispatch(keysApi.util.invalidateTags([...call.invalidates]))
      return answer
    } catch (error) {
      const { status } = toProblem(error)
      // The key has changed since this page loaded it.
      if (status === 404 || status === 409) dispatch(keysApi.util.invalidateTags(['Keys']))
      throw error
    }
  }
}
