/** Minutes for which a claim is valid (contract.md 4.11). */
export const claimMinutes = 15
/** The states by which a queue can be filtered: open ones and decided ones. */
export const moderationStates = ['pending', 'published', 'rejected', 'spam'] as const
export const rejectReasons = ['description', 'links', 'rules', 'quality', 'other'] as const
export type RejectReason = (typeof rejectReasons)[number]
/** A program that was never published, or changes to a published one. */
export const programKinds = ['new', 'changes'] as const
/** A review without a decision, or a published review that readers have reported. */
export const reviewKinds = ['new', 'reported'] as const
/** How long an item has waited: less than a day, less than a week, or longer. */
export const queueAges = ['day', 'week', 'older'] as const
export type QueueAge = (typeof queueAges)[number]
/** Who has claimed it. */
export const holders = ['me', 'others', 'nobody'] as const
