/** What a queue can be filtered by: what waits, and what was decided. */
export const moderationStates = ['pending', 'published', 'rejected', 'spam'] as const
export const rejectReasons = ['description', 'links', 'rules', 'quality', 'other'] as const
export type RejectReason = (typeof rejectReasons)[number]
