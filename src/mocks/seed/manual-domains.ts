import type { Account } from '../db.ts'

/** What is kept of it by account. */
export interface ManualDomainsData {
  counter: number
}

export function seedManualDomains(_accounts: readonly Account[], _now: number): ManualDomainsData {
  return { counter: 0 }
}
