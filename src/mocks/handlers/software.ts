// Over 250 lines: the calls of one catalogue, which share its search and its reviews.
import type { InferInput } from 'valibot'
import type { Review, softwareCalls, SoftwareItem } from '../../api/contract/software.ts'
import { failure } from '../errors.ts'
import { languageOf } from '../lib/language.ts'
import { noise } from '../lib/random.ts'
import { programCategories } from '../seed/software/programs.ts'
import { iso, graphSpans } from '../seed/statistics.ts'
import { pageOf } from '../seed/security.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockReview, Moderated, MockProgram, ProgramText } from '../data/software.ts'

const perPage = 12
const perReviewPage = 10
export type RawItem = InferInput<typeof SoftwareItem>
type RawReview = InferInput<typeof Review>

export const programWith = (db: Data, slug: string): MockProgram => {
  const found = db.software.programs.find((program) => program.slug === slug)
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}
export const isShown = ({ published, status }: MockProgram): boolean =>
  published !== null && status !== 'archived' && status !== 'hidden'
/** In the language of a program's text. */
const categoryTitle = (slug: string): string =>
  programCategories.find(([known]) => known === slug)?.[1].en ?? slug

/** What a publisher has proved; a lost proof counts for two weeks more. */
const provedBy = ({ proofs }: MockProgram) =>
  proofs
    .filter(({ status }) => status === 'proved' || status === 'lost')
    .map(({ kind, target, provedAt }) => ({ kind, target, at: provedAt }))
const isVerified = (program: MockProgram): boolean => provedBy(program).length > 0

function ratingOf(db: Data, id: number) {
  const all = db.software.reviews.filter(
    ({ programId, status }) => programId === id && status === 'published',
  )
  const distribution = [1, 2, 3, 4, 5].map(
    (stars) => all.filter(({ rating }) => rating === stars).length,
  )
  const sum = all.reduce((total, { rating }) => total + rating, 0)
  return {
    avg: all.length > 0 ? Math.round((sum / all.length) * 10) / 10 : null,
    count: all.length,
    distribution,
  }
}

/** A program with a version of its text. */
export function itemOf(db: Data, program: MockProgram, text: ProgramText) {
  const { isStatisticsPublic: _, ...rest } = text
  return {
    id: program.id,
    slug: program.slug,
    language: 'en',
    ...rest,
    categories: text.categories.map((slug) => ({ slug, title: categoryTitle(slug) })),
    versions: [
      { version: '2.1.0', releasedAt: program.updatedAt, notes: 'Clearer error messages.' },
      { version: '2.0.0', releasedAt: program.createdAt, notes: null },
    ],
    softId: program.softId,
    owner: { name: program.ownerName },
    rating: ratingOf(db, program.id),
    popularity: program.popularity,
    verified: isVerified(program),
    verifiedBy: provedBy(program),
    status: program.status,
    canReport: true,
    createdAt: program.createdAt,
    updatedAt: program.updatedAt,
  } satisfies RawItem
}

export const reviewOf = (review: MockReview, user: MockAccount | null): RawReview => ({
  id: review.id,
  author: { name: review.name, avatarUrl: null, isVerifiedUser: review.id % 3 === 0 },
  rating: review.rating,
  title: review.title,
  pros: review.pros,
  cons: review.cons,
  text: review.text,
  language: review.language,
  helpful: review.helpful,
  myVote: review.votes.find(({ accountId }) => accountId === user?.id)?.helpful ?? null,
  reply: review.reply && { ...review.reply },
  status: review.status,
  rejection: review.rejection && { ...review.rejection },
  answer: review.answer && { ...review.answer },
  createdAt: review.createdAt,
  editedAt: review.editedAt,
})

export function reviewWith(db: Data, id: string): MockReview {
  const found = db.software.reviews.find((review) => String(review.id) === id)
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

const meets = (wanted: readonly string[] | undefined, has: readonly string[]): boolean =>
  !wanted || wanted.length === 0 || wanted.some((one) => has.includes(one))

const orders = {
  relevant: (a, b) => Number(isVerified(b)) - Number(isVerified(a)) || b.popularity - a.popularity,
  popular: (a, b) => b.popularity - a.popularity,
  new: (a, b) => b.createdAt.localeCompare(a.createdAt),
  title: (a, b) => a.text.title.localeCompare(b.text.title),
} satisfies Record<string, (a: MockProgram, b: MockProgram) => number>

const reviewOrders = {
  new: (a, b) => b.createdAt.localeCompare(a.createdAt),
  helpful: (a, b) => b.helpful - a.helpful,
  rating: (a, b) => a.rating - b.rating,
  '-rating': (a, b) => b.rating - a.rating,
} satisfies Record<string, (a: MockReview, b: MockReview) => number>

/** The figures of seven days, from today back; they grow with a program's popularity. */
export function figuresOf(
  program: MockProgram,
  now: number,
  { dateFrom, dateTo }: { dateFrom?: string | undefined; dateTo?: string | undefined },
) {
  const last = dateTo ?? iso(now).slice(0, 10)
  const first = dateFrom ?? iso(Date.parse(last) - 6 * graphSpans.day).slice(0, 10)
  const count = Math.min(
    400,
    Math.max(1, (Date.parse(last) - Date.parse(first)) / graphSpans.day + 1),
  )
  const series = Array.from({ length: count }, (_, at) => {
    const day = iso(Date.parse(first) + at * graphSpans.day).slice(0, 10)
    const share = noise('figures', program.id, day)
    const tasks = program.published ? Math.round(program.popularity * (4 + share * 6)) : 0
    return {
      day,
      tasks,
      users: Math.round(tasks / 40),
      successRate: Math.round((0.93 + share * 0.06) * 1000) / 10,
      avgSeconds: Math.round((9 + share * 14) * 10) / 10,
    }
  })
  const tasks = series.reduce((sum, one) => sum + one.tasks, 0)
  const mean = (of: (one: (typeof series)[number]) => number) =>
    Math.round((series.reduce((sum, one) => sum + of(one), 0) / series.length) * 10) / 10
  return {
    series,
    totals: {
      tasks,
      users: Math.max(...series.map(({ users }) => users)),
      successRate: mean(({ successRate }) => successRate),
      avgSeconds: mean(({ avgSeconds }) => avgSeconds),
    },
  }
}

const sampleReview = {
  rating: 4,
  title: 'Useful',
  text: 'Works as described, and the author answers questions within a day.',
  language: 'en',
} as const
const ownOf = (db: Data, user: MockAccount, program: MockProgram): MockReview | undefined =>
  db.software.reviews.find(
    ({ programId, accountId }) => programId === program.id && accountId === user.id,
  )
const mine = (db: Data, id: string, user: MockAccount): MockReview => {
  const review = reviewWith(db, id)
  if (review.accountId !== user.id) throw failure('ERROR_FORBIDDEN')
  return review
}

/** @throws ApiFailure unless it is taken down and not yet answered */
export function answerDecision(
  one: Moderated & { status: string },
  { text, by, now }: { text: string; by: string; now: number },
): void {
  if (one.status !== 'hidden' || one.answer) throw failure('ERROR_CONFLICT')
  one.answer = { text, at: iso(now) }
  one.submittedAt = iso(now)
  one.history.unshift({ at: iso(now), by, action: 'answered', reasonCode: null, comment: text })
}

export const softwareHandlers: Handlers<typeof softwareCalls> = {
  softwareCategories: {
    access: 'public',
    samples: [{}],
    run: ({ db, request: { headers } }) => ({
      records: programCategories.map(([slug, titles], index) => ({
        id: index + 1,
        slug,
        title: titles[languageOf(headers)],
        count: db.software.programs.filter(
          (program) => isShown(program) && program.published?.categories.includes(slug),
        ).length,
      })),
    }),
  },
  software: {
    access: 'public',
    samples: [
      {},
      { page: 1, sorting: 'title', categories: ['libraries'], pricing: ['free'] },
      { text: 'client', types: ['recaptcha_v2'], platforms: ['linux'], languages: ['ru'] },
    ],
    run: ({ arg, db }) => {
      const { page, sorting = 'relevant', text } = arg
      const wanted = text?.toLowerCase()
      const found = db.software.programs.filter((program) => {
        const live = program.published
        if (!live || !isShown(program)) return false
        return (
          meets(arg.categories, live.categories) &&
          meets(arg.types, live.supportedTypes) &&
          meets(arg.platforms, live.platforms) &&
          meets(arg.languages, live.languages) &&
          meets(arg.pricing, [live.pricing]) &&
          (!wanted ||
            [live.title, live.tagline, program.ownerName].some((one) =>
              one.toLowerCase().includes(wanted),
            ))
        )
      })
      const sorted =
        sorting === 'rating'
          ? found.toSorted(
              (a, b) =>
                (ratingOf(db, b.id).avg ?? 0) - (ratingOf(db, a.id).avg ?? 0) || a.id - b.id,
            )
          : found.toSorted((a, b) => orders[sorting](a, b) || a.id - b.id)
      const { records, ...rest } = pageOf(sorted, { page, perPage })
      return {
        records: records.map((program) => {
          const {
            description: __,
            versions: ___,
            ...item
          } = itemOf(db, program, program.published ?? program.text)
          return item
        }),
        ...rest,
      }
    },
  },
  softwareBySlug: {
    access: 'public',
    samples: [{ slug: 'lantern' }],
    run: ({ arg: { slug }, db }) => {
      const program = programWith(db, slug)
      if (!program.published || !isShown(program)) throw failure('ERROR_NOT_FOUND')
      return { ...itemOf(db, program, program.published), status: 'published' }
    },
  },
  softwareAlternatives: {
    access: 'public',
    samples: [{ slug: 'lantern' }],
    run: ({ arg: { slug }, db }) => {
      const program = programWith(db, slug)
      const { published } = program
      if (!published || !isShown(program)) throw failure('ERROR_NOT_FOUND')
      const common = (a: readonly string[], b: readonly string[]): number =>
        a.filter((one) => b.includes(one)).length
      const near = db.software.programs.flatMap((other) => {
        const live = other.published
        if (!live || other === program || !isShown(other)) return []
        const categories = common(live.categories, published.categories)
        if (categories === 0) return []
        const score =
          categories * 3 +
          common(live.platforms, published.platforms) +
          common(live.supportedTypes, published.supportedTypes) / 10
        return [{ other, live, score }]
      })
      return {
        records: near
          .toSorted((a, b) => b.score - a.score || b.other.popularity - a.other.popularity)
          .slice(0, 6)
          .map(({ other, live }) => {
            const { description: _, versions: __, ...item } = itemOf(db, other, live)
            return item
          }),
      }
    },
  },
  softwareReviews: {
    access: 'public',
    samples: [{ slug: 'lantern' }, { slug: 'lantern', page: 1, sort: 'helpful' }],
    run: ({ arg: { slug, page, sort = 'new' }, db, user }) => {
      const program = programWith(db, slug)
      const sorted = db.software.reviews
        .filter(({ programId, status }) => programId === program.id && status === 'published')
        .toSorted((a, b) => reviewOrders[sort](a, b) || b.id - a.id)
      const { records, ...rest } = pageOf(sorted, { page, perPage: perReviewPage })
      return { records: records.map((review) => reviewOf(review, user)), ...rest }
    },
  },
  ownReview: {
    access: 'user',
    samples: [{ slug: 'lantern' }],
    run: ({ arg: { slug }, db, user }) => {
      const program = programWith(db, slug)
      const review = ownOf(db, user, program)
      return {
        review: review ? reviewOf(review, user) : null,
        isOwner: program.ownerId === user.id,
      }
    },
  },
  createReview: {
    access: 'user',
    status: 201,
    samples: [{ softwareId: '301', ...sampleReview }],
    run: ({ arg: { softwareId, ...text }, db, user, now }) => {
      const program = db.software.programs.find(({ id }) => String(id) === softwareId)
      if (!program || !isShown(program)) throw failure('ERROR_NOT_FOUND')
      // Nobody judges their own program.
      if (program.ownerId === user.id) throw failure('ERROR_FORBIDDEN')
      if (ownOf(db, user, program)) throw failure('ERROR_CONFLICT')
      db.software.counter += 1
      const review: MockReview = {
        id: db.software.counter,
        programId: program.id,
        accountId: user.id,
        name: user.name ?? 'Anonymous',
        rating: text.rating,
        title: text.title || null,
        pros: text.pros || null,
        cons: text.cons || null,
        text: text.text,
        language: text.language,
        helpful: 0,
        votes: [],
        reports: 0,
        reply: null,
        status: 'pending',
        before: null,
        rejection: null,
        createdAt: iso(now),
        editedAt: null,
        claim: null,
        history: [],
        submittedAt: iso(now),
        answer: null,
        complaints: [],
      }
      db.software.reviews.push(review)
      return reviewOf(review, user)
    },
  },
  updateReview: {
    access: 'user',
    samples: [{ id: 'unknown', ...sampleReview }],
    run: ({ arg: { id, ...text }, db, user, now }) => {
      const review = mine(db, id, user)
      Object.assign(review, {
        ...text,
        title: text.title || null,
        pros: text.pros || null,
        cons: text.cons || null,
        status: 'pending',
        rejection: null,
        answer: null,
        editedAt: iso(now),
        submittedAt: iso(now),
      })
      return reviewOf(review, user)
    },
  },
  deleteReview: {
    access: 'user',
    samples: [{ id: 'unknown' }],
    run: ({ arg: { id }, db, user }) => {
      const review = mine(db, id, user)
      db.software.reviews = db.software.reviews.filter((known) => known !== review)
    },
  },
  voteReview: {
    access: 'user',
    samples: [{ id: '7000', helpful: true }],
    run: ({ arg: { id, helpful }, db, user }) => {
      const review = reviewWith(db, id)
      if (review.votes.some(({ accountId }) => accountId === user.id))
        throw failure('ERROR_CONFLICT')
      review.votes.push({ accountId: user.id, helpful })
      if (helpful) review.helpful += 1
      return reviewOf(review, user)
    },
  },
  reportReview: {
    access: 'user',
    samples: [{ id: '7000', reason: 'spam' }],
    run: ({ arg: { id, reason }, db, now }) => {
      const review = reviewWith(db, id)
      review.reports += 1
      review.complaints.unshift({ at: iso(now), reason, text: null })
    },
  },
  reportSoftware: {
    access: 'public',
    samples: [{ id: '301', reason: 'broken', text: 'The download page is gone.' }],
    run: ({ arg: { id, reason, text }, db, now }) => {
      const program = db.software.programs.find(({ id: known }) => String(known) === id)
      if (!program || !isShown(program)) throw failure('ERROR_NOT_FOUND')
      program.complaints.unshift({ at: iso(now), reason, text: text || null })
    },
  },
  answerReviewDecision: {
    access: 'user',
    samples: [{ id: 'unknown', text: 'It is about this program: see its version 2.' }],
    run: ({ arg: { id, text }, db, user, now }) => {
      const review = mine(db, id, user)
      answerDecision(review, { text, by: review.name, now })
      return reviewOf(review, user)
    },
  },
  replyToReview: {
    access: 'user',
    samples: [{ id: '7000', text: 'Thank you.' }],
    run: ({ arg: { id, text }, db, user, now }) => {
      const review = reviewWith(db, id)
      const program = db.software.programs.find(({ id: known }) => known === review.programId)
      if (program?.ownerId !== user.id) throw failure('ERROR_FORBIDDEN')
      review.reply = { author: program.ownerName, text, at: iso(now) }
      return reviewOf(review, user)
    },
  },
  publicSoftwareStatistics: {
    access: 'public',
    samples: [{ slug: 'lantern', dateFrom: '2026-04-09', dateTo: '2026-04-15' }],
    run: ({ arg: { slug, ...days }, db, now }) => {
      const program = programWith(db, slug)
      if (!program.published?.isStatisticsPublic || !isShown(program))
        throw failure('ERROR_NOT_FOUND')
      return figuresOf(program, now, days)
    },
  },
}
