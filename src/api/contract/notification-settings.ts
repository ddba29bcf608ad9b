import * as v from 'valibot'
import { Money, NoArg, savedVersion, shortList, versionOrNull } from './common.ts'
import { defineCalls } from './types.ts'

export const channels = ['email', 'telegram', 'webpush'] as const
export type Channel = (typeof channels)[number]
/** Where a test message can go: the channels, the site's own list and the webhook. */
export const testChannels = ['page', 'email', 'telegram', 'webhook', 'webpush'] as const
export type TestChannel = (typeof testChannels)[number]
export const digests = ['off', 'daily', 'weekly'] as const

const Channels = v.looseObject({
  email: v.boolean(),
  telegram: v.boolean(),
  webpush: v.boolean(),
})

/** A backend that sends every message to the webhook has no choice for it. */
const TopicChannels = v.looseObject({ ...Channels.entries, webhook: v.optional(v.boolean()) })

/** Topics unknown to this site are kept. */
const settings = {
  channels: Channels,
  topics: v.record(v.string(), TopicChannels),
  lowBalance: v.looseObject({ enabled: v.boolean(), threshold: Money }),
  updatedAt: versionOrNull,
}
export const NotificationSettings = v.looseObject({
  ...settings,
  digest: v.string(),
  webhookUrl: v.nullable(v.string()),
  updatedAt: savedVersion,
  /** The channels that a test message can be sent on; none where the backend has no tests. */
  tests: v.optional(shortList(v.string()), []),
  /** The key that a browser subscribes with; null where the backend sends nothing to browsers. */
  pushKey: v.optional(v.nullable(v.string()), null),
})
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>

/** contract.md 4.0: URLs have up to 2048 characters, and webhooks require https. */
export const WebhookUrl = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.check((url) => URL.canParse(url) && new URL(url).protocol === 'https:'),
)

export const notificationSettingCalls = defineCalls({
  notificationSettings: {
    method: 'GET',
    path: '/api/v2/user/notifications',
    arg: NoArg,
    res: NotificationSettings,
    provides: ['NotificationSettings'],
  },
  updateNotificationSettings: {
    method: 'PUT',
    path: '/api/v2/user/notifications',
    arg: v.strictObject({
      ...settings,
      digest: v.picklist(digests),
      webhookUrl: v.optional(v.nullable(WebhookUrl)),
    }),
    res: NotificationSettings,
    invalidates: ['NotificationSettings'],
  },
  linkTelegram: {
    method: 'POST',
    path: '/api/v2/user/notifications/telegram/link',
    arg: NoArg,
    res: v.looseObject({ deepLink: v.string(), expiresAt: v.string() }),
    repeatable: true,
  },
  testNotification: {
    method: 'POST',
    path: '/api/v2/user/notifications/test',
    arg: v.strictObject({ channel: v.picklist(testChannels) }),
    res: v.looseObject({ status: v.literal('sent') }),
    repeatable: true,
  },
  /** A browser that is added again replaces itself. */
  addPush: {
    method: 'POST',
    path: '/api/v2/user/notifications/push',
    arg: v.strictObject({
      endpoint: WebhookUrl,
      keys: v.strictObject({
        p256dh: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
        auth: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
      }),
    }),
    res: NotificationSettings,
    once: 'The keys of a subscription open its messages.',
    invalidates: ['NotificationSettings'],
  },
  removePush: {
    method: 'POST',
    path: '/api/v2/user/notifications/push/remove',
    arg: v.strictObject({ endpoint: WebhookUrl }),
    res: NotificationSettings,
    once: 'Whoever has the address of a subscription can send to it.',
    invalidates: ['NotificationSettings'],
  },
})
