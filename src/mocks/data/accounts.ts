import type { InferInput } from 'valibot'
import type { UserType } from '../../api/contract/common.ts'
import type { User } from '../../api/contract/user.ts'
import type { MockCurrency, Micros } from '../lib/money.ts'
import type { PersonaName } from '../personas.ts'
import type { notificationCalls } from '../../api/contract/notifications.ts'

type RawUser = InferInput<typeof User>

/** contract.md 4.17. */
export const permissionNames = [
  'admin',
  'moderator',
  'admin.manual_domains',
  'editor.articles',
  'editor.tutorials',
  'editor.catalog_articles',
  'editor.delete',
  'moderation.software',
  'moderation.reviews',
  'moderation.bot',
] as const

export type MockPermission = (typeof permissionNames)[number]

export interface MockAccount {
  id: number
  /** Null for registered accounts. */
  persona: PersonaName | null
  email: string
  password: string
  /** The result of signing in with the right password. */
  gate: 'open' | 'deleted' | 'locked' | 'unconfirmed' | 'two-factor'
  emailConfirmed: boolean
  name: string | null
  userType: UserType | null
  interfaceLanguage: string | null
  currency: MockCurrency
  timezone: string
  theme: 'system' | 'light' | 'dark'
  balance: Micros
  /** Tasks on a typical day; 0 for an account that has never sent any. */
  volume: number
  twoFactor: boolean
  /** Unused codes, in lower case. */
  recoveryCodes: string[]
  passkeys: MockPasskey[]
  hasPassword: boolean
  /** Linked accounts by provider. */
  oauth: string[]
  avatarUrl: string | null
  country: string | null
  company: string | null
  permissions: Partial<Record<MockPermission, boolean>>
  /** The first message is shown; reading it shows the next. */
  systemMessages: { id: number; message: Record<string, string> }[]
  /** Notifications in no particular order. */
  notifications: MockNotification[]
  restrictions: NonNullable<RawUser['restrictions']>
  analytics: User['analyticsData']
  createdAt: string
}

export interface MockSession {
  id: string
  accountId: number
  createdAt: number
  expiresAt: number
  /** Until then sensitive actions need no new proof of identity. */
  provenUntil: number
  userAgent: string
}

/** A sign-in that waits for its second factor. */
export interface MockChallenge {
  id: string
  accountId: number
  methods: string[]
  expiresAt: number
  attemptsLeft: number
  /** The "remember me" choice of the sign-in. */
  remember: boolean
  /** When the last code was sent by e-mail; null before the first. */
  sentAt: number | null
}

/** The action that an e-mailed link confirms. */
export type MockLinkKind =
  | 'remind'
  | 'sign_up'
  | 'wallet'
  | 'email_old'
  | 'email_new'
  | 'email_delete'
  | 'delete_account'
  | 'transfer'
  | 'join_team'

/** An e-mailed link: its hash, its account and its expiry. */
export interface Link {
  hash: string
  accountId: number
  kind: MockLinkKind
  /** The recipient's address. */
  sentTo: string
  /** The new value, such as the new address. */
  value: string | null
  expiresAt: number
  used: boolean
}

export interface MockPasskey {
  /** The id of the credential. */
  id: string
  name: string
  createdAt: number
  lastUsedAt: number | null
}

type Raw = NonNullable<InferInput<typeof notificationCalls.notifications.res>['records']>[number]

export interface MockNotification {
  id: string
  kind: string
  at: number
  readAt: number | null
  /** What the text of the kind names in braces. */
  values?: Readonly<Record<string, string | number>>
  /** Replaces the link of the kind. */
  own?: Partial<Raw>
}

export interface MockArchive {
  id: string
  accountId: number
  createdAt: number
  isAnnounced: boolean
}

/** A message by mail. The mock sends none: the panel of the page and GET /__mock list them. */
export interface MockMail {
  to: string
  at: number
  title: string
  body: string
  href: string | null
}
