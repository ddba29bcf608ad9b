import { payoutStatuses } from '@/api/contract/partner-states.ts'
import { known } from '@/lib/known.ts'
import { days } from '@/shared/query/days.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** What the list of payouts can be asked for. */
export const payoutQuery = defineQuery({ status: choice(payoutStatuses), ...days, page })

type Status = (typeof payoutStatuses)[number]
interface Look {
  status: Status | undefined
  tone: BadgeTone
  /** It will change by itself: watched. */
  moves: boolean
  /** Where the money is. */
  money: 'taken' | 'sent' | 'back'
}

/** Every status of contract.md 4.7. */
const looks: Record<Status, Omit<Look, 'status'>> = {
  requested: { tone: 'info', moves: true, money: 'taken' },
  on_review: { tone: 'warn', moves: true, money: 'taken' },
  approved: { tone: 'info', moves: true, money: 'taken' },
  processing: { tone: 'info', moves: true, money: 'taken' },
  paid: { tone: 'ok', moves: false, money: 'sent' },
  rejected: { tone: 'bad', moves: false, money: 'back' },
  canceled: { tone: 'neutral', moves: false, money: 'back' },
  failed: { tone: 'bad', moves: false, money: 'back' },
  reversed: { tone: 'warn', moves: false, money: 'back' },
}

/** One that this site does not know is watched, and nothing is said of its money. */
export function payoutLook(status: string): Partial<Look> & Pick<Look, 'tone' | 'moves'> {
  const found = known(payoutStatuses, status)
  return found ? { status: found, ...looks[found] } : { tone: 'neutral', moves: true }
}

/** Reasons with words of their own. */
export const reasons = [
  'source_check',
  'identity_check',
  'address_rejected',
  'recipient_returned',
  'provider_unavailable',
  'rules',
] as const

export const hasReceipt = (status: string): boolean => status === 'paid' || status === 'reversed'
