import { api } from '@/api/api.ts'
import { userApi } from '@/api/endpoints/user.ts'
import { settledChanges } from '@/api/in-flight.ts'
import type { ChangesEnd } from '@/api/in-flight.ts'
import { teamShown } from '@/api/page-state.ts'
import { isSignedOut, toProblem } from '@/api/problem.ts'
import { clearDrafts, noteSignOut } from '@/lib/drafts.ts'
import { dropPush } from '@/lib/secure-context.ts'
import { forgetEntered } from './entered.ts'
import type { Dispatch } from './person.ts'
import { tellTabs } from './tabs.ts'
import { dropTeam } from './team.ts'
import type { Owner } from '@/lib/kept.ts'

/**
 * Sets the person to nobody. The guards then run again for the open page; forget() follows when it
 * has been left.
 */
export function setSignedOut(dispatch: Dispatch): void {
  dispatch(userApi.util.upsertQueryEntries([{ endpointName: 'user', arg: undefined, value: null }]))
}

/**
 * Removes all data of the person from this tab and ignores their running requests.
 * @param next the next person, whose drafts stay
 */
export function forget(dispatch: Dispatch, next?: Owner): void {
  clearDrafts(next)
  if (next === undefined) {
    dropTeam()
    dispatch(teamShown(null))
  }
  dispatch(api.util.resetApiState())
  setSignedOut(dispatch)
}

export type OpenEnd = 'lost' | 'refused' | 'openElsewhere'
const openEnds: readonly unknown[] = ['lost', 'refused', 'openElsewhere'] satisfies OpenEnd[]

/** Whether a change may not be saved, so that the person decides. */
export const isOpen = (end: unknown): end is OpenEnd => openEnds.includes(end)

/**
 * Ends the session, after the answers of the changes that are on their way: a reply whose outcome
 * nobody knows must not be lost with its draft, in this tab or another. A line that hangs is waited
 * for 5 seconds.
 * @param anyway whether the person leaves without those answers
 * @returns what became of those changes. Where one may not be saved, the session goes on and nothing
 * is removed
 * @throws Problem if the backend did not end it; then nothing is removed
 */
export async function signOut(dispatch: Dispatch, anyway = false): Promise<ChangesEnd> {
  const changes = anyway ? 'known' : await settledChanges()
  if (isOpen(changes)) return changes
  try {
    await dispatch(userApi.endpoints.logout.initiate()).unwrap()
  } catch (error) {
    // The session had already ended, which is the wanted result.
    if (!isSignedOut(toProblem(error))) throw error
  }
  forget(dispatch)
  noteSignOut()
  void dropPush().catch(() => {})
  forgetEntered(dispatch)
  tellTabs('signed-out')
  return changes
}
