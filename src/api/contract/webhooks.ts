import * as v from 'valibot'
import {
  Finite,
  Id,
  longList,
  NoArg,
  Nothing,
  shortList,
  textOrNull,
  versionOrNull,
} from './common.ts'
import {
  deliveryStates,
  HostResponse,
  NewSecret,
  receiverEntries,
  rotateSecretEntries,
  sentEntries,
  verificationMethods,
} from './deliveries.ts'
import { WebhookUrl } from './notification-settings.ts'
import { optionalRange } from './paging.ts'
import { defineCalls } from './types.ts'

/** What happens to an account, as a program is told of it (contract.md 4.4). */
export const webhookEvents = [
  'balance.low',
  'limit.reached',
  'payment.updated',
  'payout.updated',
  'key.changed',
  'security.event',
  'ticket.message',
  'complaint.decided',
  'export.ready',
  'receiver.failing',
  'alert.fired',
  'key.expiring',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

const Events = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.minLength(1), v.maxLength(50))

/** A URL that gets the events of the account. Events unknown to this site are kept. */
export const AccountWebhook = v.looseObject({
  id: Id,
  url: v.string(),
  events: shortList(v.string(), 50),
  ...receiverEntries,
  /** Of URL and events. Absent where the URL cannot be changed. */
  updatedAt: versionOrNull,
})
export type AccountWebhook = v.InferOutput<typeof AccountWebhook>

export const WebhookDelivery = v.looseObject({
  ...sentEntries,
  event: v.string(),
  /** The same for every webhook and every attempt, so that a receiver handles an event once. */
  eventId: textOrNull,
  webhookId: v.optional(v.nullable(Id), null),
})
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>

const WebhookId = v.strictObject({ id: Id })

export const webhookCalls = defineCalls({
  webhooks: {
    method: 'GET',
    path: '/api/v2/customer/webhooks',
    arg: NoArg,
    res: v.looseObject({
      records: longList(AccountWebhook),
      /** The events that the backend sends. */
      events: shortList(v.string(), 50),
      max: v.optional(v.nullable(Finite), null),
    }),
    provides: ['Webhooks'],
  },
  /** A host that is verified for another webhook or for pingbacks is verified already. */
  addWebhook: {
    method: 'POST',
    path: '/api/v2/customer/webhooks',
    arg: v.strictObject({
      url: WebhookUrl,
      events: Events,
      method: v.picklist(verificationMethods),
    }),
    res: v.looseObject({ ...AccountWebhook.entries, signingSecret: v.optional(v.string()) }),
    invalidates: ['Webhooks'],
    repeatable: true,
  },
  /**
   * Changes the URL, the events or the method of verification, or enables and disables the webhook.
   * Another host has to be verified.
   */
  updateWebhook: {
    method: 'PUT',
    path: '/api/v2/customer/webhooks/{id}',
    arg: v.strictObject({
      id: Id,
      url: v.optional(WebhookUrl),
      events: v.optional(Events),
      updatedAt: versionOrNull,
      method: v.optional(v.picklist(verificationMethods)),
      status: v.optional(v.picklist(['active', 'disabled'])),
    }),
    res: AccountWebhook,
    invalidates: ['Webhooks'],
  },
  removeWebhook: {
    method: 'DELETE',
    path: '/api/v2/customer/webhooks/{id}',
    arg: WebhookId,
    res: Nothing,
    invalidates: ['Webhooks', 'WebhookLog'],
  },
  /** Verifies the token now; a failed verification is part of the answer. */
  verifyWebhook: {
    method: 'POST',
    path: '/api/v2/customer/webhooks/{id}/verify',
    arg: WebhookId,
    res: AccountWebhook,
    invalidates: ['Webhooks'],
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/api/v2/customer/webhooks/{id}/rotate_secret',
    arg: v.strictObject(rotateSecretEntries),
    res: NewSecret,
    invalidates: ['Webhooks'],
    repeatable: true,
  },
  testWebhook: {
    method: 'POST',
    path: '/api/v2/customer/webhooks/{id}/test',
    arg: v.strictObject({ id: Id, event: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
    res: v.looseObject({ ...HostResponse.entries, requestBody: textOrNull }),
    invalidates: ['Webhooks'],
  },
  webhookLog: {
    method: 'GET',
    endpoint: 'list',
    path: '/api/v2/customer/webhooks/log',
    arg: v.strictObject({
      before: v.optional(v.string()),
      perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
      status: v.optional(v.picklist(deliveryStates)),
      webhookId: v.optional(v.string()),
      event: v.optional(v.string()),
      ...optionalRange,
    }),
    res: v.looseObject({
      records: longList(WebhookDelivery),
      nextBefore: textOrNull,
      retentionDays: v.optional(v.nullable(Finite), null),
    }),
    provides: ['WebhookLog'],
  },
  webhookDelivery: {
    method: 'GET',
    path: '/api/v2/customer/webhooks/log/{id}',
    arg: v.strictObject({ id: v.string() }),
    res: WebhookDelivery,
    provides: ['WebhookLog'],
  },
  resendWebhook: {
    method: 'POST',
    path: '/api/v2/customer/webhooks/log/{id}/resend',
    arg: v.strictObject({ id: v.string() }),
    res: WebhookDelivery,
    invalidates: ['WebhookLog', 'Webhooks'],
    repeatable: true,
  },
})
