import { useDispatch } from 'react-redux'
import { useAsk } from '@/api/ask.ts'
import type { ArgOf, Call, ResOf } from '@/api/contract/types.ts'
import { proxyUserApi } from '@/api/endpoints/proxy-users.ts'
import type { Dispatch } from '@/session/person.ts'

/**
 * Makes a call whose answer contains passwords. It bypasses the store, so that no cache holds them.
 * @throws Problem
 */
export function useUserCall(): <C extends Call>(call: C, arg: ArgOf<C>) => Promise<ResOf<C>> {
  // Uses ask(): the store would keep the password of the answer.
  const ask = useAsk()
  const dispatch: Dispatch = useDispatch()
  return async (call, arg) => {
    const answer = await ask(call, arg)
    dispatch(proxyUserApi.util.invalidateTags([...(call.invalidates ?? [])]))
    return answer
  }
}
