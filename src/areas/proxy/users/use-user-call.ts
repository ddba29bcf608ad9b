import { useDispatch } from 'react-redux'
import { api } from '@/api/api.ts'
import { useCallOnce } from '@/api/call-once.ts'
import type { OnceCall } from '@/api/call-once.ts'
import type { ArgOf, ResOf } from '@/api/contract/types.ts'
import type { Dispatch } from '@/session/person.ts'

/**
 * Makes a call whose answer contains passwords.
 * @throws Problem
 */
export function useUserCall(): <C extends OnceCall>(call: C, arg: ArgOf<C>) => Promise<ResOf<C>> {
  const callOnce = useCallOnce()
  const dispatch: Dispatch = useDispatch()
  return async (call, arg) => {
    const answer = await callOnce(call, arg)
    dispatch(api.util.invalidateTags([...(call.invalidates ?? [])]))
    return answer
  }
}
