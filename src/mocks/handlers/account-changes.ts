import type { accountChangeCalls } from '../../api/contract/account-changes.ts'
import { dayIn } from '../../lib/zone.ts'
import { roleOpens } from '../../routes/team.ts'
import type { TeamArea } from '../../routes/team.ts'
import { failure } from '../errors.ts'
import { accountChangesOf } from '../seed/account-changes.ts'
import { pageOf } from '../seed/security.ts'
import type { Handlers } from './types.ts'

/** The part of the account that a change belongs to: a member sees those of their role. */
const partOf = (area: string): TeamArea =>
  area === 'auto_topup' || area === 'wallet' ? 'money' : area === 'members' ? 'account' : 'settings'

export const accountChangeHandlers: Handlers<typeof accountChangeCalls> = {
  accountChanges: {
    access: 'user',
    samples: [{}, { area: 'keys', by: 'person', dateFrom: '2026-01-01', perPage: 10 }],
    run: ({ arg: { area, by, dateFrom, dateTo, ...paged }, db, user, member, now }) => {
      // A backend with one key for each account keeps no log.
      if (db.keys.single.includes(user.id)) throw failure('ERROR_NOT_FOUND')
      return pageOf(
        accountChangesOf(db, user, now).filter((change) => {
          const date = dayIn(user.timezone, Date.parse(change.at))
          return (
            roleOpens(member?.role, partOf(change.area)) &&
            (!area || change.area === area) &&
            (!by || change.by?.kind === by) &&
            (!dateFrom || date >= dateFrom) &&
            (!dateTo || date <= dateTo)
          )
        }),
        paged,
      )
    },
  },
}
