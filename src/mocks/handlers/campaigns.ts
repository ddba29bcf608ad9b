// Over 250 lines: the calls of one contract, which share the checks of a campaign.
import type { InferInput } from 'valibot'
import type { Campaign, campaignCalls } from '../../api/contract/campaigns.ts'
import { fixedFields } from '../../api/contract/campaign-terms.ts'
import { failure, invalid } from '../errors.ts'
import type { FieldFaults } from '../errors.ts'
import { dollars, money } from '../lib/money.ts'
import { needProof } from '../lib/proof.ts'
import { noise } from '../lib/random.ts'
import { dayAt, campaignState } from '../seed/campaigns.ts'
import { pageOf } from '../seed/security.ts'
import { iso } from '../seed/statistics.ts'
import { mustBeStaff } from './staff.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { CampaignEntry, CampaignText, MockCampaign } from '../data/staff.ts'

/** The number of customers by country, largest first. `null` counts those who have named none. */
const people: readonly (readonly [string | null, number])[] = [
  ['US', 5210],
  ['BR', 3480],
  ['IN', 3120],
  ['DE', 2240],
  ['ES', 1310],
  ['FR', 1290],
  ['MX', 1180],
  ['PL', 960],
  ['IT', 910],
  ['PT', 540],
  ['AR', 520],
  ['CO', 430],
  [null, 7900],
]
/** What a customer tops up in a month, on average. */
const average = 14

function shown(campaign: MockCampaign, now: number): InferInput<typeof Campaign> {
  const { isPublished: _, endedAt: __, ...rest } = campaign
  const status = campaignState(campaign, now)
  const topUps = campaign.uses * (11 + 8 * noise('campaign-top-up', campaign.id))
  return {
    ...rest,
    history: rest.history.map((entry) => ({ ...entry })),
    status,
    results:
      status === 'running' || status === 'ended'
        ? {
            people: Math.round(campaign.uses * 0.82),
            topUps: money(dollars(topUps), 'USD'),
            given: money(dollars((topUps * campaign.share) / 100), 'USD'),
          }
        : null,
  }
}
function byId(db: Data, id: string | number): MockCampaign {
  const found = db.campaigns.list.find((campaign) => String(campaign.id) === String(id))
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

const meets = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((country) => other.includes(country))
/** The campaigns that give something to the same people at the same time. */
const overlapping = (db: Data, text: CampaignText, now: number, id?: string): MockCampaign[] =>
  db.campaigns.list.filter(
    (other) =>
      String(other.id) !== id &&
      ['scheduled', 'running'].includes(campaignState(other, now)) &&
      other.startsOn <= text.endsOn &&
      text.startsOn <= other.endsOn &&
      meets(other.countries, text.countries),
  )

/**
 * Checks a campaign.
 * @throws ApiFailure that names the fields
 */
function judge(db: Data, text: CampaignText, now: number, own?: MockCampaign): void {
  const today = dayAt(now)
  const isRunning = own !== undefined && campaignState(own, now) === 'running'
  const wrong: FieldFaults = {
    ...(text.endsOn < text.startsOn && { endsOn: { code: 'mismatch' } }),
    ...(text.endsOn < today && { endsOn: { code: 'out_of_range' } }),
    ...(!isRunning && text.startsOn < today && { startsOn: { code: 'out_of_range' } }),
    ...(own !== undefined &&
      text.usesLimit !== null &&
      text.usesLimit < own.uses && { usesLimit: { code: 'out_of_range' } }),
    // A code belongs to one campaign for as long as it can be used.
    ...(text.promoCode !== null &&
      db.campaigns.list.some(
        (other) =>
          other !== own &&
          campaignState(other, now) !== 'ended' &&
          other.promoCode === text.promoCode,
      ) && { promoCode: { code: 'not_unique' } }),
  }
  if (isRunning)
    for (const name of fixedFields)
      if (text[name] !== own[name]) wrong[name] = { code: 'not_allowed' }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

interface Who {
  db: Data
  user: MockAccount
  now: number
}
function note(
  campaign: MockCampaign,
  { db, user, now }: Who,
  action: CampaignEntry['action'],
  reason: string,
): void {
  db.campaigns.counter += 1
  const entry = { id: db.campaigns.counter, at: iso(now), by: user.name ?? '', action, reason }
  campaign.history.unshift(entry)
  campaign.updatedAt = new Date(now + db.campaigns.counter).toISOString()
  db.campaigns.log.unshift({ ...entry, campaignId: campaign.id, title: campaign.title })
}
/**
 * The campaign that a proven member of the staff is about to change.
 * @param version the `updatedAt` that the change was made on
 * @throws ApiFailure where it may not be changed, is gone, or has changed meanwhile
 */
function changeable(
  context: Who & Parameters<typeof needProof>[0],
  id: string | number,
  version?: string | null,
): MockCampaign {
  mustBeStaff(context.user)
  needProof(context)
  const campaign = byId(context.db, id)
  if (version && version !== campaign.updatedAt)
    throw failure('ERROR_STALE_VERSION', { extra: { current: shown(campaign, context.now) } })
  return campaign
}

const sample = {
  title: 'Sample',
  share: 10,
  startsOn: '2027-03-01',
  endsOn: '2027-03-31',
  countries: ['BR'],
  promoCode: 'SAMPLE10',
  usesLimit: 100,
}
const reason = 'Agreed with finance.'

export const campaignHandlers: Handlers<typeof campaignCalls> = {
  campaigns: {
    access: 'user',
    samples: [{}, { status: 'running', text: 'autumn', page: 0, perPage: 10 }],
    run: ({ arg: { status, text = '', ...paging }, db, user, now }) => {
      mustBeStaff(user)
      const wanted = text.toLowerCase()
      const found = db.campaigns.list
        .filter(
          (campaign) =>
            (!status || campaignState(campaign, now) === status) &&
            `${campaign.title} ${campaign.promoCode ?? ''}`.toLowerCase().includes(wanted),
        )
        .toSorted((one, other) => other.startsOn.localeCompare(one.startsOn))
      const { records, ...rest } = pageOf(found, paging)
      return { records: records.map((campaign) => shown(campaign, now)), ...rest }
    },
  },
  campaign: {
    access: 'user',
    samples: [{ id: 42 }],
    run: ({ arg: { id }, db, user, now }) => {
      mustBeStaff(user)
      return shown(byId(db, id), now)
    },
  },
  previewCampaign: {
    access: 'user',
    samples: [sample, { ...sample, id: 42, countries: [], promoCode: null, usesLimit: null }],
    run: ({ arg: { id, ...text }, db, user, now }) => {
      mustBeStaff(user)
      const groups = people
        .filter(
          ([country]) =>
            text.countries.length === 0 || (country !== null && text.countries.includes(country)),
        )
        .map(([country, count]) => ({ country, people: count }))
      const all = groups.reduce((sum, { people: count }) => sum + count, 0)
      const used = Math.min(all, text.usesLimit ?? all)
      return {
        people: all,
        groups,
        examples: [10, 50, 200].map((amount) => ({
          topUp: money(dollars(amount), 'USD'),
          given: money(dollars((amount * text.share) / 100), 'USD'),
        })),
        cost: money(dollars((used * average * text.share) / 100), 'USD'),
        overlaps: overlapping(db, text, now, id === undefined ? undefined : String(id)).map(
          (other) => ({
            id: other.id,
            title: other.title,
            status: campaignState(other, now),
            share: other.share,
            startsOn: other.startsOn,
            endsOn: other.endsOn,
          }),
        ),
      }
    },
  },
  createCampaign: {
    access: 'user',
    status: 201,
    samples: [{ ...sample, reason }],
    run: ({ arg: { reason: why, ...text }, ...context }) => {
      const { db, user, now } = context
      mustBeStaff(user)
      needProof(context)
      judge(db, text, now)
      db.campaigns.counter += 1
      const campaign: MockCampaign = {
        id: db.campaigns.counter,
        ...text,
        isPublished: false,
        endedAt: null,
        uses: 0,
        history: [],
        updatedAt: iso(now),
      }
      db.campaigns.list.push(campaign)
      note(campaign, context, 'created', why)
      return shown(campaign, now)
    },
  },
  updateCampaign: {
    access: 'user',
    samples: [{ id: 40, ...sample, reason }],
    run: ({ arg: { id, reason: why, updatedAt, ...text }, ...context }) => {
      const { db, now } = context
      const campaign = changeable(context, id, updatedAt)
      if (campaignState(campaign, now) === 'ended') throw failure('ERROR_CONFLICT')
      judge(db, text, now, campaign)
      Object.assign(campaign, text)
      note(campaign, context, 'changed', why)
      return shown(campaign, now)
    },
  },
  publishCampaign: {
    access: 'user',
    samples: [{ id: 40, reason }],
    run: ({ arg: { id, reason: why, updatedAt }, ...context }) => {
      const { db, now } = context
      const campaign = changeable(context, id, updatedAt)
      if (campaign.isPublished) throw failure('ERROR_CONFLICT')
      judge(db, campaign, now, campaign)
      campaign.isPublished = true
      note(campaign, context, 'published', why)
      return shown(campaign, now)
    },
  },
  endCampaign: {
    access: 'user',
    samples: [{ id: 42, reason }],
    run: ({ arg: { id, reason: why, updatedAt }, ...context }) => {
      const { now } = context
      const campaign = changeable(context, id, updatedAt)
      if (!['scheduled', 'running'].includes(campaignState(campaign, now)))
        throw failure('ERROR_CONFLICT')
      campaign.endedAt = iso(now)
      note(campaign, context, 'ended', why)
      return shown(campaign, now)
    },
  },
  deleteCampaign: {
    access: 'user',
    samples: [{ id: 40, reason }],
    run: ({ arg: { id, reason: why }, ...context }) => {
      const { db, now } = context
      const campaign = changeable(context, id)
      if (campaignState(campaign, now) !== 'draft') throw failure('ERROR_CONFLICT')
      note(campaign, context, 'deleted', why)
      db.campaigns.list = db.campaigns.list.filter((other) => other !== campaign)
      return undefined
    },
  },
}
