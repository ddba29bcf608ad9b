import * as v from 'valibot'
import { Finite, keptList, moneyOrNull, NoArg, shortList, textOrNull } from './common.ts'
import { WebhookUrl } from './notification-settings.ts'
import { defineCalls } from './types.ts'

/** Proposed in contract.md 4.14: whoever wants to hear of the service's state needs no account. */
export const statusChannels = ['email', 'telegram', 'webhook'] as const
export type StatusChannel = (typeof statusChannels)[number]
/** The states of a part that somebody can be told of. */
export const statusSeverities = ['outage', 'degraded', 'maintenance'] as const
export type StatusSeverity = (typeof statusSeverities)[number]

const languages = ['en', 'ru', 'zh'] as const
const hash = v.pipe(v.string(), v.minLength(1), v.maxLength(256))

/** Part of both the argument and the answer. No parts are all of them, later ones too. */
const wanted = {
  components: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(50)),
  severities: v.pipe(v.array(v.picklist(statusSeverities)), v.minLength(1)),
}

export const StatusSubscription = v.looseObject({
  channel: v.string(),
  /** Masked; null for Telegram. */
  address: textOrNull,
  status: v.string(),
  components: keptList(v.string()),
  severities: keptList(v.string()),
})
export type StatusSubscription = v.InferOutput<typeof StatusSubscription>

const IncidentEffect = v.looseObject({
  incidentId: v.string(),
  tasks: Finite,
  refunded: v.optional(Finite, 0),
  amount: moneyOrNull,
})

export const statusSubscriptionCalls = defineCalls({
  statusChannels: {
    method: 'GET',
    path: '/api/v2/service_status/subscriptions',
    arg: NoArg,
    res: v.looseObject({ channels: shortList(v.string()) }),
  },
  subscribeToStatus: {
    method: 'POST',
    path: '/api/v2/service_status/subscriptions',
    arg: v.strictObject({
      channel: v.picklist(statusChannels),
      email: v.optional(v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))),
      url: v.optional(WebhookUrl),
      language: v.picklist(languages),
      ...wanted,
    }),
    res: v.looseObject({
      status: v.literal('awaiting_confirmation'),
      sentTo: textOrNull,
      deepLink: textOrNull,
      expiresAt: textOrNull,
      /** Tells whether this request was confirmed, and nothing else. Null: it cannot be asked. */
      watch: textOrNull,
    }),
    repeatable: true,
  },
  statusConfirmation: {
    method: 'POST',
    endpoint: 'query',
    path: '/api/v2/service_status/subscriptions/state',
    arg: v.strictObject({ watch: hash }),
    res: v.looseObject({ status: v.picklist(['pending', 'active']) }),
  },
  statusSubscription: {
    method: 'POST',
    endpoint: 'query',
    path: '/api/v2/service_status/subscriptions/link',
    arg: v.strictObject({ hash }),
    res: StatusSubscription,
  },
  confirmStatusSubscription: {
    method: 'POST',
    path: '/api/v2/service_status/subscriptions/confirm',
    arg: v.strictObject({ hash }),
    res: v.pipe(
      StatusSubscription,
      v.check(({ status }) => status === 'active'),
    ),
  },
  updateStatusSubscription: {
    method: 'PUT',
    path: '/api/v2/service_status/subscriptions',
    arg: v.strictObject({ hash, ...wanted }),
    res: StatusSubscription,
  },
  endStatusSubscription: {
    method: 'POST',
    path: '/api/v2/service_status/subscriptions/unsubscribe',
    arg: v.strictObject({ hash }),
    res: v.looseObject({ status: v.literal('ended') }),
  },
  /** What incidents did to the person's own tasks. */
  incidentEffects: {
    method: 'GET',
    path: '/api/v2/customer/incident_effects',
    arg: NoArg,
    res: v.looseObject({ records: shortList(IncidentEffect) }),
    provides: ['ServiceStatus'],
  },
})
