/** How long a claim holds (contract.md 4.11). */
export const claimMinutes = 15
/** What a queue can be filtered by: what waits, and what was decided. */
export const moderationStates = ['pending', 'published', 'rejected', 'spam'] as const
export const rejectReasons = ['description', 'links', 'rules', 'quality', 'other'] as const
export type RejectReason = (typeof rejectReasons)[number]
/** A program that was never published, or changes to a published one. */
export const programKinds = ['new', 'changes'] as const
/** A review that was never decided about, or a published one that readers have reported. */
export const reviewKinds = ['new', 'reported'] as const
/** For how long something has waited: less than a day, less than a week, or longer. */
export const queueAges = ['day', 'week', 'older'] as const
export type QueueAge = (typeof queueAges)[number]
/** Who has claimed it. */
export const holders = ['me', 'others', 'nobody'] as const
