import * as v from 'valibot'
import { Finite, longList, shortList, titled } from './common.ts'
import { list, Paged } from './paging.ts'
import { OwnerAnswer, Review, SoftwareId, SoftwareItem } from './software.ts'
import {
  holders,
  moderationStates,
  programKinds,
  queueAges,
  rejectReasons,
  reviewKinds,
  savedReplyLimits,
} from './moderation-terms.ts'
import { softwareLanguages } from './software-terms.ts'
import { defineCalls } from './types.ts'

// The decisions of moderators about programs and reviews (contract.md 4.11). Our additions: one
// call per item with everything known about it, a way to release a claim, the undo of a decision,
// take-downs with the owner's answer, and replies that moderators keep. Flags that a backend does not
// send are false, and the part of the screen is absent.

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
  history: v.optional(shortList(Decision, 50), []),
  /** Whether the backend can undo the last decision; of a taken-down entry it restores it. */
  canUndo: v.optional(v.boolean(), false),
  /** Whether it is public and can be taken down. */
  canTakeDown: v.optional(v.boolean(), false),
  answer: v.optional(v.nullable(OwnerAnswer), null),
  complaints: v.optional(
    shortList(
      v.looseObject({ at: v.optional(v.string(), ''), reason: v.string(), text: Text }),
      50,
    ),
    [],
  ),
  /** How often it was reported since the last decision. */
  reports: v.optional(Finite, 0),
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
  program: titled(v.looseObject({ slug: v.string(), title: v.string() })),
})
export const SavedReply = v.looseObject({ id: SoftwareId, text: v.string() })
export type SavedReply = v.InferOutput<typeof SavedReply>
export type ModeratedReview = v.InferOutput<typeof ModeratedReview>

const SavedReplies = v.looseObject({ records: shortList(SavedReply) })

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
const replies = '/api/v1/moderation/replies'

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
  takeDownProgram: { ...program, path: `${programs}/{id}/take_down`, arg: RejectArg },
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
  takeDownReview: { ...review, path: `${reviews}/{id}/take_down`, arg: RejectArg },
  savedReplies: {
    method: 'GET',
    path: replies,
    arg: v.strictObject({}),
    res: SavedReplies,
    provides: ['SavedReplies'],
  },
  saveReply: {
    method: 'POST',
    path: replies,
    arg: v.strictObject({
      text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(savedReplyLimits.text)),
    }),
    res: SavedReply,
    invalidates: ['SavedReplies'],
    repeatable: true,
  },
  deleteReply: {
    method: 'DELETE',
    path: `${replies}/{id}`,
    arg: one,
    res: SavedReplies,
    invalidates: ['SavedReplies'],
  },
})
