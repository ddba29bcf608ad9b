import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { request } from '../../src/api/call.ts'
import { campaignCalls } from '../../src/api/contract/campaigns.ts'
import { moderationCalls } from '../../src/api/contract/moderation.ts'
import { ownSoftwareCalls, softwareCalls } from '../../src/api/contract/software.ts'
import type { ArgOf, Call } from '../../src/api/contract/types.ts'

// Every call about programs, their reviews, moderation and campaigns, in full (specification
// section 7, contract.md 4.11 and 4.22): its argument, its address, and its body.

const calls = { ...softwareCalls, ...ownSoftwareCalls, ...moderationCalls, ...campaignCalls }
type Calls = typeof calls
type Sent = readonly [line: string, body?: object]

const review = {
  rating: 4,
  title: 'Useful',
  pros: 'Quick',
  cons: 'None',
  text: 'It does what it says, every single day.',
  language: 'en',
} as const
const program: ArgOf<Calls['createSoftware']> = {
  title: 'Paper Clip',
  tagline: 'Holds things together',
  description: '<p>It holds.</p>',
  logoUrl: '/api/v1/articles/media/7',
  screenshots: [{ url: '/api/v1/articles/media/8', alt: 'The first screen' }],
  website: 'https://clip.example.com/',
  downloadUrl: null,
  repositoryUrl: null,
  docsUrl: null,
  categories: ['libraries'],
  languages: ['en'],
  platforms: ['linux'],
  pricing: 'paid',
  priceFrom: { amount: '9.90', currency: 'USD' },
  license: null,
  supportedTypes: ['recaptcha_v2'],
  isStatisticsPublic: true,
}
const campaign: Omit<ArgOf<Calls['createCampaign']>, 'reason'> = {
  title: 'Winter in Spain',
  share: 15,
  startsOn: '2026-12-20',
  endsOn: '2026-12-31',
  countries: ['ES'],
  promoCode: 'OLE-15',
  usesLimit: null,
}
const updatedAt = '2026-04-15T09:30:00.000Z'
const why = { reasonCode: 'links', comment: 'The website does not answer.' } as const
const reason = 'Asked for by sales.'
const days = { dateFrom: '2026-04-09', dateTo: '2026-04-15' } as const
const file = new File(['x'], 'shot.png', { type: 'image/png' })
const filters = {
  page: 1,
  perPage: 20,
  status: 'pending',
  language: 'en',
  age: 'day',
  holder: 'me',
} as const
const filtered = 'page=1&perPage=20&status=pending&language=en&age=day&holder=me'

/** Total: a call without its line does not compile. */
const table: { [Name in keyof Calls]: readonly [ArgOf<Calls[Name]>, ...Sent] } = {
  softwareCategories: [{ language: 'ru' }, 'GET /api/v1/catalog/categories'],
  software: [
    {
      page: 0,
      sorting: 'relevant',
      categories: ['libraries', 'testing'],
      text: 'client',
      types: ['hcaptcha'],
      platforms: ['web'],
      pricing: ['free'],
      languages: ['ru'],
    },
    'GET /api/v1/catalog/software?page=0&sorting=relevant&categories=libraries&categories=testing&text=client&types=hcaptcha&platforms=web&pricing=free&languages=ru',
  ],
  softwareBySlug: [{ slug: 'lantern' }, 'GET /api/v1/catalog/software/lantern'],
  softwareAlternatives: [{ slug: 'lantern' }, 'GET /api/v1/catalog/software/lantern/alternatives'],
  softwareReviews: [
    { slug: 'lantern', page: 1, sort: '-rating' },
    'GET /api/v1/catalog/software/lantern/reviews?page=1&sort=-rating',
  ],
  ownReview: [{ slug: 'lantern' }, 'GET /api/v1/catalog/software/lantern/reviews/own'],
  createReview: [
    { softwareId: '301', ...review },
    'POST /api/v1/catalog/software/301/reviews',
    review,
  ],
  updateReview: [{ id: '7', ...review }, 'PUT /api/v1/catalog/reviews/7', review],
  deleteReview: [{ id: '7' }, 'DELETE /api/v1/catalog/reviews/7'],
  voteReview: [
    { id: '7', helpful: false },
    'POST /api/v1/catalog/reviews/7/vote',
    { helpful: false },
  ],
  reportReview: [
    { id: '7', reason: 'off_topic' },
    'POST /api/v1/catalog/reviews/7/report',
    { reason: 'off_topic' },
  ],
  reportSoftware: [
    { id: '301', reason: 'broken', text: 'No page.' },
    'POST /api/v1/catalog/software/301/report',
    { reason: 'broken', text: 'No page.' },
  ],
  answerReviewDecision: [
    { id: '7', text: 'It is about this program.' },
    'POST /api/v1/catalog/reviews/7/answer',
    { text: 'It is about this program.' },
  ],
  replyToReview: [
    { id: '7', text: 'Thank you.' },
    'POST /api/v1/catalog/reviews/7/reply',
    { text: 'Thank you.' },
  ],
  publicSoftwareStatistics: [
    { slug: 'lantern', ...days },
    'GET /api/v2/software/statistics/lantern/public?dateFrom=2026-04-09&dateTo=2026-04-15',
  ],
  ownSoftwareList: [
    { page: 0, perPage: 20, status: 'rejected' },
    'GET /api/v1/catalog/own-software?page=0&perPage=20&status=rejected',
  ],
  ownSoftware: [{ slug: 'lantern' }, 'GET /api/v1/catalog/own-software/lantern'],
  createSoftware: [program, 'POST /api/v1/catalog/software', program],
  updateSoftware: [
    { id: '300', ...program, updatedAt },
    'PUT /api/v1/catalog/software/300',
    { ...program, updatedAt },
  ],
  submitSoftware: [{ id: '300' }, 'POST /api/v1/catalog/software/300/submit'],
  startPublisherProof: [
    { id: '300', kind: 'domain' },
    'POST /api/v1/catalog/software/300/proofs',
    { kind: 'domain' },
  ],
  checkPublisherProof: [
    { id: '300', kind: 'domain' },
    'POST /api/v1/catalog/software/300/proofs/domain/check',
  ],
  removePublisherProof: [
    { id: '300', kind: 'repository' },
    'DELETE /api/v1/catalog/software/300/proofs/repository',
  ],
  answerSoftwareDecision: [
    { id: '300', text: 'The link works again.' },
    'POST /api/v1/catalog/software/300/answer',
    { text: 'The link works again.' },
  ],
  archiveSoftware: [{ id: '300' }, 'POST /api/v1/catalog/software/300/archive'],
  restoreSoftware: [{ id: '300' }, 'POST /api/v1/catalog/software/300/restore'],
  uploadSoftwareImage: [
    { file, kind: 'logo' },
    'POST /api/v1/catalog/software/images',
    { file, kind: 'logo' },
  ],
  ownSoftwareStatistics: [
    { slug: 'lantern', ...days },
    'GET /api/v2/software/statistics/lantern?dateFrom=2026-04-09&dateTo=2026-04-15',
  ],
  moderatedPrograms: [
    { ...filters, kind: 'changes' },
    `GET /api/v1/moderation/software?${filtered}&kind=changes`,
  ],
  claimProgram: [{ id: '300' }, 'POST /api/v1/moderation/software/300/claim'],
  releaseProgram: [{ id: '300' }, 'POST /api/v1/moderation/software/300/release'],
  approveProgram: [{ id: '300' }, 'POST /api/v1/moderation/software/300/approve'],
  rejectProgram: [{ id: '300', ...why }, 'POST /api/v1/moderation/software/300/reject', why],
  restoreProgram: [{ id: '300' }, 'POST /api/v1/moderation/software/300/restore'],
  takeDownProgram: [{ id: '300', ...why }, 'POST /api/v1/moderation/software/300/take_down', why],
  moderatedReviews: [
    { ...filters, kind: 'reported' },
    `GET /api/v1/moderation/reviews?${filtered}&kind=reported`,
  ],
  claimReview: [{ id: '7' }, 'POST /api/v1/moderation/reviews/7/claim'],
  releaseReview: [{ id: '7' }, 'POST /api/v1/moderation/reviews/7/release'],
  approveReview: [{ id: '7' }, 'POST /api/v1/moderation/reviews/7/approve'],
  rejectReview: [{ id: '7', ...why }, 'POST /api/v1/moderation/reviews/7/reject', why],
  spamReview: [{ id: '7' }, 'POST /api/v1/moderation/reviews/7/spam'],
  restoreReview: [{ id: '7' }, 'POST /api/v1/moderation/reviews/7/restore'],
  takeDownReview: [{ id: '7', ...why }, 'POST /api/v1/moderation/reviews/7/take_down', why],
  savedReplies: [{}, 'GET /api/v1/moderation/replies'],
  saveReply: [
    { text: 'Please name the price.' },
    'POST /api/v1/moderation/replies',
    { text: 'Please name the price.' },
  ],
  deleteReply: [{ id: '1' }, 'DELETE /api/v1/moderation/replies/1'],
  campaigns: [
    { page: 0, perPage: 20, status: 'running', text: 'winter' },
    'GET /api/v2/discount_campaigns?page=0&perPage=20&status=running&text=winter',
  ],
  campaign: [{ id: '40' }, 'GET /api/v2/discount_campaigns/40'],
  previewCampaign: [
    { id: '40', ...campaign },
    'POST /api/v2/discount_campaigns/preview',
    { id: '40', ...campaign },
  ],
  createCampaign: [
    { ...campaign, reason },
    'POST /api/v2/discount_campaigns',
    { ...campaign, reason },
  ],
  updateCampaign: [
    { id: '40', ...campaign, reason, updatedAt },
    'PUT /api/v2/discount_campaigns/40',
    { ...campaign, reason, updatedAt },
  ],
  publishCampaign: [
    { id: '40', reason, updatedAt },
    'POST /api/v2/discount_campaigns/40/publish',
    { reason, updatedAt },
  ],
  endCampaign: [
    { id: '40', reason, updatedAt },
    'POST /api/v2/discount_campaigns/40/end',
    { reason, updatedAt },
  ],
  deleteCampaign: [
    { id: '40', reason },
    'DELETE /api/v2/discount_campaigns/40?reason=Asked+for+by+sales.',
  ],
}

it.each(Object.entries<readonly [unknown, ...Sent]>(table))(
  '%s is sent to the letter, and with nothing besides',
  (name, [arg, line, body]) => {
    const call = new Map<string, Call>(Object.entries(calls)).get(name)
    if (!call) throw new Error(`There is no call ${name}.`)
    const sent = request(call, arg)
    expect(`${sent.method} ${sent.url}`).toBe(line)
    expect(sent.body instanceof FormData ? Object.fromEntries(sent.body) : sent.body).toEqual(body)
    if (typeof arg !== 'object') return expect(safeParse(call.arg, arg).success).toBe(true)
    // The language of an answer is a header and no field.
    const { language, ...fields }: Record<string, unknown> = { ...arg }
    const own = call.inLanguage ? fields : { ...arg }
    expect(sent.language).toBe(call.inLanguage ? language : undefined)
    expect(safeParse(call.arg, own).success).toBe(true)
    expect(safeParse(call.arg, { ...own, more: 1 }).success).toBe(false)
  },
)
