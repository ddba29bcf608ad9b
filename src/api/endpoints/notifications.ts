import { api } from '../api.ts'
import { notificationCalls } from '../contract/notifications.ts'
import type { Notification } from '../contract/notifications.ts'
import { endpointsOf, mutation } from '../endpoint.ts'
import { userApi } from './user.ts'
import { serverNow } from '@/lib/server-clock.ts'

export const notificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, notificationCalls),
    readNotifications: build.mutation({
      ...mutation(notificationCalls.readNotifications),
      /** Updates list and badge optimistically, and rolls back where the backend refuses. */
      onQueryStarted: async (arg, { dispatch, queryFulfilled }) => {
        const now = new Date(serverNow()).toISOString()
        const meant = ({ id }: Notification): boolean => 'all' in arg || arg.ids.includes(id)
        let count = 0
        const list = dispatch(
          notificationApi.util.updateQueryData('notifications', {}, ({ pages }) => {
            for (const { records } of pages) {
              for (const record of records) {
                if (record.readAt !== null || !meant(record)) continue
                record.readAt = now
                count += 1
              }
            }
          }),
        )
        const badge = dispatch(
          userApi.util.updateQueryData('user', undefined, (user) => {
            if (user) user.unread = 'all' in arg ? 0 : Math.max(0, user.unread - count)
          }),
        )
        await queryFulfilled.catch(() => {
          list.undo()
          badge.undo()
        })
      },
    }),
  }),
})
