import type { Decision } from '@/api/contract/moderation.ts'
import {
  holders,
  moderationStates,
  programKinds,
  queueAges,
  reviewKinds,
} from '@/api/contract/moderation-terms.ts'
import type { RejectReason } from '@/api/contract/moderation-terms.ts'
import { softwareLanguages } from '@/api/contract/software-terms.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'

/** What both queues can be asked for; without a status, what waits. */
const filters = {
  status: choice(moderationStates),
  language: choice(softwareLanguages),
  age: choice(queueAges),
  holder: choice(holders),
  page,
}
export const programQuery = defineQuery({ kind: choice(programKinds), ...filters })
export const reviewQuery = defineQuery({ kind: choice(reviewKinds), ...filters })

/** What is decided about: a program's version or a review. */
export interface Entry {
  id: string
  status: string
  submittedAt: string
  lockedBy: { name: string | null; until: string; isMine: boolean } | null
  history: readonly Decision[]
}

export interface Deciding {
  claim: (id: string) => Promise<Entry>
  release: (id: string) => Promise<unknown>
  approve: (id: string) => Promise<unknown>
  reject: (id: string, reason: { reasonCode: RejectReason; comment: string }) => Promise<unknown>
  /** Only of reviews. */
  spam?: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
}

/** The entry after one in the list; null at its end. */
export function nextOf(entries: readonly Entry[], id: string): Entry | null {
  const at = entries.findIndex((entry) => entry.id === id)
  return entries[at + 1] ?? null
}
export const mayDecide = (status: string): boolean =>
  status === 'pending' || status === 'changes_pending'
