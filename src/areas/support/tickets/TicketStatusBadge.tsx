import { useTranslation } from '@/i18n/use-translation.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { ticketStatus, ticketTone } from './status.ts'

/** The status of a ticket, with its meaning. */
export function TicketStatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('tickets')
  const found = ticketStatus(status)
  return (
    <StatusBadge status={status} tone={ticketTone(status)} tip={found && t(`tip.${found}`)}>
      {found && t(`status.${found}`)}
    </StatusBadge>
  )
}
