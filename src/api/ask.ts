import { useCallback } from 'react'
import { useStore } from 'react-redux'
import type { Store } from 'redux'
import { parseAnswer, request } from './call.ts'
import type { ArgOf, Call, ResOf } from './contract/types.ts'
import { send } from './api.ts'

/**
 * Makes one call without RTK Query: the answer is not cached.
 * @throws Problem
 */
export async function ask<C extends Call>(
  { getState, dispatch }: Pick<Store, 'getState' | 'dispatch'>,
  call: C,
  arg: ArgOf<C>,
  signal?: AbortSignal,
): Promise<ResOf<C>> {
  const answer = await send(request(call, arg), {
    getState,
    dispatch,
    signal: signal ?? new AbortController().signal,
  })
  if (answer.error) throw answer.error
  const parsed = parseAnswer(call, answer.data)
  if ('error' in parsed) throw parsed.error
  return parsed.data
}

/** `ask` bound to the page's store. */
export function useAsk(): <C extends Call>(call: C, arg: ArgOf<C>) => Promise<ResOf<C>> {
  const store = useStore()
  return useCallback((call, arg) => ask(store, call, arg), [store])
}
