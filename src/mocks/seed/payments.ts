import type { Account } from '../db.ts'

/** What is kept of it by account. */
export interface PaymentsData {
  counter: number
}

export function seedPayments(_accounts: readonly Account[], _now: number): PaymentsData {
  return { counter: 0 }
}
