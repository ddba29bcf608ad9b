import { ticketCategoryIds, ticketStatuses } from '@/api/contract/tickets.ts'
import type { TicketStatus } from '@/api/contract/tickets.ts'
import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

const tones: Record<TicketStatus, BadgeTone> = {
  new: 'info',
  open: 'info',
  waiting_customer: 'earls',
  solved: 'ok',
  closed: 'neutral',
  reopened: 'warn',
  merged: 'neutral',
}

export const ticketStatus = (code: string): TicketStatus | undefined => known(ticketStatuses, code)
export const categoryOf = (code: string) => known(ticketCategoryIds, code)

/** An unknown status is neutral. */
export function ticketTone(code: string): BadgeTone {
  const status = ticketStatus(code)
  return status ? tones[status] : 'neutral'
}

/** Whether a message can be added. A message reopens a solved ticket. */
export const isWritable = (code: string): boolean => code !== 'closed' && code !== 'merged'
export const canClose = (code: string): boolean => !['solved', 'closed', 'merged'].includes(code)
export const canRate = (code: string): boolean => code === 'solved' || code === 'closed'
