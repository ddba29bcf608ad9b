import * as v from 'valibot'
import {
  flag,
  shortList,
  Id,
  Money,
  NoArg,
  moneyOrNull,
  textOrNull,
  when,
  Finite,
  longList,
} from './common.ts'
import { Percent } from './money.ts'
import { list, Paged, optionalRange } from './paging.ts'
import {
  attributionLinks,
  materialKinds,
  referralKinds,
  referralSorts,
  sourceSorts,
  statSteps,
  subIdPattern,
} from './partner-states.ts'
import { defineCalls } from './types.ts'

const count = v.optional(Finite, 0)
const percent = v.optional(v.nullable(Percent), null)
const SubId = v.pipe(v.string(), v.regex(subIdPattern))
const Word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

const PartnerLanding = v.looseObject({ slug: v.string(), url: v.string(), title: textOrNull })
export type PartnerLanding = v.InferOutput<typeof PartnerLanding>

export const Partner = v.looseObject({
  /** The value of `from` in a link. */
  referralId: Id,
  links: v.looseObject({
    default: v.string(),
    byLanding: v.optional(shortList(PartnerLanding), []),
  }),
  rates: v.looseObject({
    customerPercent: percent,
    workerPercent: percent,
    softwarePercent: percent,
    proxyPercent: percent,
    /**
     * The number of days for which a referral counts; null means as long as they use the service.
     */
    lifetimeDays: v.optional(v.nullable(Finite), null),
  }),
  balance: v.looseObject({
    available: moneyOrNull,
    /** Earnings that can still be reversed. */
    hold: moneyOrNull,
    paid: moneyOrNull,
    /** The amount of payouts in progress. */
    pending: moneyOrNull,
  }),
  stats: v.looseObject({ clicks: count, signups: count, payingUsers: count, earned: moneyOrNull }),
  status: v.optional(v.string(), 'active'),
  /** Proposed: a code for where no link can be clicked. */
  coupon: v.optional(
    v.nullable(
      v.looseObject({
        code: v.string(),
        /** What is added to the first top-up of whoever enters it. */
        bonusPercent: percent,
        uses: count,
      }),
    ),
    null,
  ),
  /** Proposed: who counts as whose. */
  attribution: v.optional(
    v.nullable(
      v.looseObject({
        /** Which of several links counts. */
        link: v.picklist(attributionLinks),
        /** How long a visit counts. */
        days: Finite,
        /** Whether a coupon counts before any link. */
        couponFirst: flag,
      }),
    ),
    null,
  ),
})
export type Partner = v.InferOutput<typeof Partner>

const PartnerStat = v.looseObject({
  at: v.string(),
  clicks: count,
  signups: count,
  payingUsers: count,
  earned: moneyOrNull,
})
export type PartnerStat = v.InferOutput<typeof PartnerStat>

export const Referral = v.looseObject({
  id: Id,
  maskedEmail: textOrNull,
  kind: v.optional(v.string(), ''),
  registeredAt: when,
  lastActivityAt: textOrNull,
  source: textOrNull,
  subId: textOrNull,
  landing: textOrNull,
  spentOrEarned: moneyOrNull,
  commission: moneyOrNull,
  status: v.optional(v.string(), ''),
})
export type Referral = v.InferOutput<typeof Referral>

export const Source = v.looseObject({
  source: textOrNull,
  subId: textOrNull,
  landing: textOrNull,
  clicks: count,
  signups: count,
  paying: count,
  /** In percent. */
  conversion: v.optional(v.nullable(Finite), null),
  commission: moneyOrNull,
})
export type Source = v.InferOutput<typeof Source>

export const Material = v.looseObject({
  id: Id,
  title: v.optional(v.string(), ''),
  previewUrl: textOrNull,
  size: textOrNull,
  format: textOrNull,
  /** HTML to copy, with the partner's link in it. */
  code: textOrNull,
  url: textOrNull,
  language: textOrNull,
})
export type Material = v.InferOutput<typeof Material>

/** The affiliate programme (contract.md 4.7). */
export const partnerCalls = defineCalls({
  partner: {
    method: 'GET',
    path: '/api/v2/partner',
    arg: NoArg,
    res: Partner,
    provides: ['Partner'],
  },
  partnerStats: {
    method: 'GET',
    path: '/api/v2/partner/stats',
    arg: v.strictObject({
      ...optionalRange,
      granularity: v.optional(v.picklist(statSteps)),
      source: v.optional(Word),
    }),
    res: v.looseObject({
      records: longList(PartnerStat),
      /** The existing sources, for the filter. */
      sources: v.optional(shortList(v.string()), []),
    }),
    provides: ['Partner'],
  },
  referrals: {
    method: 'GET',
    path: '/api/v2/partner/referrals',
    arg: v.strictObject({
      ...Paged,
      ...optionalRange,
      kind: v.optional(v.picklist(referralKinds)),
      active: v.optional(v.picklist(['true', 'false'])),
      source: v.optional(Word),
      subId: v.optional(SubId),
      sort: v.optional(v.picklist(referralSorts)),
    }),
    res: v.looseObject({
      records: longList(Referral),
      ...list,
      /** Totals over all filtered rows, by currency. */
      totals: v.optional(
        shortList(v.looseObject({ count, spentOrEarned: Money, commission: Money })),
        [],
      ),
    }),
    provides: ['Partner'],
  },
  referralSources: {
    method: 'GET',
    path: '/api/v2/partner/sources',
    arg: v.strictObject({
      ...Paged,
      ...optionalRange,
      landing: v.optional(Word),
      sort: v.optional(v.picklist(sourceSorts)),
    }),
    res: v.looseObject({
      records: longList(Source),
      ...list,
      landings: v.optional(shortList(v.string()), []),
      totals: v.optional(
        shortList(
          v.looseObject({ clicks: count, signups: count, paying: count, commission: Money }),
        ),
        [],
      ),
    }),
    provides: ['Partner'],
  },
  partnerMaterials: {
    method: 'GET',
    path: '/api/v1/partner/materials',
    arg: v.strictObject({
      kind: v.picklist(materialKinds),
      language: v.optional(v.picklist(['en', 'ru', 'zh'])),
    }),
    res: v.looseObject({ records: longList(Material) }),
  },
  partnerRules: {
    method: 'GET',
    path: '/api/v1/partner/rules',
    arg: v.strictObject({ language: v.picklist(['en', 'ru', 'zh']) }),
    res: v.looseObject({ html: v.string(), updatedAt: textOrNull, language: textOrNull }),
  },
})
