import { paymentStatuses } from '@/api/contract/payment-states.ts'
import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'
import type { NoticeTone } from '@/ui/Notice.tsx'

export type PaymentStatus = (typeof paymentStatuses)[number]

interface Look {
  tone: BadgeTone
  notice: NoticeTone
  /** It will change by itself: watched. */
  moves: boolean
  /** `again`: nothing was paid, and one may try anew. */
  after: 'wait' | 'done' | 'again' | 'ask'
}

/** Every status of contract.md 4.18 with its look and what comes after it. Nothing is a success before `paid`. */
const looks: Record<PaymentStatus, Look> = {
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

export const knownStatus = (status: string): PaymentStatus | undefined =>
  known(paymentStatuses, status)

/** One that this site does not know is watched, and neither praised nor mourned. */
export function statusLook(status: string): Look {
  const found = knownStatus(status)
  return found ? looks[found] : { tone: 'neutral', notice: 'info', moves: true, after: 'ask' }
}

export const cancelable = (status: string): boolean =>
  ['created', 'redirected', 'pending', 'underpaid'].includes(status)

/** Failures with words and a cure of their own. */
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
