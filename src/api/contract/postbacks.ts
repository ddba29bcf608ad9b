import * as v from 'valibot'
import { Finite, Id, longList, NoArg, Nothing, shortList, textOrNull } from './common.ts'
import { deliveryStates, HostResponse, sentEntries } from './deliveries.ts'
import { WebhookUrl } from './notification-settings.ts'
import { optionalRange } from './paging.ts'
import { postbackEvents } from './partner-states.ts'
import { defineCalls } from './types.ts'

// What a partner's own tracker is told of (contract.md 4.7). A postback is a GET, because trackers
// take nothing else; so it has no body and no signature, and its host needs no proof.

const Events = v.pipe(v.array(v.picklist(postbackEvents)), v.minLength(1), v.maxLength(20))

/** A URL with macros that is called at the chosen events. */
export const Postback = v.looseObject({
  id: Id,
  url: v.string(),
  events: shortList(v.string(), 50),
  /** active, failing, disabled. */
  status: v.optional(v.string(), ''),
  createdAt: textOrNull,
  lastDeliveryAt: textOrNull,
  /** Percent of the last 24 hours; null where nothing was sent. */
  successRate24h: v.optional(v.nullable(Finite), null),
  failures: v.optional(Finite, 0),
  failingSince: textOrNull,
  /** What turned it off: `failing` (24 hours of failures) or `user`. */
  disabledReason: textOrNull,
})
export type Postback = v.InferOutput<typeof Postback>

export const PostbackDelivery = v.looseObject({
  ...sentEntries,
  event: v.string(),
  /** The same for every postback and every attempt, so that a tracker counts an event once. */
  eventId: textOrNull,
  postbackId: v.optional(v.nullable(Id), null),
  referralId: v.optional(v.nullable(Id), null),
  /** Why a commission was reversed. */
  reason: textOrNull,
})
export type PostbackDelivery = v.InferOutput<typeof PostbackDelivery>

const PostbackId = v.strictObject({ id: Id })

export const postbackCalls = defineCalls({
  postbacks: {
    method: 'GET',
    path: '/api/v2/partner/postbacks',
    arg: NoArg,
    res: v.looseObject({
      records: longList(Postback),
      max: v.optional(v.nullable(Finite), null),
    }),
    provides: ['Postbacks'],
  },
  addPostback: {
    method: 'POST',
    path: '/api/v2/partner/postbacks',
    arg: v.strictObject({ url: WebhookUrl, events: Events }),
    res: Postback,
    invalidates: ['Postbacks'],
    repeatable: true,
  },
  /** Changes the URL or the events, or turns the postback on and off. */
  updatePostback: {
    method: 'PUT',
    path: '/api/v2/partner/postbacks/{id}',
    arg: v.strictObject({
      id: Id,
      url: v.optional(WebhookUrl),
      events: v.optional(Events),
      status: v.optional(v.picklist(['active', 'disabled'])),
    }),
    res: Postback,
    invalidates: ['Postbacks'],
  },
  removePostback: {
    method: 'DELETE',
    path: '/api/v2/partner/postbacks/{id}',
    arg: PostbackId,
    res: Nothing,
    invalidates: ['Postbacks', 'PostbackLog'],
  },
  testPostback: {
    method: 'POST',
    path: '/api/v2/partner/postbacks/{id}/test',
    arg: v.strictObject({ id: Id, event: v.picklist(postbackEvents) }),
    res: v.looseObject({ ...HostResponse.entries, url: textOrNull }),
    invalidates: ['Postbacks'],
  },
  /** Sends every event of a day again. The ids of the events stay. */
  replayPostbacks: {
    method: 'POST',
    path: '/api/v2/partner/postbacks/replay',
    arg: v.strictObject({
      day: v.pipe(v.string(), v.isoDate()),
      postbackId: v.optional(v.string()),
    }),
    res: v.looseObject({ count: Finite }),
    invalidates: ['PostbackLog', 'Postbacks'],
    repeatable: true,
  },
  postbackLog: {
    method: 'GET',
    endpoint: 'list',
    path: '/api/v2/partner/postbacks/log',
    arg: v.strictObject({
      before: v.optional(v.string()),
      perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
      status: v.optional(v.picklist(deliveryStates)),
      event: v.optional(v.picklist(postbackEvents)),
      postbackId: v.optional(v.string()),
      ...optionalRange,
    }),
    res: v.looseObject({
      records: longList(PostbackDelivery),
      nextBefore: textOrNull,
      retentionDays: v.optional(v.nullable(Finite), null),
    }),
    provides: ['PostbackLog'],
  },
  postbackDelivery: {
    method: 'GET',
    path: '/api/v2/partner/postbacks/log/{id}',
    arg: v.strictObject({ id: v.string() }),
    res: PostbackDelivery,
    provides: ['PostbackLog'],
  },
  resendPostback: {
    method: 'POST',
    path: '/api/v2/partner/postbacks/log/{id}/resend',
    arg: v.strictObject({ id: v.string() }),
    res: PostbackDelivery,
    invalidates: ['PostbackLog', 'Postbacks'],
    repeatable: true,
  },
})
