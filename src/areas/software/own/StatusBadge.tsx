import { useTranslation } from 'react-i18next'
import { plainCode } from '@/lib/plain-code.ts'
import { Badge } from '@/ui/Badge.tsx'
import { statusBadge } from './status.ts'

export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('ownSoftware')
  const look = statusBadge(status)
  if (!look) return <Badge>{plainCode(status)}</Badge>
  return (
    <Badge tone={look.tone} tip={t(`tip.${look.key}`)}>
      {t(`status.${look.key}`)}
    </Badge>
  )
}
