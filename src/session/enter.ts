import { userApi } from '@/api/endpoints/user.ts'
import type { User } from '@/api/contract/user.ts'
import { noteEntered } from './entered.ts'
import { forget } from './sign-out.ts'
import type { Dispatch } from './person.ts'
import { teamShown } from '@/api/page-state.ts'
import { tellTabs } from './tabs.ts'
import { teamIdOf } from './team.ts'

/** Handles a sign-in: removes all data of the previous person, and tells the other tabs. */
export function enter(dispatch: Dispatch, user: User): void {
  forget(dispatch, user.id)
  dispatch(teamShown(teamIdOf(user)))
  dispatch(userApi.util.upsertQueryEntries([{ endpointName: 'user', arg: undefined, value: user }]))
  noteEntered(dispatch)
  tellTabs('signed-in')
}
