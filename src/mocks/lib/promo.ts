import { campaignState } from '../seed/campaigns.ts'
import { couponOf } from '../seed/referrals.ts'
import { promos } from '../seed/transfers.ts'
import type { Promo } from '../seed/transfers.ts'
import type { Data } from '../data/data.ts'
import type { MockAccount } from '../data/accounts.ts'

export const couponPercent = 5
/** Whose coupon a code is. */
export const couponPartner = ({ accounts }: Data, code: string): MockAccount | undefined =>
  accounts.find((account) => couponOf(account) === code)

/**
 * A code as it stands now for an account: of the seed, of a partner, or of a campaign that runs.
 * Nobody brings themselves.
 */
export function promoOf(
  db: Data,
  account: MockAccount,
  code: string,
  now: number,
): Promo | undefined {
  if (Object.hasOwn(promos, code)) return promos[code]
  const partner = couponPartner(db, code)
  if (partner)
    return partner === account
      ? undefined
      : { bonus: couponPercent, percent: true, firstOnly: true }
  const campaign = db.campaigns.list.find(
    (one) => one.promoCode === code && campaignState(one, now) === 'running',
  )
  return campaign && { bonus: campaign.share, percent: true }
}
