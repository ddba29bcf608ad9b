import { useCallback } from 'react'
import { useStore } from 'react-redux'
import type { Store } from 'redux'
import { api, send } from './api.ts'
import { parseAnswer, request } from './call.ts'
import type { ArgOf, Call, ResOf } from './contract/types.ts'
import { staleTags } from './endpoint.ts'

/** A row whose argument or answer must never be kept; `once` says why. */
export type OnceCall = Call & { once: string }

/**
 * Makes one call beside the cache. Only for rows that the contract marks with `once`: the store
 * would keep a password, a key or a code as the argument or the answer of an endpoint. A success
 * invalidates the row's tags.
 * @throws Problem
 */
export async function callOnce<C extends OnceCall>(
  { getState, dispatch }: Pick<Store, 'getState' | 'dispatch'>,
  call: C,
  arg: ArgOf<C>,
  signal: AbortSignal = new AbortController().signal,
): Promise<ResOf<C>> {
  const answer = await send(request(call, arg), { getState, dispatch, signal })
  const parsed = answer.error ? { error: answer.error } : parseAnswer(call, answer.data)
  const problem = 'error' in parsed ? parsed.error : undefined
  const stale = staleTags(call, problem)
  if (stale.length > 0) dispatch(api.util.invalidateTags(stale))
  if ('error' in parsed) throw parsed.error
  return parsed.data
}

/** `callOnce` bound to the page's store. */
export function useCallOnce(): <C extends OnceCall>(call: C, arg: ArgOf<C>) => Promise<ResOf<C>> {
  const store = useStore()
  return useCallback((call, arg) => callOnce(store, call, arg), [store])
}
