import type { InferInput } from 'valibot'
import type { OwnDocument, Requisites } from '../../api/contract/documents.ts'
import type { Micros } from '../lib/money.ts'
import type { ChangeArea } from '../../api/contract/account-changes.ts'

type Raw<T> = { -readonly [Key in keyof T]: T[Key] }

type Switches = { email: boolean; telegram: boolean; webpush: boolean; webhook: boolean }

/** The stored data of the security, notification and document pages, by account. */
export interface SecurityData {
  /** The devices that are signed in at the start. */
  devices: {
    id: string
    accountId: number
    userAgent: string
    createdAt: number
    lastSeenAt: number
  }[]
  /** Second factors whose setup is not confirmed yet. */
  setups: {
    accountId: number
    secret: string
    recoveryCodes: string[]
    misses: number
    pausedUntil: number
  }[]
  /** The challenges of passkeys that were answered. */
  usedChallenges: string[]
  settings: {
    accountId: number
    topics: Record<string, Switches>
    lowBalance: { enabled: boolean; threshold: Micros }
    digest: 'off' | 'daily' | 'weekly'
    webhookUrl: string | null
    updatedAt: string
  }[]
  /** The person who gets a link is assumed to press Start in the messenger soon after. */
  telegram: { accountId: number; linkedFrom: number }[]
  requisites: (Raw<InferInput<typeof Requisites>> & { accountId: number })[]
  /** The documents issued since the start, latest first. */
  invoices: (InferInput<typeof OwnDocument> & { accountId: number })[]
  /** The browsers that get messages. */
  push: { accountId: number; endpoint: string }[]
  /** The identity checks that somebody has begun. No picture is kept. */
  identity: MockIdentity[]
}

export interface MockIdentity {
  accountId: number
  /** What was refused for want of the check. */
  askedFor: readonly string[]
  given: { part: string; name: string; at: string }[]
  document: string | null
  sentAt: number | null
  appealedAt: number | null
}

export const securityEvents = [
  'login',
  'login_failed',
  'password_changed',
  'email_changed',
  'wallet_changed',
  'key_rotated',
  'two_factor_on',
  'two_factor_off',
  'session_revoked',
  'browser_trusted',
  'passkey_added',
  'passkey_removed',
  'restricted',
  'restriction_lifted',
  'staff_note',
  'staff_refund',
  'member_invited',
  'member_changed',
  'member_removed',
  'member_left',
  'team_transferred',
] as const

export type SecurityEvent = (typeof securityEvents)[number]

export interface SecurityEntry {
  id: number
  accountId: number
  event: SecurityEvent
  userAgent: string
  at: number
  /** Of what staff did: why, where the person may read it. */
  byStaff?: { reason: string | null }
}

export interface MockChange {
  id: number
  accountId: number
  area: ChangeArea
  target: { id: string | number; name: string } | null
  at: number
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  by: { kind: 'person' | 'key' | 'support' | 'system'; name: string | null }
  ip: string
  userAgent: string
}
