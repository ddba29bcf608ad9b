import { useTranslation } from '@/i18n/use-translation.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { statusBadge } from './status.ts'

export function ProgramStatus({ status }: { status: string }) {
  const { t } = useTranslation('ownSoftware')
  const look = statusBadge(status)
  return (
    <StatusBadge status={status} tone={look?.tone} tip={look && t(`tip.${look.key}`)}>
      {look && t(`status.${look.key}`)}
    </StatusBadge>
  )
}
