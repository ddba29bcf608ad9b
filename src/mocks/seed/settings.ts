import type { Account } from '../db.ts'

/** What is kept of it by account. */
export interface SettingsData {
  counter: number
}

export function seedSettings(_accounts: readonly Account[], _now: number): SettingsData {
  return { counter: 0 }
}
