import type { notificationCalls } from '../../api/contract/notifications.ts'
import { invalid } from '../errors.ts'
import { announce } from '../lib/announce.ts'
import { writtenNotification } from '../seed/notifications.ts'
import { announceArchives } from '../seed/archives.ts'
import { movePayouts } from '../seed/payouts.ts'
import { announceExports } from './label-items.ts'
import type { Handlers } from './types.ts'

const perPage = 10

export const notificationHandlers: Handlers<typeof notificationCalls> = {
  notifications: {
    access: 'user',
    samples: [{}, { unread: true }],
    run: ({ arg: { unread, before }, db, user, now }) => {
      movePayouts(db, user, now)
      announceExports(db, user, now)
      announceArchives(db, user, now)
      announce(db, user, now)
      const all = user.notifications.toSorted((a, b) => b.at - a.at)
      const last = all.findIndex(({ id }) => id === before)
      if (before !== undefined && last < 0) throw invalid({ before: { code: 'not_allowed' } })
      const rest = all.slice(last + 1).filter(({ readAt }) => !unread || readAt === null)
      const page = rest.slice(0, perPage)
      return {
        records: page.map((one) => writtenNotification(one, user.interfaceLanguage)),
        nextBefore: rest.length > perPage ? (page.at(-1)?.id ?? null) : null,
      }
    },
  },
  readNotifications: {
    access: 'user',
    samples: [{ all: true }, { ids: ['unknown'] }],
    run: ({ arg, user, now }) => {
      for (const one of user.notifications)
        if (one.readAt === null && ('all' in arg || arg.ids.includes(one.id))) one.readAt = now
    },
  },
  /**
   * 204 means that there are no events and the client need not retry. For a live backend respond.ts
   * answers with a stream (event-stream.ts).
   */
  events: { access: 'user', run: () => undefined },
}
