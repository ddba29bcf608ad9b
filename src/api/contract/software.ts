// Over 250 lines: the calls of one product, whose schemas build on each other.
import * as v from 'valibot'
import {
  shortList,
  Money,
  Nothing,
  savedVersion,
  moneyOrNull,
  Upload,
  versionOrNull,
  Finite,
  Id,
  longList,
  keptList,
  Side,
  titled,
} from './common.ts'
import { list, Paged, optionalRange } from './paging.ts'
import {
  platforms,
  pricings,
  programReportReasons,
  proofKinds,
  reportLimits,
  reportReasons,
  reviewLimits,
  reviewSortings,
  softwareLanguages,
  softwareLimits,
  softwareSortings,
  softwareStatuses,
} from './software-terms.ts'
import { defineCalls } from './types.ts'

// The catalogue of programs (specification section 7, contract.md 4.11).

/** Backends send ids as numbers or strings; they become strings here. */
export const SoftwareId = v.pipe(
  Id,
  v.transform((id) => String(id)),
)
const Text = v.optional(v.nullable(v.string()), null)
const Texts = v.optional(shortList(v.string(), 60), [])

export const SoftwareCategory = v.looseObject({
  id: SoftwareId,
  slug: v.string(),
  title: v.string(),
  count: v.optional(v.nullable(Finite), null),
})
export type SoftwareCategory = v.InferOutput<typeof SoftwareCategory>

const Shot = v.looseObject({ url: v.string(), alt: v.optional(v.string(), '') })
const Rating = v.looseObject({
  avg: v.optional(v.nullable(Finite), null),
  count: v.optional(Finite, 0),
  /** The number of ratings of 1, 2, 3, 4 and 5. */
  distribution: v.optional(shortList(Finite), []),
})
const Version = v.looseObject({ version: v.string(), releasedAt: Text, notes: Text })

/** Proposed: what an owner answered to the moderator who took the entry down. */
export const OwnerAnswer = v.looseObject({ text: v.string(), at: Text })
/**
 * Null while the owner has not answered. A backend without the call sends nothing, and then the
 * owner is not asked.
 */
const answer = v.optional(v.nullable(OwnerAnswer))
const AnswerArg = v.strictObject({
  id: SoftwareId,
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(reportLimits.answer)),
})

const item = {
  id: SoftwareId,
  slug: v.string(),
  title: v.string(),
  tagline: v.optional(v.nullable(v.string()), ''),
  description: v.optional(v.nullable(v.string()), ''),
  /** Our addition: the language of title, tagline and description. */
  language: Text,
  logoUrl: Text,
  screenshots: v.optional(shortList(Shot, 20), []),
  videoUrl: Text,
  website: Text,
  downloadUrl: Text,
  repositoryUrl: Text,
  docsUrl: Text,
  categories: v.optional(shortList(v.looseObject({ slug: v.string(), title: v.string() }), 20), []),
  languages: Texts,
  platforms: Texts,
  pricing: Text,
  priceFrom: moneyOrNull,
  license: Text,
  /** Our addition: newest first. */
  versions: v.optional(shortList(Version, 100), []),
  supportedTypes: Texts,
  softId: v.optional(v.nullable(Id), null),
  owner: v.optional(v.nullable(v.looseObject({ name: v.string() })), null),
  rating: v.optional(v.nullable(Rating), null),
  popularity: v.optional(v.nullable(Finite), null),
  verified: v.optional(v.boolean(), false),
  /** Proposed: what its publisher proved to be theirs. */
  verifiedBy: v.optional(
    shortList(v.looseObject({ kind: v.string(), target: v.string(), at: Text }), 10),
    [],
  ),
  status: v.optional(v.string(), 'published'),
  /** Proposed: whether the backend takes reports about it. */
  canReport: v.optional(v.boolean(), false),
  createdAt: Text,
  updatedAt: Text,
}
export const SoftwareItem = titled(v.looseObject(item))
export type SoftwareItem = v.InferOutput<typeof SoftwareItem>
export const SoftwareList = v.looseObject({
  records: shortList(SoftwareItem),
  totalCount: Finite,
})
export type SoftwareList = v.InferOutput<typeof SoftwareList>

export const Review = v.looseObject({
  id: SoftwareId,
  author: v.optional(
    v.nullable(
      v.looseObject({
        name: v.optional(v.nullable(v.string()), null),
        avatarUrl: Text,
        isVerifiedUser: v.optional(v.boolean(), false),
      }),
    ),
    null,
  ),
  rating: Finite,
  title: Text,
  pros: Text,
  cons: Text,
  text: v.optional(v.nullable(v.string()), ''),
  language: v.optional(v.string(), 'en'),
  helpful: v.optional(Finite, 0),
  /** The caller's own vote. */
  myVote: v.optional(v.nullable(v.boolean()), null),
  reply: v.optional(v.nullable(v.looseObject({ author: Text, text: v.string(), at: Text })), null),
  status: v.optional(v.string(), 'published'),
  /** Why it was rejected or taken down. */
  rejection: v.optional(v.nullable(v.looseObject({ reasonCode: Text, comment: Text })), null),
  answer,
  createdAt: Text,
  editedAt: Text,
})
export type Review = v.InferOutput<typeof Review>
const SoftwareReviews = v.looseObject({ records: shortList(Review), totalCount: Finite })
export type SoftwareReviews = v.InferOutput<typeof SoftwareReviews>

const StatisticsDay = v.looseObject({
  day: v.string(),
  tasks: v.optional(Finite, 0),
  users: v.optional(Finite, 0),
  successRate: v.optional(v.nullable(Finite), null),
  avgSeconds: v.optional(v.nullable(Finite), null),
  /** Only its owner receives these. Proposed: `views` of its page, and presses on the download. */
  earned: moneyOrNull,
  views: v.optional(v.nullable(Finite), null),
  downloads: v.optional(v.nullable(Finite), null),
})
/** Proposed: what the program's users were answered instead of a solution. */
const StatisticsError = v.looseObject({
  code: v.string(),
  count: Finite,
  /** How many users met it. */
  users: v.optional(v.nullable(Finite), null),
})
export const SoftwareStatistics = v.looseObject({
  series: longList(StatisticsDay),
  totals: v.optional(v.nullable(v.omit(StatisticsDay, ['day'])), null),
  /** Only its owner receives it, the most frequent first; a backend without it sends nothing. */
  errors: v.optional(shortList(StatisticsError, 50)),
})
export type SoftwareStatistics = v.InferOutput<typeof SoftwareStatistics>

const slugs = v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))))
const page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
const optionalText = (most: number) =>
  v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(most))))
/** The body of a review, with the contract's exact fields (contract.md 4.11). */
const review = {
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: optionalText(reviewLimits.title),
  pros: optionalText(reviewLimits.pros),
  cons: optionalText(reviewLimits.cons),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(reviewLimits.least),
    v.maxLength(reviewLimits.most),
  ),
  language: v.picklist(['en', 'ru']),
}
const Reviews = ['SoftwareReviews'] as const

export const softwareCalls = defineCalls({
  softwareCategories: {
    method: 'GET',
    path: '/api/v1/catalog/categories',
    arg: v.strictObject({}),
    inLanguage: true,
    res: v.looseObject({ records: shortList(SoftwareCategory) }),
    provides: ['Software'],
  },
  /** `types`, `platforms`, `pricing` and `languages` are proposed. A list repeats its parameter. */
  software: {
    method: 'GET',
    path: '/api/v1/catalog/software',
    arg: v.strictObject({
      page,
      sorting: v.optional(v.picklist(softwareSortings)),
      categories: slugs,
      text: v.optional(v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100))),
      types: slugs,
      platforms: v.optional(v.array(v.picklist(platforms))),
      pricing: v.optional(v.array(v.picklist(pricings))),
      languages: v.optional(v.array(v.picklist(softwareLanguages))),
    }),
    res: SoftwareList,
    endpoint: 'pages',
    provides: ['Software'],
  },
  softwareBySlug: {
    method: 'GET',
    path: '/api/v1/catalog/software/{slug}',
    arg: v.strictObject({ slug: v.string() }),
    res: SoftwareItem,
    provides: ['Software'],
  },
  /** Proposed: programs that do the same, the nearest first. */
  softwareAlternatives: {
    method: 'GET',
    path: '/api/v1/catalog/software/{slug}/alternatives',
    arg: v.strictObject({ slug: v.string() }),
    res: v.looseObject({ records: shortList(SoftwareItem, 12) }),
    provides: ['Software'],
  },
  /** `sort` is proposed; without it the newest come first. */
  softwareReviews: {
    method: 'GET',
    path: '/api/v1/catalog/software/{slug}/reviews',
    arg: v.strictObject({
      slug: v.string(),
      page,
      sort: v.optional(v.picklist(reviewSortings)),
    }),
    res: SoftwareReviews,
    endpoint: 'pages',
    provides: Reviews,
  },
  /** Proposed: the caller's own review, and whether the program is theirs. */
  ownReview: {
    method: 'GET',
    path: '/api/v1/catalog/software/{slug}/reviews/own',
    arg: v.strictObject({ slug: v.string() }),
    res: v.looseObject({
      review: v.nullable(Review),
      isOwner: v.optional(v.boolean(), false),
    }),
    provides: Reviews,
  },
  createReview: {
    method: 'POST',
    path: '/api/v1/catalog/software/{softwareId}/reviews',
    arg: v.strictObject({ softwareId: SoftwareId, ...review }),
    res: Review,
    invalidates: Reviews,
    repeatable: true,
  },
  updateReview: {
    method: 'PUT',
    path: '/api/v1/catalog/reviews/{id}',
    arg: v.strictObject({ id: SoftwareId, ...review }),
    res: Review,
    invalidates: Reviews,
  },
  deleteReview: {
    method: 'DELETE',
    path: '/api/v1/catalog/reviews/{id}',
    arg: v.strictObject({ id: SoftwareId }),
    res: Nothing,
    invalidates: Reviews,
  },
  voteReview: {
    method: 'POST',
    path: '/api/v1/catalog/reviews/{id}/vote',
    arg: v.strictObject({ id: SoftwareId, helpful: v.boolean() }),
    res: Review,
    invalidates: Reviews,
  },
  reportReview: {
    method: 'POST',
    path: '/api/v1/catalog/reviews/{id}/report',
    arg: v.strictObject({ id: SoftwareId, reason: v.picklist(reportReasons) }),
    res: Nothing,
    repeatable: true,
  },
  /** Proposed: a report about a program, from anybody. */
  reportSoftware: {
    method: 'POST',
    path: '/api/v1/catalog/software/{id}/report',
    arg: v.strictObject({
      id: SoftwareId,
      reason: v.picklist(programReportReasons),
      text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(reportLimits.text))),
    }),
    res: Nothing,
    repeatable: true,
  },
  /** Proposed: the author's answer to a take-down. */
  answerReviewDecision: {
    method: 'POST',
    path: '/api/v1/catalog/reviews/{id}/answer',
    arg: AnswerArg,
    res: Review,
    invalidates: Reviews,
    repeatable: true,
  },
  replyToReview: {
    method: 'POST',
    path: '/api/v1/catalog/reviews/{id}/reply',
    arg: v.strictObject({
      id: SoftwareId,
      text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(reviewLimits.most)),
    }),
    res: Review,
    invalidates: Reviews,
    repeatable: true,
  },
  publicSoftwareStatistics: {
    method: 'GET',
    path: '/api/v2/software/statistics/{slug}/public',
    arg: v.strictObject({ slug: v.string(), ...optionalRange }),
    res: SoftwareStatistics,
  },
})

// ---- owners ----

const PublisherProof = v.looseObject({
  kind: v.string(),
  /** The domain, or the repository without its scheme. */
  target: v.string(),
  status: v.string(),
  /** Where the text can stand; one of them is enough. */
  places: v.optional(
    shortList(v.looseObject({ how: v.string(), where: v.string(), content: v.string() }), 10),
    [],
  ),
  /** Why the last check found nothing. */
  problem: Text,
  checkedAt: Text,
  provedAt: Text,
  /** Until when a lost proof still counts. */
  until: Text,
})
export type PublisherProof = v.InferOutput<typeof PublisherProof>

/** A program as its owner sees it: the working version, and the published one. */
export const OwnSoftware = v.looseObject({
  ...item,
  // The form sends all of these back, so a missing one would be erased.
  tagline: v.nullable(v.string()),
  description: v.nullable(v.string()),
  logoUrl: v.nullable(v.string()),
  screenshots: keptList(Shot),
  website: v.nullable(v.string()),
  downloadUrl: v.nullable(v.string()),
  repositoryUrl: v.nullable(v.string()),
  docsUrl: v.nullable(v.string()),
  categories: keptList(v.looseObject({ slug: v.string(), title: v.string() })),
  languages: keptList(v.string()),
  platforms: keptList(v.string()),
  pricing: v.nullable(v.string()),
  priceFrom: v.nullable(Money),
  license: v.nullable(v.string()),
  supportedTypes: keptList(v.string()),
  status: v.string(),
  updatedAt: savedVersion,
  tasks7d: v.optional(v.nullable(Finite), null),
  lastTaskAt: Text,
  isStatisticsPublic: v.boolean(),
  rejection: v.optional(
    v.nullable(v.looseObject({ reasonCode: Text, comment: Text, at: Text })),
    null,
  ),
  answer,
  published: v.optional(v.nullable(SoftwareItem), null),
  /** Proposed: a backend without proofs sends nothing, and the page says nothing of them. */
  proofs: v.optional(shortList(PublisherProof, 10)),
})
export type OwnSoftware = v.InferOutput<typeof OwnSoftware>

const Url = v.pipe(v.string(), v.trim(), v.maxLength(softwareLimits.url), v.url())
const optionalUrl = v.optional(v.nullable(Url))
/** The fields that an owner can save. A draft may be incomplete; a submitted version may not. */
const draft = {
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(softwareLimits.title)),
  tagline: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(softwareLimits.tagline))),
  description: v.optional(v.pipe(v.string(), v.maxLength(softwareLimits.description))),
  logoUrl: v.optional(v.nullable(v.string())),
  screenshots: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          url: v.string(),
          alt: v.pipe(v.string(), v.trim(), v.maxLength(softwareLimits.alt)),
        }),
      ),
      v.maxLength(softwareLimits.shots),
    ),
  ),
  website: optionalUrl,
  downloadUrl: optionalUrl,
  repositoryUrl: optionalUrl,
  docsUrl: optionalUrl,
  categories: slugs,
  languages: v.optional(v.array(v.picklist(softwareLanguages))),
  platforms: v.optional(v.array(v.picklist(platforms))),
  pricing: v.optional(v.picklist(pricings)),
  priceFrom: v.optional(v.nullable(Money)),
  license: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(60)))),
  supportedTypes: slugs,
  isStatisticsPublic: v.optional(v.boolean()),
}
const Own = ['OwnSoftware'] as const
const one = { arg: v.strictObject({ id: SoftwareId }), res: OwnSoftware, invalidates: Own } as const
const proof = {
  arg: v.strictObject({ id: SoftwareId, kind: v.picklist(proofKinds) }),
  res: OwnSoftware,
  invalidates: Own,
} as const

export const ownSoftwareCalls = defineCalls({
  ownSoftwareList: {
    method: 'GET',
    path: '/api/v1/catalog/own-software',
    arg: v.strictObject({ ...Paged, status: v.optional(v.picklist(softwareStatuses)) }),
    res: v.looseObject({ records: longList(OwnSoftware), ...list }),
    provides: Own,
  },
  ownSoftware: {
    method: 'GET',
    path: '/api/v1/catalog/own-software/{slug}',
    arg: v.strictObject({ slug: v.string() }),
    res: OwnSoftware,
    provides: Own,
  },
  createSoftware: {
    method: 'POST',
    path: '/api/v1/catalog/software',
    arg: v.strictObject(draft),
    res: OwnSoftware,
    invalidates: Own,
    repeatable: true,
  },
  updateSoftware: {
    method: 'PUT',
    path: '/api/v1/catalog/software/{id}',
    arg: v.strictObject({ id: SoftwareId, ...draft, updatedAt: versionOrNull }),
    res: OwnSoftware,
    invalidates: Own,
  },
  submitSoftware: { method: 'POST', path: '/api/v1/catalog/software/{id}/submit', ...one },
  archiveSoftware: { method: 'POST', path: '/api/v1/catalog/software/{id}/archive', ...one },
  /** Proposed: returns an archived program to its previous state. */
  restoreSoftware: { method: 'POST', path: '/api/v1/catalog/software/{id}/restore', ...one },
  /** Proposed: begins to prove the domain of its website, or its repository, as they are saved. */
  startPublisherProof: {
    method: 'POST',
    path: '/api/v1/catalog/software/{id}/proofs',
    repeatable: true,
    ...proof,
  },
  checkPublisherProof: {
    method: 'POST',
    path: '/api/v1/catalog/software/{id}/proofs/{kind}/check',
    ...proof,
  },
  removePublisherProof: {
    method: 'DELETE',
    path: '/api/v1/catalog/software/{id}/proofs/{kind}',
    ...proof,
  },
  /** Proposed: the owner's answer to a take-down. */
  answerSoftwareDecision: {
    method: 'POST',
    path: '/api/v1/catalog/software/{id}/answer',
    arg: AnswerArg,
    res: OwnSoftware,
    invalidates: Own,
    repeatable: true,
  },
  uploadSoftwareImage: {
    method: 'POST',
    path: '/api/v1/catalog/software/images',
    arg: v.strictObject({ file: Upload, kind: v.picklist(['logo', 'screenshot']) }),
    res: v.looseObject({
      url: v.string(),
      width: Side,
      height: Side,
    }),
    upload: true,
    repeatable: true,
    once: 'The store would keep the file.',
  },
  ownSoftwareStatistics: {
    method: 'GET',
    path: '/api/v2/software/statistics/{slug}',
    arg: v.strictObject({ slug: v.string(), ...optionalRange }),
    res: SoftwareStatistics,
    provides: Own,
  },
})
