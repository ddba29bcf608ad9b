import type { Account } from '../db.ts'

/** What is kept of it by account. */
export interface DeliveriesData {
  counter: number
}

export function seedDeliveries(_accounts: readonly Account[], _now: number): DeliveriesData {
  return { counter: 0 }
}
