import { useTranslation } from '@/i18n/use-translation.ts'
import { campaignStates } from '@/api/contract/campaign-terms.ts'
import { known } from '@/lib/known.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import type { CampaignState } from '@/api/contract/campaign-terms.ts'
import { choice, defineQuery, page, searchParam } from '@/shared/query/query.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** The query of the campaigns list. */
export const campaignQuery = defineQuery({
  text: searchParam(),
  status: choice(campaignStates),
  page,
})

export const tones: Record<CampaignState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'info',
  running: 'ok',
  ended: 'neutral',
}

export function CampaignStatus({ status }: { status: string }) {
  const { t } = useTranslation('campaigns')
  const one = known(campaignStates, status)
  return (
    <StatusBadge status={status} tone={one && tones[one]}>
      {one && t(`status.${one}`)}
    </StatusBadge>
  )
}
