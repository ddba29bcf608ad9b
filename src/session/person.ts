import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { User } from '@/api/contract/user.ts'
import { userApi } from '@/api/endpoints/user.ts'
import { load } from '@/api/load.ts'
import { guards, isOpenToRole } from '@/routes/guards.ts'
import type { Person } from '@/routes/guards.ts'
import { readTeamRole } from '@/routes/team.ts'
import { rows } from '@/routes/table/index.ts'
import type { PageId } from '@/routes/table/index.ts'
import type { PageRow } from '@/routes/types.ts'
import type { Language } from '@/site/languages.ts'

/** Anything that can dispatch a query. */
export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/**
 * A page's `loader`. It starts the page's first calls, after the guard has admitted the visitor.
 */
export type PageLoader = (arrival: {
  request: Request
  params: Readonly<Record<string, string | undefined>>
  /** The language that the page is shown in. */
  language: Language
  store: { dispatch: Dispatch }
}) => Promise<null>

/** What guards may know of a user. */
export const personOf = (user: User | null | undefined): Person =>
  user
    ? {
        userType: user.profile.userType,
        permissions: user.permissions,
        teamRole: user.team && readTeamRole(user.team.role),
      }
    : null

/** Milliseconds after which the answer "nobody" is requested again. */
const nobodyFor = 60_000

/**
 * Returns the person as guards need to know them.
 * @throws Problem if the backend did not say
 */
export async function loadPerson(dispatch: Dispatch): Promise<Person> {
  const { user } = userApi.endpoints
  const running = dispatch((_, getState) => {
    const { data, fulfilledTimeStamp = 0 } = user.select()(Object(getState()))
    const forceRefetch = data === null && Date.now() - fulfilledTimeStamp > nobodyFor
    return dispatch(user.initiate(undefined, { forceRefetch }))
  })
  return personOf(await load(running))
}

/**
 * Whether a page's guard and the role in the team admit a person. Denied pages are not offered; of
 * an open page with a member page neither is.
 */
export function passes(id: PageId, person: Person): boolean {
  const row: PageRow = rows[id]
  const { guard, path } = row
  const at = { path, href: path, search: '', match: () => true, origin: '' }
  return guards[guard](person, at) === 'pass' && isOpenToRole(row, person)
}
