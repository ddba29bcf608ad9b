import { campaignStates } from '@/api/contract/campaign-terms.ts'
import type { CampaignState } from '@/api/contract/campaign-terms.ts'
import { choice, defineQuery, page, search } from '@/shared/query/query.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** The query of the campaigns list. */
export const campaignQuery = defineQuery({
  text: search(),
  status: choice(campaignStates),
  page,
})

export const tones: Record<CampaignState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'info',
  running: 'ok',
  ended: 'neutral',
}
