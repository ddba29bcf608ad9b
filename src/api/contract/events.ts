import * as v from 'valibot'
import { Money, NoArg, Nothing } from './common.ts'
import { defineCalls } from './types.ts'

const Id = v.optional(v.nullable(v.union([v.string(), v.number()])), null)

export const eventNames = ['balance.changed', 'task.updated', 'payment.updated', 'notification.created'] as const

/** What events say (contract.md 4.0.14). They only hint: what they leave out is asked for. Others are ignored. */
export const LiveEvent = v.variant('name', [
  v.object({ name: v.literal('balance.changed'), data: v.looseObject({ balance: v.optional(v.nullable(Money), null) }) }),
  v.object({ name: v.picklist(['task.updated', 'payment.updated']), data: v.looseObject({ id: Id, status: v.optional(v.string(), '') }) }),
  v.object({ name: v.literal('notification.created'), data: v.looseObject({ id: Id, unread: v.optional(v.nullable(v.number()), null) }) }),
])
export type LiveEvent = v.InferOutput<typeof LiveEvent>

export const eventCalls = defineCalls({
  /**
   * Server-Sent Events: an EventSource keeps it open (src/api/events.ts), so its answer is no JSON. A backend without them says 404, 501 or
   * 204. An EventSource sends cookies, but no headers of ours.
   */
  events: { method: 'GET', path: '/api/v2/events', arg: NoArg, res: Nothing },
})
