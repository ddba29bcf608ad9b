import type { archiveCalls } from '../../api/contract/archives.ts'
import { failure } from '../errors.ts'
import { needProof } from '../lib/proof.ts'
import { token } from '../lib/random.ts'
import { announceArchives, archiveState, archiveView } from '../seed/archives.ts'
import type { Handlers } from './types.ts'

/** Archives listed per person, expired ones too. */
const most = 5

export const archiveHandlers: Handlers<typeof archiveCalls> = {
  archives: {
    access: 'user',
    run: ({ db, user, now }) => {
      announceArchives(db, user, now)
      return {
        records: db.archives
          .filter(({ accountId }) => accountId === user.id)
          .slice(0, most)
          .map((made) => archiveView(made, now)),
      }
    },
  },
  orderArchive: {
    access: 'user',
    status: 202,
    run: ({ db, user, now, session }) => {
      const isUnderWay = db.archives.some(
        (made) =>
          made.accountId === user.id && ['queued', 'running'].includes(archiveState(made, now)),
      )
      if (isUnderWay) throw failure('ERROR_CONFLICT')
      needProof({ user, now, session })
      db.counter += 1
      const made = {
        id: token(db.seed, 'archive', db.counter).slice(0, 12),
        accountId: user.id,
        createdAt: now,
        isAnnounced: false,
      }
      db.archives = [made, ...db.archives]
      return archiveView(made, now)
    },
  },
}
