import { useTranslation } from 'react-i18next'
import { campaignStates } from '@/api/contract/campaign-terms.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { Badge } from '@/ui/Badge.tsx'
import { tones } from './campaigns.ts'

export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('campaigns')
  const one = known(campaignStates, status)
  return one ? (
    <Badge tone={tones[one]}>{t(`status.${one}`)}</Badge>
  ) : (
    <Badge>{plainCode(status)}</Badge>
  )
}
