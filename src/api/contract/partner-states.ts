/**
 * The kinds and states of the affiliate area, without schemas: the router reads addresses with them
 * (contract.md 4.7 and 4.18).
 */
export const referralKinds = ['customer', 'worker', 'developer'] as const
export const commissionStatuses = ['pending', 'available', 'paid', 'reversed'] as const
export const referralSorts = [
  'registeredAt',
  '-registeredAt',
  'lastActivityAt',
  '-lastActivityAt',
  'spentOrEarned',
  '-spentOrEarned',
  'commission',
  '-commission',
] as const
export const sourceSorts = [
  'clicks',
  '-clicks',
  'signups',
  '-signups',
  'paying',
  '-paying',
  'conversion',
  '-conversion',
  'commission',
  '-commission',
] as const
/** Which of the links that a person opened counts. */
export const attributionLinks = ['first', 'last'] as const
/** What a partner's tracker is told of, and why a commission is taken back. */
export const postbackEvents = ['signup', 'first_payment', 'commission', 'reversal'] as const
export const reversalReasons = ['refund', 'chargeback', 'fraud', 'self_referral', 'rules'] as const
export const materialKinds = ['banner', 'landing', 'article', 'review'] as const
export const statSteps = ['day', 'week', 'month'] as const

/** The partner's own label for one place where a link is used. */
export const subIdPattern = /^[\w-]{1,32}$/

export const payoutStatuses = [
  'requested',
  'on_review',
  'approved',
  'processing',
  'paid',
  'rejected',
  'canceled',
  'failed',
  'reversed',
] as const
