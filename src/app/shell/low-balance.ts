import type { PersonId, User } from '@/api/contract/user.ts'
import { readDraft, saveDraft } from '@/lib/drafts.ts'

/** In whole units of the balance's currency: the threshold of those who have set none. */
const threshold = 1
const name = 'low-balance-seen'

/** The balance of somebody whom money is about to stop, which is only who sends tasks and has sent some; null of everybody else. */
export function lowBalanceOf({
  profile: { userType },
  balance: { amount, currency },
  analyticsData,
}: User): { amount: number; currency: string } | null {
  const sends = userType === 'customer' || userType === 'developer'
  const low = amount !== null && amount < threshold && analyticsData.daysSinceLastUse !== null
  return sends && low ? { amount, currency } : null
}

let unsaved: PersonId | null = null

/** Whether a person has put it aside in this tab. */
export const isPutAside = (person: PersonId): boolean =>
  unsaved === person || readDraft(person, name, null) !== null

export function putAside(person: PersonId): void {
  saveDraft(person, name, null, true)
  // Storage may be refused: then it holds for this page.
  if (readDraft(person, name, null) === null) unsaved = person
}
