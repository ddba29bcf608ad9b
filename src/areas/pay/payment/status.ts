import { paymentStatuses } from '@/api/contract/payment-states.ts'
import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'
import type { NoticeTone } from '@/ui/Notice.tsx'

export type PaymentStatus = (typeof paymentStatuses)[number]

interface Info {
  tone: BadgeTone
  notice: NoticeTone
  /** Whether it can still change, so that it is polled. */
  moves: boolean
  /** `again`: nothing was paid, and the customer can try again. */
  after: 'wait' | 'done' | 'again' | 'ask'
}

/**
 * Every status of contract.md 4.18 with its tone and next step. Nothing counts as a success before
 * `paid`.
 */
const infos: Record<PaymentStatus, Info> = {
  created: { tone: 'neutral', notice: 'info', moves: true, after: 'wait' },
  redirected: { tone: 'info', notice: 'info', moves: true, after: 'wait' },
  pending: { tone: 'info', notice: 'info', moves: true, after: 'wait' },
  confirming: { tone: 'info', notice: 'info', moves: true, after: 'wait' },
  underpaid: { tone: 'warn', notice: 'warn', moves: true, after: 'wait' },
  on_review: { tone: 'warn', notice: 'warn', moves: true, after: 'ask' },
  paid: { tone: 'ok', notice: 'ok', moves: false, after: 'done' },
  overpaid: { tone: 'ok', notice: 'ok', moves: false, after: 'done' },
  paid_late: { tone: 'warn', notice: 'warn', moves: true, after: 'ask' },
  failed: { tone: 'bad', notice: 'bad', moves: false, after: 'again' },
  expired: { tone: 'neutral', notice: 'warn', moves: false, after: 'again' },
  canceled: { tone: 'neutral', notice: 'info', moves: false, after: 'again' },
  partially_refunded: { tone: 'neutral', notice: 'info', moves: false, after: 'done' },
  refunded: { tone: 'neutral', notice: 'info', moves: false, after: 'done' },
}

export const knownPaymentStatus = (status: string): PaymentStatus | undefined =>
  known(paymentStatuses, status)

/** An unknown status is polled and shown neutrally. */
export function statusInfo(status: string): Info {
  const found = knownPaymentStatus(status)
  return found ? infos[found] : { tone: 'neutral', notice: 'info', moves: true, after: 'ask' }
}

export const cancelable = (status: string): boolean =>
  ['created', 'redirected', 'pending', 'underpaid'].includes(status)

/** Failures with their own explanation. */
export const failureCodes = [
  'card_declined',
  'insufficient_funds',
  'limit_exceeded',
  'authentication_failed',
  'expired_card',
  'provider_unavailable',
  'rejected_by_rules',
] as const
export const knownFailure = (code: string | null) =>
  code === null ? undefined : known(failureCodes, code)
