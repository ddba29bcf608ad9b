import type { Account } from '../db.ts'

/** What is kept of it by account. */
export interface ArticlesData {
  counter: number
}

export function seedArticles(_accounts: readonly Account[], _now: number): ArticlesData {
  return { counter: 0 }
}
