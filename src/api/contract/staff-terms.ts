/** The queues of staff, in display order. */
export const deskKinds = [
  'programs',
  'changes',
  'reviews',
  'reports',
  'programReports',
  'botThreads',
  'articles',
  'tutorials',
  'softwareArticles',
] as const
export type DeskKind = (typeof deskKinds)[number]
/** The figures of a day: those of moderation, and those that only admins see. */
export const dayFigures = [
  'received',
  'approved',
  'rejected',
  'spam',
  'mine',
  'registrations',
  'customers',
  'workers',
  'solved',
  'topUps',
  'payouts',
  'tickets',
] as const
export const peopleRoles = ['admin', 'moderator'] as const
export const peopleTypes = ['customer', 'worker', 'developer'] as const
/** contract.md 4.2. */
export const restrictionKinds = [
  'api_ban',
  'ip_ban',
  'complaints_suspended',
  'worker_suspended',
  'worker_training',
  'worker_banned',
  'payments_hold',
] as const
/** Days of a restriction. Without a number it lasts until it is lifted. */
export const restrictionDays = [1, 7, 30, 90] as const
/** What staff did about a person. */
export const personActions = [
  'restricted',
  'lifted',
  'noted',
  'refund_asked',
  'refunded',
  'refund_refused',
] as const
/** The length of a reason and of a note. */
export const staffReason = { min: 5, max: 500 } as const
export const peopleStates = ['open', 'restricted', 'locked', 'unconfirmed', 'deleted'] as const
