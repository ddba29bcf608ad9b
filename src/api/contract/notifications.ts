import * as v from 'valibot'
import { Nothing } from './common.ts'
import { defineCalls } from './types.ts'

const Notification = v.looseObject({
  id: v.string(),
  topic: v.optional(v.string(), ''),
  /** Text in the person's language, never HTML. */
  title: v.optional(v.string(), ''),
  body: v.optional(v.nullable(v.string()), null),
  href: v.optional(v.nullable(v.string()), null),
  level: v.optional(v.string(), 'info'),
  createdAt: v.optional(v.string(), ''),
  readAt: v.optional(v.nullable(v.string()), null),
})
export type Notification = v.InferOutput<typeof Notification>

const Notifications = v.looseObject({
  records: v.optional(v.array(Notification), []),
  /** The `before` of the next page; null on the last. */
  nextBefore: v.optional(v.nullable(v.string()), null),
})
export type Notifications = v.InferOutput<typeof Notifications>

const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** contract.md 4.15. */
export const notificationCalls = defineCalls({
  notifications: {
    method: 'GET',
    path: '/api/v2/notifications',
    arg: v.strictObject({ unread: v.optional(v.boolean()), before: v.optional(Id) }),
    res: Notifications,
    provides: ['Notifications'],
  },
  /** How many are left is the user's `unread`. */
  readNotifications: {
    method: 'POST',
    path: '/api/v2/notifications/read',
    arg: v.union([v.strictObject({ all: v.literal(true) }), v.strictObject({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)) })]),
    res: Nothing,
    invalidates: ['User'],
  },
})
