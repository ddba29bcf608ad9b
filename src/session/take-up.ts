import { chunkArrived } from '@/api/page-state.ts'
import { parseAnswer } from '@/api/call.ts'
import { userCalls } from '@/api/contract/user.ts'
import { userApi } from '@/api/endpoints/user.ts'
import type { Dispatch } from './person.ts'

/** Puts a user that came without RTK Query into its cache. In a wrong shape it is left out, and asked for again. */
export function takeUp(dispatch: Dispatch, data: unknown): void {
  dispatch(chunkArrived())
  const answer = parseAnswer(userCalls.user, data)
  if ('data' in answer) dispatch(userApi.util.upsertQueryEntries([{ endpointName: 'user', arg: undefined, value: answer.data }]))
}
