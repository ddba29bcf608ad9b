import type { User } from '@/api/contract/user.ts'

/** In whole units of the balance's currency: the threshold of those who have set none. */
const threshold = 1
const key = 'low-balance-seen'

/** Whether money is about to stop somebody: only who sends tasks, and has sent some. */
export function isLow({ profile: { userType }, balance, analyticsData }: User): boolean {
  const sends = userType === 'customer' || userType === 'developer'
  return sends && analyticsData.daysSinceLastUse !== null && balance.amount < threshold
}

let unsaved = false

/** Whether it has been put aside in this tab. */
export function isPutAside(): boolean {
  try {
    return unsaved || sessionStorage.getItem(key) !== null
  } catch {
    return unsaved
  }
}

export function putAside(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Storage is refused: it holds for this page.
    unsaved = true
  }
}

/** The next person has not seen it. */
export function forgetPutAside(): void {
  unsaved = false
  try {
    sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}
