import { api } from '@/api/api.ts'
import { userApi } from '@/api/endpoints/user.ts'
import { isSignedOut, toProblem } from '@/api/problem.ts'
import { clearDrafts } from '@/lib/drafts.ts'
import type { Owner } from '@/lib/drafts.ts'
import type { Dispatch } from './person.ts'
import { tellTabs } from './tabs.ts'

/** Says that nobody is here. The guards then judge the open page; forget() follows when it has been left. */
export function setNobody(dispatch: Dispatch): void {
  dispatch(userApi.util.upsertQueryEntries([{ endpointName: 'user', arg: undefined, value: null }]))
}

/**
 * Forgets the person in this tab. What was under way for them is not taken up any more.
 * @param next whose drafts stay: the person who comes instead
 */
export function forget(dispatch: Dispatch, next?: Owner): void {
  clearDrafts(next)
  dispatch(api.util.resetApiState())
  setNobody(dispatch)
}

/** Ends the session. @throws Problem where the backend did not end it: then nothing is forgotten. */
export async function signOut(dispatch: Dispatch): Promise<void> {
  try {
    await dispatch(userApi.endpoints.logout.initiate()).unwrap()
  } catch (error) {
    // It had ended before: that is what was asked for.
    if (!isSignedOut(toProblem(error))) throw error
  }
  forget(dispatch)
  tellTabs('signed-out')
}
