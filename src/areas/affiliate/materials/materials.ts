import { contentLanguages } from '@/site/languages.ts'
import { choice, defineQuery, text } from '@/shared/query/query.ts'

/** The kind of materials of each page. */
export const kinds = {
  partnerBanners: 'banner',
  partnerLandingPages: 'landing',
  partnerArticleExamples: 'article',
  partnerReviewExamples: 'review',
} as const
export type MaterialKind = (typeof kinds)[keyof typeof kinds]

export const materialQuery = defineQuery({
  language: choice(contentLanguages),
  size: text(/^\d{1,4}x\d{1,4}$/),
})
