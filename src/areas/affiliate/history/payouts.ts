import { payoutStatuses } from '@/api/contract/partner-states.ts'
import { known } from '@/lib/known.ts'
import { dayParams } from '@/shared/query/days.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** The query of the payouts list. */
export const payoutQuery = defineQuery({ status: choice(payoutStatuses), ...dayParams, page })

type Status = (typeof payoutStatuses)[number]
interface Info {
  status: Status | undefined
  tone: BadgeTone
  /** Whether it can still change, so that it is polled. */
  moves: boolean
  /** Where the money is. */
  money: 'taken' | 'sent' | 'back'
}

/** Every status of contract.md 4.7. */
const infos: Record<Status, Omit<Info, 'status'>> = {
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

/** An unknown status is polled, and nothing is said about its money. */
export function payoutInfo(status: string): Partial<Info> & Pick<Info, 'tone' | 'moves'> {
  const found = known(payoutStatuses, status)
  return found ? { status: found, ...infos[found] } : { tone: 'neutral', moves: true }
}

/** Reasons with their own explanation. */
export const payoutReasons = [
  'source_check',
  'identity_check',
  'address_rejected',
  'recipient_returned',
  'provider_unavailable',
  'rules',
] as const

export const hasReceipt = (status: string): boolean => status === 'paid' || status === 'reversed'
