import { money } from '../lib/money.ts'
import { openPayouts } from './payouts.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

/** What the deletion of an account would end. A developer has running proxies. */
export const holdings = (db: Data, account: MockAccount) => ({
  balance: money(account.balance, account.currency),
  pendingPayouts: openPayouts(db, account).length,
  activeProxies: account.persona === 'developer' ? 2 : 0,
})
