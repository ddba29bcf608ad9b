import * as v from 'valibot'
import { Claim } from '@/api/contract/moderation.ts'
import type { Decision } from '@/api/contract/moderation.ts'
import type { Problem } from '@/api/problem.ts'
import { holders, programKinds, queueAges, reviewKinds } from '@/api/contract/moderation-terms.ts'
import type { RejectReason } from '@/api/contract/moderation-terms.ts'
import { softwareLanguages } from '@/api/contract/software-terms.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'

/** What both queues can be asked for; without a status, what waits. */
const filters = {
  language: choice(softwareLanguages),
  age: choice(queueAges),
  holder: choice(holders),
  page,
}
export const programQuery = defineQuery({
  status: choice(['published', 'rejected']),
  kind: choice(programKinds),
  ...filters,
})
export const reviewQuery = defineQuery({
  status: choice(['published', 'rejected', 'spam']),
  kind: choice(reviewKinds),
  ...filters,
})

/** What is decided about: a program's version or a review. */
export interface Entry {
  id: string
  status: string
  submittedAt: string
  lockedBy: Claim | null
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

/** The entry after one of a queue, oldest first, even when that one has left the list; null at its end. */
export function nextOf<T extends Entry>(entries: readonly T[], { id, submittedAt }: T): T | null {
  const at = entries.findIndex((entry) => entry.id === id)
  const next = at < 0 ? entries.find((entry) => entry.submittedAt >= submittedAt) : entries[at + 1]
  return next ?? null
}
/** Who holds what a 409 is about; without a name where the backend does not say. */
export function holderIn({ data }: Problem): Claim {
  const read = v.safeParse(v.looseObject({ lockedBy: Claim }), data)
  return read.success ? read.output.lockedBy : { name: null, until: '', isMine: false }
}
export const mayDecide = (status: string): boolean =>
  status === 'pending' || status === 'changes_pending'
