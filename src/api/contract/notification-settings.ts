import * as v from 'valibot'
import { Money, NoArg, savedVersion, versionOrNull } from './common.ts'
import { defineCalls } from './types.ts'

export const channels = ['email', 'telegram', 'webpush'] as const
export type Channel = (typeof channels)[number]
export const digests = ['off', 'daily', 'weekly'] as const

const Channels = v.looseObject({
  email: v.boolean(),
  telegram: v.boolean(),
  webpush: v.boolean(),
})

/** Topics unknown to this site are kept. */
const settings = {
  channels: Channels,
  topics: v.record(v.string(), Channels),
  lowBalance: v.looseObject({ enabled: v.boolean(), threshold: Money }),
  updatedAt: versionOrNull,
}
export const NotificationSettings = v.looseObject({
  ...settings,
  digest: v.string(),
  webhookUrl: v.nullable(v.string()),
  updatedAt: savedVersion,
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
})
