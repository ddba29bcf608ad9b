import type { Data } from '../db.ts'
import { campaignState } from '../seed/campaigns.ts'
import { promos } from '../seed/transfers.ts'
import type { Promo } from '../seed/transfers.ts'

/** The code of a partner, by the account's number. */
export const couponOf = ({ id }: { id: number }): string => `FRIEND-${id}`
export const couponPercent = 5
export const isCoupon = ({ accounts }: Data, code: string): boolean =>
  accounts.some((account) => couponOf(account) === code)

/** A code as it stands now: of the seed, of a partner, or of a campaign that runs. */
export function promoOf(db: Data, code: string, now: number): Promo | undefined {
  if (Object.hasOwn(promos, code)) return promos[code]
  if (isCoupon(db, code)) return { bonus: couponPercent, percent: true, firstOnly: true }
  const campaign = db.campaigns.list.find(
    (one) => one.promoCode === code && campaignState(one, now) === 'running',
  )
  return campaign && { bonus: campaign.share, percent: true }
}
