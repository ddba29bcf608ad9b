import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { User } from '@/api/contract/user.ts'
import { lowBalanceOf } from './low-balance.ts'

const user = (userType: string | null, amount: number, daysSinceLastUse: number | null = 0) =>
  parse(User, {
    id: 1,
    profile: { userType },
    balance: { amount },
    analyticsData: { daysSinceLastUse },
  })

it.each([
  ['customer', 0.99, 0, true],
  ['developer', 0, 30, true],
  ['customer', -0.01, 0, true],
  ['customer', 1, 0, false],
  ['worker', 0, 0, false],
  [null, 0, 0, false],
  // Has never sent a task, so the dashboard shows the first steps.
  ['customer', 0, null, false],
] as const)(
  'a balance of %s with %d, last used %s days ago, is low: %s',
  (type, amount, days, low) => {
    expect(lowBalanceOf(user(type, amount, days)) !== null).toBe(low)
  },
)
