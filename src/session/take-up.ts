import { chunkArrived } from '@/api/page-state.ts'
import { parseAnswer } from '@/api/call.ts'
import { userCalls } from '@/api/contract/user.ts'
import { userApi } from '@/api/endpoints/user.ts'
import type { Dispatch } from './person.ts'

/**
 * Puts a user that came without RTK Query into its cache. In a wrong shape it is left out, and asked for again. Where
 * the cache knows already who is here, it knows better: somebody may have signed out while this chunk was coming.
 */
export function takeUp(dispatch: Dispatch, data: unknown): void {
  dispatch(chunkArrived())
  const answer = parseAnswer(userCalls.user, data)
  if (!('data' in answer)) return
  dispatch((_, getState) => {
    if (!userApi.endpoints.user.select()(Object(getState())).isUninitialized) return
    dispatch(userApi.util.upsertQueryEntries([{ endpointName: 'user', arg: undefined, value: answer.data }]))
  })
}
