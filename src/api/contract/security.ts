import * as v from 'valibot'
import { Money, NoArg, Nothing } from './common.ts'
import { defineCalls } from './types.ts'

const Id = v.union([v.string(), v.number()])
const text = v.optional(v.nullable(v.string()), null)
const flag = v.optional(v.boolean(), false)
/** Of editable documents: sent back with a change, so that nobody writes over what they have not seen (contract.md 4.0.11). */
const version = v.optional(v.nullable(v.string()))

export const channels = ['email', 'telegram', 'webpush'] as const
export type Channel = (typeof channels)[number]
export const digests = ['off', 'daily', 'weekly'] as const

const Channels = v.looseObject({ email: flag, telegram: flag, webpush: flag })

/** Topics may be more than we know: they are kept. */
const settings = {
  channels: Channels,
  topics: v.record(v.string(), Channels),
  lowBalance: v.looseObject({ enabled: v.boolean(), threshold: Money }),
  updatedAt: version,
}
export const NotificationSettings = v.looseObject({
  ...settings,
  digest: v.optional(v.string(), 'off'),
  webhookUrl: v.optional(v.nullable(v.string()), null),
})
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>

/** contract.md 4.0: URLs up to 2048 characters; what is sent to a webhook goes by https alone. */
export const WebhookUrl = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.check((url) => URL.canParse(url) && new URL(url).protocol === 'https:'),
)

export const Session = v.looseObject({
  id: Id,
  current: flag,
  device: text,
  browser: text,
  os: text,
  ip: text,
  city: text,
  country: text,
  createdAt: text,
  lastSeenAt: text,
})
export type Session = v.InferOutput<typeof Session>

export const SecurityRecord = v.looseObject({ id: Id, event: v.string(), ip: text, country: text, userAgent: text, createdAt: v.string() })
export type SecurityRecord = v.InferOutput<typeof SecurityRecord>

/** contract.md 4.0.3. */
const list = { totalCount: v.optional(v.number()), page: v.optional(v.number(), 0), perPage: v.optional(v.number(), 20) }
const Paged = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
}

export const documentKinds = ['invoice', 'act', 'receipt', 'contract'] as const
export const Document = v.looseObject({
  id: Id,
  kind: v.string(),
  number: v.optional(v.string(), ''),
  date: v.string(),
  amount: v.optional(v.nullable(Money), null),
  status: v.optional(v.string(), ''),
  /** Empty while the file is being made. */
  url: v.optional(v.nullable(v.string()), ''),
})
export type Document = v.InferOutput<typeof Document>

export const Requisites = v.looseObject({
  type: v.optional(v.string(), 'person'),
  name: v.optional(v.string(), ''),
  country: v.optional(v.string(), ''),
  taxId: v.optional(v.nullable(v.string()), null),
  address: v.optional(v.nullable(v.string()), null),
  zip: v.optional(v.nullable(v.string()), null),
  updatedAt: version,
})
export type Requisites = v.InferOutput<typeof Requisites>

const short = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)))

export const securityCalls = defineCalls({
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
  },

  setUpTwoFactor: {
    method: 'POST',
    path: '/api/v2/user/two_factor/setup',
    arg: NoArg,
    res: v.looseObject({ secret: v.string(), otpauthUrl: v.string(), recoveryCodes: v.array(v.string()) }),
  },
  enableTwoFactor: {
    method: 'POST',
    path: '/api/v2/user/two_factor/enable',
    arg: v.strictObject({ code: v.pipe(v.string(), v.regex(/^\d{6,8}$/)) }),
    res: Nothing,
    invalidates: ['User', 'SecurityLog', 'Dashboard'],
  },
  disableTwoFactor: {
    method: 'POST',
    path: '/api/v2/user/two_factor/disable',
    arg: NoArg,
    res: Nothing,
    invalidates: ['User', 'SecurityLog', 'Dashboard'],
  },
  newRecoveryCodes: {
    method: 'POST',
    path: '/api/v2/user/two_factor/recovery_codes',
    arg: NoArg,
    res: v.looseObject({ recoveryCodes: v.array(v.string()) }),
  },
  unlinkAccount: {
    method: 'DELETE',
    path: '/api/v2/user/oauth/{provider}',
    arg: v.strictObject({ provider: v.string() }),
    res: Nothing,
    invalidates: ['User'],
  },
  sessions: {
    method: 'GET',
    path: '/api/v2/user/sessions',
    arg: NoArg,
    res: v.looseObject({ records: v.array(Session) }),
    provides: ['Sessions'],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/v2/user/sessions/{id}',
    arg: v.strictObject({ id: Id }),
    res: Nothing,
    invalidates: ['Sessions', 'SecurityLog'],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/v2/user/sessions',
    arg: NoArg,
    res: Nothing,
    invalidates: ['Sessions', 'SecurityLog'],
  },
  securityLog: {
    method: 'GET',
    path: '/api/v2/user/security_log',
    arg: v.strictObject(Paged),
    res: v.looseObject({ records: v.array(SecurityRecord), ...list }),
    provides: ['SecurityLog'],
  },

  documents: {
    method: 'GET',
    path: '/api/v2/user/documents',
    arg: v.strictObject({
      ...Paged,
      kind: v.optional(v.picklist(documentKinds)),
      year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100))),
    }),
    res: v.looseObject({ records: v.array(Document), ...list }),
    provides: ['Documents'],
  },
  /** Null before any were given. */
  requisites: { method: 'GET', path: '/api/v2/user/requisites', arg: NoArg, res: v.nullable(Requisites), provides: ['Requisites'] },
  updateRequisites: {
    method: 'PUT',
    path: '/api/v2/user/requisites',
    arg: v.strictObject({
      type: v.picklist(['person', 'company']),
      name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      taxId: short(40),
      address: short(300),
      zip: short(16),
      updatedAt: version,
    }),
    res: Requisites,
    invalidates: ['Requisites'],
  },
})
