import type { User } from '@/api/contract/user.ts'
import { readDraft, saveDraft } from '@/lib/drafts.ts'
import type { Owner } from '@/lib/kept.ts'

/** The default threshold, in whole units of the balance's currency. */
const threshold = 1
const name = 'low-balance-seen'

/**
 * The balance of a person who is about to run out of money. Null for anyone who does not send tasks
 * or has not sent any.
 */
export function lowBalanceOf({
  profile: { userType },
  balance: { amount, currency },
  analyticsData,
}: User): { amount: number; currency: string } | null {
  const sends = userType === 'customer' || userType === 'developer'
  const low = amount !== null && amount < threshold && analyticsData.daysSinceLastUse !== null
  return sends && low ? { amount, currency } : null
}

let unsaved: Owner | null = null

/** Whether a person has dismissed it in this tab. */
export const isDismissed = (person: Owner): boolean =>
  unsaved === person || readDraft(person, name, null) !== null

export function dismiss(person: Owner): void {
  saveDraft(person, name, null, true)
  // Without storage this holds for the page.
  if (readDraft(person, name, null) === null) unsaved = person
}
