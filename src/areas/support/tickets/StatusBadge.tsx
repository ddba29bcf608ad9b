import { useTranslation } from 'react-i18next'
import { plainCode } from '@/lib/plain-code.ts'
import { Badge } from '@/ui/Badge.tsx'
import { statusOf, toneOf } from './status.ts'

/** The status of a ticket, with its meaning. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('tickets')
  const found = statusOf(status)
  return (
    <Badge tone={toneOf(status)} tip={found && t(`tip.${found}`)}>
      {found ? t(`status.${found}`) : plainCode(status)}
    </Badge>
  )
}
