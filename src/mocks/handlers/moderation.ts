// Over 250 lines: the calls of one queue, which share what a moderator may decide.
import type { InferInput } from 'valibot'
import type {
  ModeratedProgram,
  ModeratedReview,
  moderationCalls,
} from '../../api/contract/moderation.ts'
import { claimMinutes, savedReplyLimits } from '../../api/contract/moderation-terms.ts'
import type { holders, QueueAge } from '../../api/contract/moderation-terms.ts'
import { failure, invalid } from '../errors.ts'
import { pageOf } from '../seed/security.ts'
import { iso } from '../seed/statistics.ts'
import { isShown, itemOf, reviewOf, reviewWith } from './software.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockReview, Moderated, MockProgram, Rejection } from '../data/software.ts'

const hour = 60 * 60 * 1000

/** The waiting times by which a queue is filtered. */
export function ageOf(since: string | number, now: number): QueueAge {
  const hours = (now - (typeof since === 'number' ? since : Date.parse(since))) / hour
  return hours < 24 ? 'day' : hours < 7 * 24 ? 'week' : 'older'
}

interface Who {
  db: Data
  user: MockAccount
  now: number
}
type Reason = { reasonCode: string; comment: string }

function lockOf({ claim }: Moderated, { db, user, now }: Who) {
  if (!claim || claim.until <= now) return null
  const holder = db.accounts.find(({ id }) => id === claim.by)
  return {
    name: holder?.name ?? null,
    until: iso(claim.until),
    isMine: claim.by === user.id,
  }
}
/** @throws ApiFailure where another moderator holds it */
function hold(one: Moderated, who: Who): void {
  const lock = lockOf(one, who)
  if (lock && !lock.isMine) throw failure('ERROR_CONFLICT', { extra: { lockedBy: lock } })
}
function note(one: Moderated, { user, now }: Who, action: string, reason?: Reason): void {
  one.claim = null
  one.history.unshift({
    at: iso(now),
    by: user.name ?? '',
    action,
    reasonCode: reason?.reasonCode ?? null,
    comment: reason?.comment ?? null,
  })
}
const common = (one: Moderated & { id: number; status: string }, who: Who) => ({
  id: one.id,
  status: one.status,
  submittedAt: one.submittedAt,
  lockedBy: lockOf(one, who),
  history: one.history.map((decision) => ({ ...decision })),
  answer: one.answer && { ...one.answer },
  complaints: one.complaints.map((complaint) => ({ ...complaint })),
})

const shownProgram = (program: MockProgram, who: Who): InferInput<typeof ModeratedProgram> => ({
  ...common(program, who),
  canUndo: mayUndo(program),
  canTakeDown: isShown(program),
  reports: program.complaints.length,
  item: itemOf(who.db, program, program.text),
  published: program.published && itemOf(who.db, program, program.published),
})
function shownReview(review: MockReview, who: Who): InferInput<typeof ModeratedReview> {
  const program = who.db.software.programs.find(({ id }) => id === review.programId)
  return {
    ...common(review, who),
    canUndo: review.before !== null,
    canTakeDown: review.status === 'published',
    review: reviewOf(review, who.user),
    program: { slug: program?.slug ?? '', title: program?.text.title ?? '' },
    reports: review.reports,
  }
}
function programById({ software }: Data, id: string): MockProgram {
  const found = software.programs.find((program) => String(program.id) === id)
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}
export const waits = ({ status }: MockProgram): boolean =>
  status === 'pending' || status === 'changes_pending'
export const isReported = ({ status, reports }: MockReview): boolean =>
  status === 'published' && reports > 0

/** Reports of a program that no moderator has looked at. */
export const isReportedProgram = (program: MockProgram): boolean =>
  program.status === 'published' && program.complaints.length > 0
/** Taken down, and answered by the owner. */
const isAnswered = ({ status, answer }: Moderated & { status: string }): boolean =>
  status === 'hidden' && answer !== null
/** An archived program is its owner's to restore. */
const mayUndo = ({ before, status }: MockProgram): boolean =>
  before !== null && status !== 'archived'
/** The kind under which an entry is in its queue; null for an entry that is not. */
const programKind = (program: MockProgram) =>
  waits(program)
    ? program.published === null
      ? 'new'
      : 'changes'
    : isReportedProgram(program)
      ? 'reported'
      : isAnswered(program)
        ? 'answered'
        : null
const reviewKind = (review: MockReview) =>
  review.status === 'pending'
    ? 'new'
    : isReported(review)
      ? 'reported'
      : isAnswered(review)
        ? 'answered'
        : null

interface Filters {
  age?: QueueAge | undefined
  holder?: (typeof holders)[number] | undefined
}
/** Whether an entry matches the filters of age and holder. */
function fits(one: Moderated, { age, holder }: Filters, who: Who): boolean {
  const lock = lockOf(one, who)
  const held = lock ? (lock.isMine ? 'me' : 'others') : 'nobody'
  return (!age || ageOf(one.submittedAt, who.now) === age) && (!holder || held === holder)
}

function decideProgram(id: string, who: Who, action: 'approved' | 'rejected', reason?: Reason) {
  const program = programById(who.db, id)
  hold(program, who)
  // Another moderator has already decided.
  if (!waits(program)) throw failure('ERROR_CONFLICT')
  program.before = { status: program.status, published: program.published }
  if (action === 'approved') {
    program.published = structuredClone(program.text)
    program.status = 'published'
    program.rejection = null
  } else {
    program.status = 'rejected'
    program.rejection = {
      reasonCode: reason?.reasonCode ?? null,
      comment: reason?.comment ?? null,
      at: iso(who.now),
    }
  }
  note(program, who, action, reason)
  return shownProgram(program, who)
}
function decideReview(
  id: string,
  who: Who,
  status: 'published' | 'rejected' | 'spam',
  reason?: Reason,
) {
  const review = reviewWith(who.db, id)
  hold(review, who)
  if (review.status === status) throw failure('ERROR_CONFLICT')
  review.before = { status: review.status, reports: review.reports }
  review.status = status
  review.rejection =
    status === 'rejected'
      ? {
          reasonCode: reason?.reasonCode ?? null,
          comment: reason?.comment ?? null,
          at: iso(who.now),
        }
      : null
  note(review, who, status === 'published' ? 'approved' : status, reason)
  return shownReview(review, who)
}
function claim<T extends Moderated>(one: T, who: Who): T {
  hold(one, who)
  one.claim = { by: who.user.id, until: who.now + claimMinutes * 60 * 1000 }
  return one
}
function release<T extends Moderated>(one: T, who: Who): T {
  if (lockOf(one, who)?.isMine) one.claim = null
  return one
}
function takeDown(one: Moderated & { rejection: Rejection | null }, who: Who, why: Reason): void {
  one.rejection = { ...why, at: iso(who.now) }
  one.answer = null
  one.complaints = []
  note(one, who, 'taken_down', why)
}
/** Both kinds of moderators share the replies. */
function mustModerate({ permissions }: MockAccount): void {
  if (
    !permissions['moderation.software'] &&
    !permissions['moderation.reviews'] &&
    !permissions.admin
  )
    throw failure('ERROR_FORBIDDEN')
}
const oldest = (a: Moderated, b: Moderated): number => a.submittedAt.localeCompare(b.submittedAt)
const reason = { reasonCode: 'description', comment: 'Please say what it costs.' } as const

export const moderationHandlers: Handlers<typeof moderationCalls> = {
  moderatedPrograms: {
    access: 'moderation.software',
    samples: [
      {},
      { status: 'published', page: 0, perPage: 10 },
      { kind: 'changes', language: 'en', age: 'older', holder: 'nobody' },
    ],
    run: ({ arg: { status = 'pending', kind, language, ...others }, ...who }) => {
      const found = who.db.software.programs
        .filter(
          (program) =>
            (status === 'pending' ? programKind(program) !== null : program.status === status) &&
            (!kind || programKind(program) === kind) &&
            (!language || program.text.languages.includes(language)) &&
            fits(program, others, who),
        )
        .toSorted(oldest)
      const { records, ...rest } = pageOf(found, others)
      return { records: records.map((program) => shownProgram(program, who)), ...rest }
    },
  },
  claimProgram: {
    access: 'moderation.software',
    samples: [{ id: '309' }],
    run: ({ arg: { id }, ...who }) => shownProgram(claim(programById(who.db, id), who), who),
  },
  releaseProgram: {
    access: 'moderation.software',
    samples: [{ id: '309' }],
    run: ({ arg: { id }, ...who }) => shownProgram(release(programById(who.db, id), who), who),
  },
  approveProgram: {
    access: 'moderation.software',
    samples: [{ id: '309' }],
    run: ({ arg: { id }, ...who }) => {
      const program = programById(who.db, id)
      if (!isReportedProgram(program)) return decideProgram(id, who, 'approved')
      // A reported program that is found right stays published, and its reports are closed.
      hold(program, who)
      const { status, published, complaints } = program
      program.before = { status, published, complaints }
      program.complaints = []
      note(program, who, 'approved')
      return shownProgram(program, who)
    },
  },
  rejectProgram: {
    access: 'moderation.software',
    samples: [{ id: '309', ...reason }],
    run: ({ arg: { id, ...why }, ...who }) => decideProgram(id, who, 'rejected', why),
  },
  restoreProgram: {
    access: 'moderation.software',
    samples: [{ id: '309' }],
    run: ({ arg: { id }, ...who }) => {
      const program = programById(who.db, id)
      if (!program.before || !mayUndo(program)) throw failure('ERROR_CONFLICT')
      hold(program, who)
      program.status = program.before.status
      program.published = program.before.published
      program.complaints = program.before.complaints ?? program.complaints
      program.before = null
      program.rejection = null
      program.answer = null
      note(program, who, 'restored')
      return shownProgram(program, who)
    },
  },
  takeDownProgram: {
    access: 'moderation.software',
    samples: [{ id: '301', ...reason }],
    run: ({ arg: { id, ...why }, ...who }) => {
      const program = programById(who.db, id)
      hold(program, who)
      if (!isShown(program) && !isAnswered(program)) throw failure('ERROR_CONFLICT')
      if (program.status !== 'hidden')
        program.before = {
          status: program.status,
          published: program.published,
          complaints: program.complaints,
        }
      program.status = 'hidden'
      takeDown(program, who, why)
      return shownProgram(program, who)
    },
  },
  moderatedReviews: {
    access: 'moderation.reviews',
    samples: [
      {},
      { status: 'rejected' },
      { kind: 'reported', language: 'ru', age: 'week', holder: 'me' },
    ],
    run: ({ arg: { status = 'pending', kind, language, ...others }, ...who }) => {
      const found = who.db.software.reviews
        .filter(
          (review) =>
            (status === 'pending' ? reviewKind(review) !== null : review.status === status) &&
            (!kind || reviewKind(review) === kind) &&
            (!language || review.language === language) &&
            fits(review, others, who),
        )
        .toSorted(oldest)
      const { records, ...rest } = pageOf(found, others)
      return { records: records.map((review) => shownReview(review, who)), ...rest }
    },
  },
  claimReview: {
    access: 'moderation.reviews',
    samples: [{ id: '7007' }],
    run: ({ arg: { id }, ...who }) => shownReview(claim(reviewWith(who.db, id), who), who),
  },
  releaseReview: {
    access: 'moderation.reviews',
    samples: [{ id: '7007' }],
    run: ({ arg: { id }, ...who }) => shownReview(release(reviewWith(who.db, id), who), who),
  },
  approveReview: {
    access: 'moderation.reviews',
    samples: [{ id: '7007' }],
    run: ({ arg: { id }, ...who }) => {
      const review = reviewWith(who.db, id)
      // Reported content that is found right stays published, and its reports are closed.
      if (review.status === 'published' && review.reports > 0) {
        hold(review, who)
        const { status, reports, complaints } = review
        review.before = { status, reports, complaints }
        review.reports = 0
        review.complaints = []
        note(review, who, 'approved')
        return shownReview(review, who)
      }
      return decideReview(id, who, 'published')
    },
  },
  rejectReview: {
    access: 'moderation.reviews',
    samples: [{ id: '7007', ...reason }],
    run: ({ arg: { id, ...why }, ...who }) => decideReview(id, who, 'rejected', why),
  },
  spamReview: {
    access: 'moderation.reviews',
    samples: [{ id: '7007' }],
    run: ({ arg: { id }, ...who }) => decideReview(id, who, 'spam'),
  },
  restoreReview: {
    access: 'moderation.reviews',
    samples: [{ id: '7007' }],
    run: ({ arg: { id }, ...who }) => {
      const review = reviewWith(who.db, id)
      if (!review.before) throw failure('ERROR_CONFLICT')
      review.status = review.before.status
      review.reports = review.before.reports
      review.complaints = review.before.complaints ?? review.complaints
      review.before = null
      review.rejection = null
      review.answer = null
      note(review, who, 'restored')
      return shownReview(review, who)
    },
  },
  takeDownReview: {
    access: 'moderation.reviews',
    samples: [{ id: '7000', ...reason }],
    run: ({ arg: { id, ...why }, ...who }) => {
      const review = reviewWith(who.db, id)
      hold(review, who)
      if (review.status !== 'published' && !isAnswered(review)) throw failure('ERROR_CONFLICT')
      if (review.status !== 'hidden') {
        const { status, reports, complaints } = review
        review.before = { status, reports, complaints }
      }
      review.status = 'hidden'
      review.reports = 0
      takeDown(review, who, why)
      return shownReview(review, who)
    },
  },
  savedReplies: {
    access: 'user',
    samples: [{}],
    run: ({ db, user }) => {
      mustModerate(user)
      return { records: db.software.replies.map((reply) => ({ ...reply })) }
    },
  },
  saveReply: {
    access: 'user',
    status: 201,
    samples: [{ text: 'Please add a picture of the settings.' }],
    run: ({ arg: { text }, db, user }) => {
      mustModerate(user)
      if (db.software.replies.length >= savedReplyLimits.most)
        throw invalid({ text: { code: 'limit_exceeded' } })
      db.software.counter += 1
      const reply = { id: db.software.counter, text }
      db.software.replies.push(reply)
      return { ...reply }
    },
  },
  deleteReply: {
    access: 'user',
    samples: [{ id: '1' }],
    run: ({ arg: { id }, db, user }) => {
      mustModerate(user)
      if (!db.software.replies.some((reply) => String(reply.id) === id))
        throw failure('ERROR_NOT_FOUND')
      db.software.replies = db.software.replies.filter((reply) => String(reply.id) !== id)
      return { records: db.software.replies.map((reply) => ({ ...reply })) }
    },
  },
}
