import type { CampaignState } from '../../api/contract/campaign-terms.ts'
import { noise } from '../lib/random.ts'
import { iso, graphSpans } from './statistics.ts'
import type { CampaignEntry, MockCampaign, CampaignsData } from '../data/staff.ts'
import type { MockAccount } from '../data/accounts.ts'

const { day } = graphSpans

/** The UTC day a number of days after a time. */
export const dayAt = (time: number, days = 0): string => iso(time + days * day).slice(0, 10)

export function campaignState(campaign: MockCampaign, now: number): CampaignState {
  const today = dayAt(now)
  if (!campaign.isPublished) return 'draft'
  if (campaign.endedAt !== null || campaign.endsOn < today) return 'ended'
  if (campaign.usesLimit !== null && campaign.uses >= campaign.usesLimit) return 'ended'
  return campaign.startsOn > today ? 'scheduled' : 'running'
}

/** Title, share, first and last day counted from now, countries, code, limit, uses, published. */
const written: readonly (readonly [
  string,
  number,
  number,
  number,
  string,
  string | null,
  number | null,
  number,
  boolean,
])[] = [
  ['Winter top-up', 12, 18, 46, '', null, null, 0, false],
  ['New Year in Brazil', 15, 32, 45, 'BR', 'ANONOVO', 2000, 0, true],
  ['Autumn top-up', 10, -20, 12, '', 'TOPUP10', 5000, 1284, true],
  ['Iberia and Latin America', 8, -6, 20, 'ES PT MX AR CO', null, null, 611, true],
  ['Spring welcome', 5, -240, -200, '', 'SPRING', null, 3902, true],
  ['Back to school', 7, -85, -60, 'DE FR IT', 'SCHOOL7', 1000, 1000, true],
]

export function seedCampaigns(accounts: readonly MockAccount[], now: number): CampaignsData {
  const by = accounts.find(({ persona }) => persona === 'admin')?.name ?? ''
  let entry = 0
  const log: CampaignsData['log'] = []
  const list = written.map(
    (
      [title, share, from, to, countries, promoCode, usesLimit, uses, isPublished],
      index,
    ): MockCampaign => {
      const id = 40 + index
      const note = (
        action: CampaignEntry['action'],
        daysAgo: number,
        reason: string,
      ): CampaignEntry => {
        entry += 1
        const made = {
          id: entry,
          at: iso(now - daysAgo * day - Math.floor(noise('campaign', entry) * 5) * graphSpans.hour),
          by,
          action,
          reason,
        }
        log.push({ ...made, campaignId: id, title })
        return made
      }
      const begun = Math.max(3, 6 - from)
      return {
        id,
        title,
        share,
        startsOn: dayAt(now, from),
        endsOn: dayAt(now, to),
        countries: countries === '' ? [] : countries.split(' '),
        promoCode,
        usesLimit,
        isPublished,
        endedAt: null,
        uses,
        history: [
          ...(isPublished ? [note('published', begun - 2, 'Agreed with finance.')] : []),
          note('created', begun, 'Planned with marketing for the season.'),
        ],
        updatedAt: iso(now - begun * day),
      }
    },
  )
  return {
    counter: 100,
    list,
    log: log.toSorted((one, other) => other.at.localeCompare(one.at)),
  }
}
