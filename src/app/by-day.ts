import type { CacheTag } from '@/api/contract/types.ts'

/** The answers that contain the sums of a day or a month, or what ends with it. */
export const byDay: readonly CacheTag[] = [
  'Dashboard',
  'Fairness',
  'Keys',
  'Leaderboard',
  'Ledger',
  'Limits',
  'ProxyLinks',
  'Rewards',
  'StaffDay',
  'Statistics',
  'Team',
  'TestOffer',
  'Transfers',
  'Worker',
]
