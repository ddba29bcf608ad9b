import type { Account } from '../db.ts'

/** What is kept of it by account. */
export interface TransfersData {
  counter: number
}

export function seedTransfers(_accounts: readonly Account[], _now: number): TransfersData {
  return { counter: 0 }
}
