// The values of the catalogue, without schemas, because an open page needs them before its first
// call.

export const softwareSortings = ['relevant', 'popular', 'new', 'rating', 'title'] as const

export const platforms = [
  'windows',
  'macos',
  'linux',
  'android',
  'ios',
  'web',
  'extension',
] as const
export const pricings = ['free', 'freemium', 'paid', 'trial'] as const
/** The interface languages that a program can have. */
export const softwareLanguages = ['en', 'ru', 'zh', 'de', 'es', 'fr', 'pt'] as const
export const reviewSortings = ['new', 'helpful', '-rating', 'rating'] as const
export type ReviewSorting = (typeof reviewSortings)[number]
export const reportReasons = ['spam', 'abuse', 'off_topic', 'false'] as const
/** What visitors report about a program, and the longest explanation and owner's answer. */
export const programReportReasons = [
  'harmful',
  'misleading',
  'infringing',
  'broken',
  'other',
] as const
export const reportLimits = { text: 1000, answer: 2000 } as const
/** contract.md 4.11. */
export const softwareLimits = {
  title: 80,
  tagline: 120,
  description: 20_000,
  shots: 8,
  imageBytes: 2 * 1024 * 1024,
  logoSide: 128,
  alt: 150,
  url: 2048,
} as const
export const reviewLimits = { title: 100, pros: 1000, cons: 1000, least: 30, most: 3000 } as const

/** What a publisher can prove to be theirs, and how far a proof has come. */
export const proofKinds = ['domain', 'repository'] as const
export const proofStates = ['waiting', 'failed', 'proved', 'lost'] as const
export const proofProblems = ['not_found', 'wrong_value', 'unreachable'] as const

export const softwareStatuses = [
  'draft',
  'pending',
  'published',
  'changes_pending',
  'rejected',
  'hidden',
  'archived',
] as const
export type SoftwareStatus = (typeof softwareStatuses)[number]
