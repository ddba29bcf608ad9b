import { api } from '../api.ts'
import { mutation, query, request } from '../call.ts'
import { notificationCalls } from '../contract/notifications.ts'
import type { Notification, Notifications } from '../contract/notifications.ts'
import { userApi } from './user.ts'

const all = undefined
const { query: _, ...options } = query(notificationCalls.notifications)

export const notificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first; a page is asked for by what stood before it, so that what arrives meanwhile moves nothing. */
    notifications: build.infiniteQuery<Notifications, void, string | null>({
      ...options,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined },
      query: ({ pageParam }) => request(notificationCalls.notifications, pageParam === null ? {} : { before: pageParam }),
    }),
    readNotifications: build.mutation({
      ...mutation(notificationCalls.readNotifications),
      /** List and badge change at once, and change back where the backend refuses. */
      onQueryStarted: async (arg, { dispatch, queryFulfilled }) => {
        const now = new Date().toISOString()
        const meant = ({ id }: Notification): boolean => 'all' in arg || arg.ids.includes(id)
        let count = 0
        const list = dispatch(
          notificationApi.util.updateQueryData('notifications', all, ({ pages }) => {
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
          userApi.util.updateQueryData('user', all, (user) => {
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
