import type { Account } from '../db.ts'
import { money } from '../lib/money.ts'

/** What would go with an account. A worker's payout is on its way; a developer has proxies running. */
export const holdings = (account: Account) => ({
  balance: money(account.balance, account.currency),
  pendingPayouts: account.persona === 'worker' ? 1 : 0,
  activeProxies: account.persona === 'developer' ? 2 : 0,
})
