import type { MockAccount, Data } from '../db.ts'
import { money } from '../lib/money.ts'
import { openPayouts } from './payouts.ts'

/** What the deletion of an account would end. A developer has running proxies. */
export const holdings = (db: Data, account: MockAccount) => ({
  balance: money(account.balance, account.currency),
  pendingPayouts: openPayouts(db, account).length,
  activeProxies: account.persona === 'developer' ? 2 : 0,
})
