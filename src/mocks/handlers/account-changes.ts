import type { accountChangeCalls } from '../../api/contract/account-changes.ts'
import { dayIn } from '../../lib/zone.ts'
import { failure } from '../errors.ts'
import { accountChangesOf } from '../seed/account-changes.ts'
import { pageOf } from '../seed/security.ts'
import type { Handlers } from './types.ts'

export const accountChangeHandlers: Handlers<typeof accountChangeCalls> = {
  accountChanges: {
    access: 'user',
    samples: [{}, { area: 'keys', by: 'person', dateFrom: '2026-01-01', perPage: 10 }],
    run: ({ arg: { area, by, dateFrom, dateTo, ...paged }, db, user, now }) => {
      // A backend with one key for each account keeps no log.
      if (db.keys.single.includes(user.id)) throw failure('ERROR_NOT_FOUND')
      return pageOf(
        accountChangesOf(db, user, now).filter((change) => {
          const date = dayIn(user.timezone, Date.parse(change.at))
          return (
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
