import * as v from 'valibot'
import { campaignLimits } from '@/api/contract/campaign-terms.ts'
import type { Campaign, campaignCalls } from '@/api/contract/campaigns.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import { digitsOf } from '@/lib/typed-amount.ts'

export interface CampaignValues {
  title: string
  /** The typed percentage. */
  share: string
  startsOn: string
  endsOn: string
  where: 'any' | 'some'
  countries: string[]
  /** If empty, every top-up gets the bonus. */
  promoCode: string
  /** If empty, there is no limit. */
  usesLimit: string
  reason: string
}
export type CampaignFields = Omit<ArgOf<(typeof campaignCalls)['createCampaign']>, 'reason'>

const whole = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform(digitsOf),
    v.check(
      (text) =>
        text === '' || (/^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= most),
      'out_of_range',
    ),
  )
const day = v.pipe(v.string(), v.nonEmpty(), v.isoDate())
export const reasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.minLength(5),
  v.maxLength(campaignLimits.reason),
)

const texts = {
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.minLength(3),
    v.maxLength(campaignLimits.title),
  ),
  share: v.pipe(whole(campaignLimits.share), v.nonEmpty()),
  startsOn: day,
  endsOn: day,
  where: v.picklist(['any', 'some']),
  countries: v.array(v.string()),
  promoCode: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.check((code) => code === '' || /^[A-Z0-9][A-Z0-9-]{2,19}$/.test(code), 'bad_format'),
  ),
  usesLimit: whole(campaignLimits.uses),
}

function toFields({
  title,
  share,
  startsOn,
  endsOn,
  where,
  countries,
  promoCode,
  usesLimit,
}: Omit<CampaignValues, 'reason'>): CampaignFields {
  return {
    title,
    share: Number(share),
    startsOn,
    endsOn,
    countries: where === 'any' ? [] : countries,
    promoCode: promoCode === '' ? null : promoCode,
    usesLimit: usesLimit === '' ? null : Number(usesLimit),
  }
}
const hasCountries = ({ where, countries }: Pick<CampaignValues, 'where' | 'countries'>) =>
  where === 'any' || countries.length > 0
const isInOrder = ({ startsOn, endsOn }: Pick<CampaignValues, 'startsOn' | 'endsOn'>) =>
  startsOn <= endsOn

/** The argument of a change, with its reason. */
export const CampaignForm = v.pipe(
  v.object({ ...texts, reason: reasonSchema }),
  v.forward(
    v.check((values) => hasCountries(values), 'required'),
    ['countries'],
  ),
  v.forward(
    v.check((values) => isInOrder(values), 'mismatch'),
    ['endsOn'],
  ),
  v.transform(({ reason, ...values }) => ({ ...toFields(values), reason })),
)

/** The same without a reason, because a preview changes nothing. */
export const CampaignDraft = v.pipe(
  v.object(texts),
  v.forward(
    v.check((values) => hasCountries(values), 'required'),
    ['countries'],
  ),
  v.forward(
    v.check((values) => isInOrder(values), 'mismatch'),
    ['endsOn'],
  ),
  v.transform(toFields),
)

/** The initial values of the form. Every change requires a new reason. */
export const campaignValues = (campaign: Campaign | null): CampaignValues => ({
  title: campaign?.title ?? '',
  share: campaign ? String(campaign.share) : '',
  startsOn: campaign?.startsOn ?? '',
  endsOn: campaign?.endsOn ?? '',
  where: campaign && campaign.countries.length > 0 ? 'some' : 'any',
  countries: campaign?.countries ?? [],
  promoCode: campaign?.promoCode ?? '',
  usesLimit: campaign?.usesLimit ? String(campaign.usesLimit) : '',
  reason: '',
})

/** The fields of a campaign, as a preview takes them. */
export const campaignFields = ({
  title,
  share,
  startsOn,
  endsOn,
  countries,
  promoCode,
  usesLimit,
}: Campaign): CampaignFields => ({
  title,
  share,
  startsOn,
  endsOn,
  countries,
  promoCode,
  usesLimit,
})
