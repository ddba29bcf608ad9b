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

/** A page's `loader`: starts the page's first calls, after the guard has passed. */
export type PageLoader = (arrival: {
  request: Request
  params: Readonly<Record<string, string | undefined>>
  store: { dispatch: Dispatch }
}) => Promise<null>

/**
 * Puts a user that came without RTK Query into its cache. In a wrong shape it is left out, and asked for again. Where
 * the cache knows already who is here, it knows better: somebody may have signed out while this chunk was coming.
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
 * Who is here, as guards need to know it.
 * @param sent a user that has been asked for already
 * @throws Problem where the backend did not say
 */
export async function loadPerson(dispatch: Dispatch, sent?: unknown): Promise<Person> {
  if (sent !== undefined) setPerson(dispatch, sent)
  let user: User | null
  try {
    user = await load(dispatch(userApi.endpoints.user.initiate()))
  } catch (error) {
    // What watches the session knows what to do about it: an empty user is signed out.
    dispatch(sessionNeeded())
    throw error
  }
  if (user) dispatch(sessionNeeded())
  return user && { userType: user.profile.userType, permissions: user.permissions }
}
