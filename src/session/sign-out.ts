import { api } from '@/api/api.ts'
import { authApi } from '@/api/endpoints/auth.ts'
import { userApi } from '@/api/endpoints/user.ts'
import type { Dispatch } from './person.ts'
import { tellTabs } from './tabs.ts'

/** Forgets the person in this tab. What was under way for them is not taken up any more. */
export function forget(dispatch: Dispatch): void {
  dispatch(api.util.resetApiState())
  dispatch(userApi.util.upsertQueryEntries([{ endpointName: 'user', arg: undefined, value: null }]))
}

/** Ends the session. @throws Problem where the backend did not end it: then nothing is forgotten. */
export async function signOut(dispatch: Dispatch): Promise<void> {
  await dispatch(authApi.endpoints.logout.initiate()).unwrap()
  forget(dispatch)
  tellTabs('signed-out')
}
