import { roleOpens } from '../../routes/team.ts'
import type { TeamArea } from '../../routes/team.ts'
import { accountOfSession } from '../db.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'

/**
 * The accounts whose files of an area a person may open. A link or an image names no team: the
 * address of a file says whose it is, whatever the tab shows.
 */
export function fileAccounts(
  db: Data,
  session: string | undefined,
  area: TeamArea,
  now: number,
): MockAccount[] {
  const person = accountOfSession(db, session, now)
  if (!person) return []
  return db.accounts.filter((account) => {
    const membership = db.team.members.find(
      ({ ownerId, accountId }) => ownerId === account.id && accountId === person.id,
    )
    return membership ? roleOpens(membership.role, area) : account === person
  })
}
