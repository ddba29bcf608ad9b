import { tellWebhooks } from './account-events.ts'
import type { SecurityEvent } from '../data/security.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

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
