import type { Data } from '../db.ts'
import { campaignState } from '../seed/campaigns.ts'
import { promos } from '../seed/transfers.ts'
import type { Promo } from '../seed/transfers.ts'

/** A code as it stands now: of the seed, or of a campaign that runs. */
export function promoOf({ campaigns }: Data, code: string, now: number): Promo | undefined {
  if (Object.hasOwn(promos, code)) return promos[code]
  const campaign = campaigns.list.find(
    (one) => one.promoCode === code && campaignState(one, now) === 'running',
  )
  return campaign && { bonus: campaign.share, percent: true }
}
