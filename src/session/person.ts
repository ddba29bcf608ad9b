import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { User } from '@/api/contract/user.ts'
import { userApi } from '@/api/endpoints/user.ts'
import { parseAnswer } from '@/api/call.ts'
import { userCalls } from '@/api/contract/user.ts'
import { sessionNeeded } from '@/api/page-state.ts'
import { load } from '@/api/load.ts'
import type { Person } from '@/routes/guards.ts'

/** Anything that can dispatch a query. */
export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/**
 * A page's `loader`. It starts the page's first calls, after the guard has admitted the visitor.
 */
export type PageLoader = (arrival: {
  request: Request
  params: Readonly<Record<string, string | undefined>>
  store: { dispatch: Dispatch }
}) => Promise<null>

/**
 * Puts a user that was loaded without RTK Query into its cache. A user in a wrong shape is left out
 * and requested again. A cached answer wins, because the person may have signed out while this
 * chunk was loading.
 */
export function setPerson(dispatch: Dispatch, data: unknown): void {
  const answer = parseAnswer(userCalls.user, data)
  if (!('data' in answer)) return
  dispatch((_, getState) => {
    if (!userApi.endpoints.user.select()(Object(getState())).isUninitialized) return
    dispatch(
      userApi.util.upsertQueryEntries([
        { endpointName: 'user', arg: undefined, value: answer.data },
      ]),
    )
  })
}

/**
 * Returns the person as guards need to know them.
 * @param sent a user that was requested already
 * @throws Problem if the backend did not say
 */
export async function loadPerson(dispatch: Dispatch, sent?: unknown): Promise<Person> {
  if (sent !== undefined) setPerson(dispatch, sent)
  let user: User | null
  try {
    user = await load(dispatch(userApi.endpoints.user.initiate()))
  } catch (error) {
    // The session's own code handles an empty user as signed out.
    dispatch(sessionNeeded())
    throw error
  }
  if (user) dispatch(sessionNeeded())
  return user && { userType: user.profile.userType, permissions: user.permissions }
}
