import type { DeskKind } from '@/api/contract/staff-terms.ts'
import type { PageId } from '@/routes/table/index.ts'

interface Place {
  id: PageId
  search: Readonly<Record<string, string>>
  /** Whether its list can be filtered by age. */
  hasAges: boolean
}

const inReview = { status: 'in_review', language: 'any', site: 'any' }

/** The list of each queue, and its query. */
export const queuePlaces: Record<DeskKind, Place> = {
  programs: { id: 'softwareModeration', search: { kind: 'new' }, hasAges: true },
  changes: { id: 'softwareModeration', search: { kind: 'changes' }, hasAges: true },
  reviews: { id: 'softwareReviewModeration', search: { kind: 'new' }, hasAges: true },
  reports: { id: 'softwareReviewModeration', search: { kind: 'reported' }, hasAges: true },
  botThreads: {
    id: 'botThreads',
    search: { rating: 'unhelpful', escalated: 'no' },
    hasAges: false,
  },
  articles: { id: 'editorBlog', search: inReview, hasAges: false },
  tutorials: { id: 'editorTutorials', search: inReview, hasAges: false },
  softwareArticles: { id: 'editorSoftware', search: inReview, hasAges: false },
}
