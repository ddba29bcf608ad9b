import type { Account } from '../db.ts'

/** What is kept of it by account. */
export interface UnsolvedData {
  counter: number
}

export function seedUnsolved(_accounts: readonly Account[], _now: number): UnsolvedData {
  return { counter: 0 }
}
