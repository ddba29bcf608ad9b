/** Minutes for which a claim is valid (contract.md 4.11). */
export const claimMinutes = 15
/** The states by which a queue can be filtered: open ones and decided ones. */
export const moderationStates = ['pending', 'published', 'rejected', 'hidden', 'spam'] as const
export const rejectReasons = ['description', 'links', 'rules', 'quality', 'other'] as const
export type RejectReason = (typeof rejectReasons)[number]
/**
 * A program that was never published, changes to a published one, a published one that visitors
 * have reported, or one that was taken down and whose owner has answered.
 */
export const programKinds = ['new', 'changes', 'reported', 'answered'] as const
/**
 * A review without a decision, a published review that readers have reported, or one that was taken
 * down and whose author has answered.
 */
export const reviewKinds = ['new', 'reported', 'answered'] as const
/** The longest reply that moderators keep, and the most replies. */
export const savedReplyLimits = { text: 1000, most: 50 } as const
/** How long an item has waited: less than a day, less than a week, or longer. */
export const queueAges = ['day', 'week', 'older'] as const
export type QueueAge = (typeof queueAges)[number]
/** Who has claimed it. */
export const holders = ['me', 'others', 'nobody'] as const
