import type { MockAccount, Data } from '../db.ts'
import { tellWebhooks } from './account-events.ts'

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

/** Adds an action to an account's security log. */
export function logSecurity(
  db: Data,
  account: MockAccount,
  event: SecurityEvent,
  now: number,
  headers?: Headers,
): void {
  db.counter += 1
  db.securityLog.push({
    id: db.counter,
    accountId: account.id,
    event,
    userAgent: headers?.get('user-agent') ?? '',
    at: now,
  })
  tellWebhooks(db, account, 'security.event', now, { event })
}

/** Adds what staff did to the person's own log. */
export function logStaff(
  db: Data,
  account: MockAccount,
  event: SecurityEvent,
  now: number,
  reason: string | null,
): void {
  db.counter += 1
  db.securityLog.push({
    id: db.counter,
    accountId: account.id,
    event,
    userAgent: '',
    at: now,
    byStaff: { reason },
  })
}
