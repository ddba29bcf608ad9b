import { failure } from '../errors.ts'
import type { MockAccount } from '../data/accounts.ts'

export const lockSeconds = 900

/** Refuses an account that may not sign in, whatever it shows for it. */
export function checkGate(account: MockAccount): void {
  if (account.gate === 'deleted') throw failure('ERROR_ACCOUNT_DELETED')
  if (account.gate === 'locked') throw failure('ERROR_ACCOUNT_LOCKED', { retryAfter: lockSeconds })
  if (account.gate === 'unconfirmed') throw failure('ERROR_EMAIL_NOT_CONFIRMED')
}
