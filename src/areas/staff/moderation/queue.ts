import * as v from 'valibot'
import { Claim } from '@/api/contract/moderation.ts'
import type { ModeratedProgram } from '@/api/contract/moderation.ts'
import type { Problem } from '@/api/problem.ts'
import { holders, programKinds, queueAges, reviewKinds } from '@/api/contract/moderation-terms.ts'
import type { RejectReason } from '@/api/contract/moderation-terms.ts'
import { softwareLanguages } from '@/api/contract/software-terms.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'

/** The filters of both queues. Without a status they show waiting entries. */
const filters = {
  language: choice(softwareLanguages),
  age: choice(queueAges),
  holder: choice(holders),
  page,
}
export const programQuery = defineQuery({
  status: choice(['published', 'rejected', 'hidden']),
  kind: choice(programKinds),
  ...filters,
})
export const reviewQuery = defineQuery({
  status: choice(['published', 'rejected', 'hidden', 'spam']),
  kind: choice(reviewKinds),
  ...filters,
})

/** An entry to decide about: a version of a program, or a review. */
export type QueueEntry = Pick<
  ModeratedProgram,
  | 'id'
  | 'status'
  | 'submittedAt'
  | 'lockedBy'
  | 'history'
  | 'canUndo'
  | 'canTakeDown'
  | 'answer'
  | 'complaints'
  | 'reports'
>
/** What its owner reads of a decision against it. */
export interface Reason {
  reasonCode: RejectReason
  comment: string
}

export interface Deciding {
  claim: (id: string) => Promise<QueueEntry>
  release: (id: string) => Promise<unknown>
  approve: (id: string) => Promise<unknown>
  reject: (id: string, reason: Reason) => Promise<unknown>
  /** Only for reviews. */
  spam?: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
  takeDown: (id: string, reason: Reason) => Promise<unknown>
}

/**
 * The entry after another one in a queue, oldest first, even if that one has left the list; null at
 * the end.
 */
export function nextOf<T extends QueueEntry>(
  entries: readonly T[],
  { id, submittedAt }: T,
): T | null {
  const at = entries.findIndex((entry) => entry.id === id)
  const next = at < 0 ? entries.find((entry) => entry.submittedAt >= submittedAt) : entries[at + 1]
  return next ?? null
}
/** Who holds the entry of a 409; without a name if the backend sends none. */
export function holderIn({ data }: Problem): Claim {
  const read = v.safeParse(v.looseObject({ lockedBy: Claim }), data)
  return read.success ? read.output.lockedBy : { name: null, until: '', isMine: false }
}
/** Whether it is public, and visitors have reported it. */
export const isReported = ({ status, reports }: QueueEntry): boolean =>
  status === 'published' && reports > 0
export const canDecide = (status: string): boolean =>
  status === 'pending' || status === 'changes_pending'
