import * as v from 'valibot'
import { campaignLimits, campaignStates } from './campaign-terms.ts'
import {
  shortList,
  Id,
  Money,
  Nothing,
  savedVersion,
  textOrNull,
  versionOrNull,
  when,
  Finite,
  longList,
  keptList,
} from './common.ts'
import { list, Paged } from './paging.ts'
import { defineCalls } from './types.ts'

// Campaigns that add a share to top-ups (contract.md 4.22). Every change has a reason and may
// require a proof of identity (4.0.8).

const count = v.optional(Finite, 0)
const Change = v.looseObject({
  id: v.optional(Id, ''),
  at: when,
  by: textOrNull,
  action: v.string(),
  reason: textOrNull,
})
export type CampaignChange = v.InferOutput<typeof Change>

export const Campaign = v.looseObject({
  id: Id,
  status: v.string(),
  title: v.string(),
  /** Percent that is added to a top-up. */
  share: Finite,
  /** Days in UTC, inclusive. */
  startsOn: v.string(),
  endsOn: v.string(),
  /** ISO 3166-1. An empty list means all countries. */
  countries: keptList(v.string()),
  /** Without a code, every top-up gets the share. */
  promoCode: v.nullable(v.string()),
  usesLimit: v.nullable(Finite),
  uses: count,
  results: v.optional(
    v.nullable(v.looseObject({ people: count, topUps: Money, given: Money })),
    null,
  ),
  history: v.optional(longList(Change), []),
  updatedAt: savedVersion,
})
export type Campaign = v.InferOutput<typeof Campaign>

const Overlap = v.looseObject({
  id: Id,
  title: v.string(),
  status: v.string(),
  share: count,
  startsOn: when,
  endsOn: when,
})
export const CampaignPreview = v.looseObject({
  /**
   * The number of people who could use it. A null `country` stands for people whose country is
   * unknown.
   */
  people: Finite,
  groups: v.optional(shortList(v.looseObject({ country: textOrNull, people: count })), []),
  examples: v.optional(shortList(v.looseObject({ topUp: Money, given: Money })), []),
  /** The maximum cost, based on the top-ups of the last 30 days. */
  cost: v.optional(v.nullable(Money), null),
  overlaps: v.optional(shortList(Overlap), []),
})
export type CampaignPreview = v.InferOutput<typeof CampaignPreview>

const Day = v.pipe(v.string(), v.isoDate())
const fields = {
  title: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(campaignLimits.title)),
  share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(campaignLimits.share)),
  startsOn: Day,
  endsOn: Day,
  countries: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  promoCode: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{2,19}$/))),
  usesLimit: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(campaignLimits.uses)),
  ),
}
const reason = v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(campaignLimits.reason))
const one = v.strictObject({ id: Id, reason, updatedAt: versionOrNull })
const place = '/api/v2/discount_campaigns'
const changed = { res: Campaign, invalidates: ['Campaigns'] } as const

export const campaignCalls = defineCalls({
  campaigns: {
    method: 'GET',
    path: place,
    arg: v.strictObject({
      ...Paged,
      status: v.optional(v.picklist(campaignStates)),
      text: v.optional(v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100))),
    }),
    res: v.looseObject({ records: longList(Campaign), ...list }),
    provides: ['Campaigns'],
  },
  campaign: {
    method: 'GET',
    path: `${place}/{id}`,
    arg: v.strictObject({ id: Id }),
    res: Campaign,
    provides: ['Campaigns'],
  },
  /**
   * Shows who would get what, and which other campaigns would apply at the same time. Changes
   * nothing.
   */
  previewCampaign: {
    method: 'POST',
    path: `${place}/preview`,
    endpoint: 'query',
    arg: v.strictObject({ id: v.optional(Id), ...fields }),
    res: CampaignPreview,
  },
  createCampaign: {
    method: 'POST',
    path: place,
    arg: v.strictObject({ ...fields, reason }),
    ...changed,
    repeatable: true,
  },
  updateCampaign: {
    method: 'PUT',
    path: `${place}/{id}`,
    arg: v.strictObject({ id: Id, ...fields, reason, updatedAt: versionOrNull }),
    ...changed,
  },
  publishCampaign: { method: 'POST', path: `${place}/{id}/publish`, arg: one, ...changed },
  endCampaign: { method: 'POST', path: `${place}/{id}/end`, arg: one, ...changed },
  /** Deletes a draft; other campaigns can't be deleted. */
  deleteCampaign: {
    method: 'DELETE',
    path: `${place}/{id}`,
    arg: v.strictObject({ id: Id, reason }),
    res: Nothing,
    invalidates: ['Campaigns'],
  },
})
