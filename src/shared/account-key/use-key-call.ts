import { useDispatch } from 'react-redux'
import { keysApi } from '@/api/endpoints/keys.ts'
import { useAsk } from '@/api/ask.ts'
import type { ArgOf, Call, ResOf } from '@/api/contract/types.ts'
import { toProblem } from '@/api/problem.ts'
import type { Dispatch } from '@/session/person.ts'
import { withProof } from '@/shared/proof/with-proof.ts'

/**
 * A call whose answer holds a whole key: it goes around the store, so that the key stands in no cache, and asks for a proof
 * where the backend wants one.
 * @throws Problem
 */
export function useKeyCall(): <C extends Call>(call: C, arg: ArgOf<C>) => Promise<ResOf<C>> {
  // By ask(): the store would keep the key of the answer.
  const ask = useAsk()
  const dispatch: Dispatch = useDispatch()
  return async (call, arg) => {
    try {
      const answer = await withProof(() => ask(call, arg))
      if (call.invalidates) dispatch(keysApi.util.invalidateTags([...call.invalidates]))
      return answer
    } catch (error) {
      const { status } = toProblem(error)
      // It is not what it was here any more.
      if (status === 404 || status === 409) dispatch(keysApi.util.invalidateTags(['Keys']))
      throw error
    }
  }
}
