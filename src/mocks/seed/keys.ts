import type { Account } from '../db.ts'

/** What is kept of it by account. */
export interface KeysData {
  counter: number
}

export function seedKeys(_accounts: readonly Account[], _now: number): KeysData {
  return { counter: 0 }
}
