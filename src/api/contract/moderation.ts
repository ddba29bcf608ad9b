import * as v from 'valibot'
import { Finite, longList, shortList } from './common.ts'
import { list, Paged } from './paging.ts'
import { Review, SoftwareId, SoftwareItem } from './software.ts'
import {
  holders,
  moderationStates,
  programKinds,
  queueAges,
  rejectReasons,
  reviewKinds,
} from './moderation-terms.ts'
import { softwareLanguages } from './software-terms.ts'
import { defineCalls } from './types.ts'

// The decisions of moderators about programs and reviews (contract.md 4.11). Our additions: one
// call per item with everything known about it, a way to release a claim, and the undo of a
// decision.

const Text = v.optional(v.nullable(v.string()), null)
const Decision = v.looseObject({
  at: v.optional(v.string(), ''),
  by: Text,
  action: v.string(),
  reasonCode: Text,
  comment: Text,
})
export type Decision = v.InferOutput<typeof Decision>
/** The moderator who is reviewing the item. Nobody else can decide before `until`. */
export const Claim = v.looseObject({
  name: Text,
  until: v.optional(v.string(), ''),
  isMine: v.optional(v.boolean(), false),
})
export type Claim = v.InferOutput<typeof Claim>
const waiting = {
  id: SoftwareId,
  status: v.optional(v.string(), 'pending'),
  submittedAt: v.optional(v.string(), ''),
  lockedBy: v.optional(v.nullable(Claim), null),
  history: v.optional(shortList(Decision, 20), []),
}
export const ModeratedProgram = v.looseObject({
  ...waiting,
  /** The version under review, and the published one. */
  item: SoftwareItem,
  published: v.optional(v.nullable(SoftwareItem), null),
})
export type ModeratedProgram = v.InferOutput<typeof ModeratedProgram>
export const ModeratedReview = v.looseObject({
  ...waiting,
  review: Review,
  program: v.looseObject({ slug: v.string(), title: v.string() }),
  reports: v.optional(Finite, 0),
})
export type ModeratedReview = v.InferOutput<typeof ModeratedReview>

const filters = {
  ...Paged,
  status: v.optional(v.picklist(moderationStates)),
  language: v.optional(v.picklist(softwareLanguages)),
  age: v.optional(v.picklist(queueAges)),
  holder: v.optional(v.picklist(holders)),
}
const one = v.strictObject({ id: SoftwareId })
const RejectArg = v.strictObject({
  id: SoftwareId,
  reasonCode: v.picklist(rejectReasons),
  comment: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000)),
})
const Tags = ['Moderation'] as const
const program = { method: 'POST', arg: one, res: ModeratedProgram, invalidates: Tags } as const
const review = { method: 'POST', arg: one, res: ModeratedReview, invalidates: Tags } as const
const programs = '/api/v1/moderation/software'
const reviews = '/api/v1/moderation/reviews'

export const moderationCalls = defineCalls({
  moderatedPrograms: {
    method: 'GET',
    path: programs,
    arg: v.strictObject({ ...filters, kind: v.optional(v.picklist(programKinds)) }),
    res: v.looseObject({ records: longList(ModeratedProgram), ...list }),
    provides: Tags,
  },
  claimProgram: { ...program, path: `${programs}/{id}/claim` },
  releaseProgram: { ...program, path: `${programs}/{id}/release` },
  approveProgram: { ...program, path: `${programs}/{id}/approve` },
  rejectProgram: { ...program, path: `${programs}/{id}/reject`, arg: RejectArg },
  restoreProgram: { ...program, path: `${programs}/{id}/restore` },
  moderatedReviews: {
    method: 'GET',
    path: reviews,
    arg: v.strictObject({ ...filters, kind: v.optional(v.picklist(reviewKinds)) }),
    res: v.looseObject({ records: longList(ModeratedReview), ...list }),
    provides: Tags,
  },
  claimReview: { ...review, path: `${reviews}/{id}/claim` },
  releaseReview: { ...review, path: `${reviews}/{id}/release` },
  approveReview: { ...review, path: `${reviews}/{id}/approve` },
  rejectReview: { ...review, path: `${reviews}/{id}/reject`, arg: RejectArg },
  spamReview: { ...review, path: `${reviews}/{id}/spam` },
  restoreReview: { ...review, path: `${reviews}/{id}/restore` },
})
