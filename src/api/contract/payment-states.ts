/** The kinds and states of payments, without schemas: the router reads addresses with them. */
export const methodKinds = ['card', 'wallet', 'crypto', 'bank', 'voucher', 'cash'] as const

/** contract.md 4.6 and 4.18. */
export const paymentStatuses = [
  'created',
  'redirected',
  'pending',
  'confirming',
  'paid',
  'failed',
  'expired',
  'canceled',
  'on_review',
  'partially_refunded',
  'refunded',
  'underpaid',
  'overpaid',
  'paid_late',
] as const

export const refundStatuses = ['requested', 'approved', 'rejected', 'sent'] as const
