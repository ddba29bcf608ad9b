import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { User } from '@/api/contract/user.ts'
import { userApi } from '@/api/endpoints/user.ts'
import { sessionNeeded } from '@/api/page-state.ts'
import { load } from '@/api/load.ts'
import { takeUp } from './take-up.ts'
import type { Person } from '@/routes/guards.ts'

/** Anything that can dispatch a query. */
export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/**
 * Who is here, as guards need to know it.
 * @param sent a user that has been asked for already
 * @throws Problem where the backend did not say
 */
export async function loadPerson(dispatch: Dispatch, sent?: unknown): Promise<Person> {
  if (sent !== undefined) takeUp(dispatch, sent)
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
