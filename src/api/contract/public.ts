import * as v from 'valibot'
import { shortList, Money, Unread, Finite, longList } from './common.ts'
import { defineCalls } from './types.ts'

const Currency = v.strictObject({ currency: v.optional(v.string()) })

/** Only an answer in a prerendered file has it: the time of the build's source. */
const asOf = v.optional(v.string())

export const PriceItem = v.looseObject({
  type: v.string(),
  slug: v.optional(v.nullable(v.string()), null),
  title: v.optional(v.string(), ''),
  per1000: Money,
  min: v.optional(v.nullable(Money), null),
  max: v.optional(v.nullable(Money), null),
  surcharge: v.optional(
    shortList(v.looseObject({ code: v.string(), text: v.optional(v.string(), '') })),
    [],
  ),
  avgSeconds: v.optional(v.nullable(Finite), null),
  /** Percent, 0 to 100. */
  successRate: v.optional(v.nullable(Finite), null),
  resultType: v.optional(v.string(), 'other'),
  availability: v.optional(v.string(), 'available'),
})
export type PriceItem = v.InferOutput<typeof PriceItem>

export const PublicPrices = v.looseObject({
  asOf,
  currency: v.optional(v.string(), 'USD'),
  updatedAt: v.optional(v.nullable(v.string()), null),
  groups: shortList(
    v.looseObject({
      id: v.string(),
      title: v.optional(v.string(), ''),
      items: shortList(PriceItem),
    }),
  ),
})
export type PublicPrices = v.InferOutput<typeof PublicPrices>

export const ProxyPrices = v.looseObject({
  asOf,
  products: shortList(
    v.looseObject({
      id: v.string(),
      title: v.optional(v.string(), ''),
      unit: v.optional(v.string(), 'gb'),
      tiers: v.optional(
        shortList(
          v.looseObject({
            from: Finite,
            to: v.optional(v.nullable(Finite), null),
            price: Money,
            perUnit: Money,
            discountPercent: v.optional(Finite, 0),
          }),
        ),
        [],
      ),
      minUnits: v.optional(Finite, 1),
      countriesCount: v.optional(v.nullable(Finite), null),
      features: v.optional(shortList(v.string(), 50), []),
    }),
  ),
})

export type ProxyPrices = v.InferOutput<typeof ProxyPrices>

const Rate = v.looseObject({
  type: v.string(),
  per1000: Money,
  min: v.optional(v.nullable(Money), null),
  max: v.optional(v.nullable(Money), null),
})

/** What workers earn with a type, by tasks and by the hour. */
const PayRate = v.looseObject({
  ...Rate.entries,
  /** What an hour with it paid workers in the middle, over the last day. */
  perHour: v.optional(v.nullable(Money), null),
  /** The least that an hour should pay, as the operator sets it; null without one. */
  floor: v.optional(v.nullable(Money), null),
})

export const PublicStatistics = v.looseObject({
  asOf,
  updatedAt: v.optional(v.nullable(v.string()), null),
  rates: shortList(Rate),
  speed: v.optional(
    shortList(
      v.looseObject({
        type: v.string(),
        seconds: Finite,
        p90: v.optional(v.nullable(Finite), null),
      }),
    ),
    [],
  ),
  load: v.optional(
    v.nullable(v.looseObject({ percent: Finite, level: v.optional(v.string(), 'normal') })),
    null,
  ),
  workersOnline: v.optional(v.nullable(Finite), null),
  waitingSeconds: v.optional(v.nullable(Finite), null),
  solvedToday: v.optional(v.nullable(Finite), null),
  /** Percent, 0 to 100. */
  accuracyToday: v.optional(v.nullable(Finite), null),
  employeeRate: v.optional(shortList(PayRate), []),
  /** How long a worker's payout takes in the middle, in minutes from the request. */
  payoutMinutes: v.optional(v.nullable(Finite), null),
})
export type PublicStatistics = v.InferOutput<typeof PublicStatistics>

export const graphNames = [
  'workspeed',
  'workprice',
  'devprice',
  'devspeed',
  'devload',
  'devonline',
] as const

export const Graph = v.looseObject({
  name: v.optional(v.string(), ''),
  unit: v.optional(v.string(), 'count'),
  currency: v.optional(v.nullable(v.string()), null),
  granularity: v.optional(v.string(), 'hour'),
  series: shortList(
    v.looseObject({
      key: v.string(),
      title: v.optional(v.string(), ''),
      points: longList(v.tuple([v.string(), Finite])),
    }),
  ),
  updatedAt: v.optional(v.nullable(v.string()), null),
})
export type Graph = v.InferOutput<typeof Graph>

const UtmValue = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))

const Event = v.variant('type', [
  v.strictObject({
    type: v.literal('referral'),
    data: v.strictObject({
      from: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
      source: v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(255))),
      unique: v.boolean(),
    }),
  }),
  v.strictObject({
    type: v.literal('utm'),
    data: v.strictObject({
      utm_source: UtmValue,
      utm_medium: v.optional(UtmValue),
      utm_campaign: v.optional(UtmValue),
      utm_id: v.optional(UtmValue),
      utm_content: v.optional(UtmValue),
    }),
  }),
])

export const publicCalls = defineCalls({
  customerPrices: {
    method: 'GET',
    path: '/api/v2/customer/prices',
    inCurrency: true,
    inLanguage: true,
    arg: Currency,
    res: PublicPrices,
    provides: ['Prices'],
  },
  proxyPrices: {
    method: 'GET',
    path: '/api/v2/proxy/prices',
    inCurrency: true,
    inLanguage: true,
    arg: v.strictObject({ currency: v.optional(v.string()), utm_campaign: v.optional(v.string()) }),
    res: ProxyPrices,
    provides: ['Prices'],
  },
  publicStatistics: {
    method: 'GET',
    path: '/api/v2/public_statistics',
    inCurrency: true,
    arg: Currency,
    res: PublicStatistics,
    provides: ['Statistics'],
  },
  statisticsGraph: {
    method: 'GET',
    path: '/api/v2/public_statistics/graph/{name}',
    arg: v.strictObject({
      name: v.picklist(graphNames),
      /** Our addition: the specification names no query, and the default is the last day. */
      range: v.optional(v.picklist(['week', 'month'])),
    }),
    res: Graph,
    provides: ['Statistics'],
  },
  trackEvent: {
    method: 'POST',
    path: '/api/v1/event-tracker',
    endpoint: 'none',
    arg: Event,
    res: Unread,
    beacon: true,
  },
})
