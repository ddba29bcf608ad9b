import * as v from 'valibot'
import { Nothing, Money, NoArg, Unread, Finite, Id as RawId, longList } from './common.ts'
import { defineCalls } from './types.ts'

const Notification = v.looseObject({
  id: v.string(),
  topic: v.optional(v.string(), ''),
  /** Plain text in the person's language, never HTML. */
  title: v.optional(v.string(), ''),
  body: v.optional(v.nullable(v.string()), null),
  href: v.optional(v.nullable(v.string()), null),
  level: v.optional(v.string(), 'info'),
  createdAt: v.optional(v.string(), ''),
  readAt: v.optional(v.nullable(v.string()), null),
})
export type Notification = v.InferOutput<typeof Notification>

const Notifications = v.looseObject({
  records: longList(Notification),
  /** The `before` of the next page; null on the last page. */
  nextBefore: v.optional(v.nullable(v.string()), null),
})
export type Notifications = v.InferOutput<typeof Notifications>

const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

const EventId = v.optional(v.nullable(RawId), null)

/**
 * The live events (contract.md 4.0.14). Events are hints: missing fields are fetched. Unknown
 * events are ignored.
 */
export const ServerEvent = v.variant('name', [
  v.object({
    name: v.literal('balance.changed'),
    data: v.looseObject({ balance: v.optional(v.nullable(Money), null) }),
  }),
  v.object({
    name: v.picklist(['task.updated', 'payment.updated', 'payout.updated', 'ticket.message']),
    data: v.looseObject({ id: EventId, status: v.optional(v.string(), '') }),
  }),
  v.object({ name: v.literal('service.status'), data: v.unknown() }),
  v.object({
    name: v.literal('notification.created'),
    data: v.looseObject({ id: EventId, unread: v.optional(v.nullable(Finite), null) }),
  }),
])
export type ServerEvent = v.InferOutput<typeof ServerEvent>

/** contract.md 4.15. */
export const notificationCalls = defineCalls({
  notifications: {
    method: 'GET',
    path: '/api/v2/notifications',
    arg: v.strictObject({ unread: v.optional(v.boolean()), before: v.optional(Id) }),
    res: Notifications,
    endpoint: 'list',
    provides: ['Notifications'],
  },
  /** The user's `unread` holds the remaining count. */
  readNotifications: {
    method: 'POST',
    path: '/api/v2/notifications/read',
    arg: v.union([
      v.strictObject({ all: v.literal(true) }),
      v.strictObject({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)) }),
    ]),
    res: Nothing,
    invalidates: ['User'],
  },
  /**
   * A stream of Server-Sent Events that src/api/events.ts keeps open, so the answer is not JSON. A
   * backend without events answers 404, 501 or 204.
   */
  events: { method: 'GET', path: '/api/v2/events', arg: NoArg, res: Unread, endpoint: 'none' },
})
