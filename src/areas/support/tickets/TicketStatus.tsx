import { useTranslation } from 'react-i18next'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { statusOf, toneOf } from './status.ts'

/** The status of a ticket, with its meaning. */
export function TicketStatus({ status }: { status: string }) {
  const { t } = useTranslation('tickets')
  const found = statusOf(status)
  return (
    <StatusBadge status={status} tone={toneOf(status)} tip={found && t(`tip.${found}`)}>
      {found && t(`status.${found}`)}
    </StatusBadge>
  )
}
