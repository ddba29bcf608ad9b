import * as v from 'valibot'
import { Id, moneyOrNull, textOrNull, Finite, longList } from './common.ts'
import { figuresRange } from './task-figures.ts'
import { defineCalls } from './types.ts'

export const proxySteps = ['hour', 'day', 'week'] as const
export const proxyGroups = ['user', 'country', 'product', 'host', 'status'] as const
export type ProxyGroup = (typeof proxyGroups)[number]

const figures = {
  bytes: v.optional(Finite, 0),
  requests: v.optional(Finite, 0),
  /** Percent, 0 to 100; null without a request. */
  successRate: v.optional(v.nullable(Finite), null),
  avgLatencyMs: v.optional(v.nullable(Finite), null),
  spent: moneyOrNull,
}
export const ProxyFigures = v.looseObject(figures)
export type ProxyFigures = v.InferOutput<typeof ProxyFigures>
export const ProxyPoint = v.looseObject({ at: v.string(), ...figures })
export const ProxyRow = v.looseObject({
  key: v.optional(v.nullable(Id), ''),
  title: textOrNull,
  ...figures,
})
export type ProxyRow = v.InferOutput<typeof ProxyRow>

export const ProxyStatistics = v.looseObject({
  summary: ProxyFigures,
  series: v.optional(longList(ProxyPoint), []),
  rows: v.optional(longList(ProxyRow), []),
  /** The previous period, of the same length and point by point, if it was requested. */
  previous: v.optional(
    v.nullable(
      v.looseObject({ summary: ProxyFigures, series: v.optional(longList(ProxyPoint), []) }),
    ),
    null,
  ),
})
export type ProxyStatistics = v.InferOutput<typeof ProxyStatistics>

const { dateFrom, dateTo, timezone } = figuresRange
const key = v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)))

/** Traffic (contract.md 4.10). */
export const proxyFigureCalls = defineCalls({
  proxyStatistics: {
    method: 'GET',
    path: '/api/v2/proxy/statistics',
    arg: v.strictObject({
      dateFrom,
      dateTo,
      timezone,
      granularity: v.optional(v.picklist(proxySteps), 'day'),
      groupBy: v.picklist(proxyGroups),
      userId: v.optional(Id),
      country: key,
      product: key,
      host: key,
      status: key,
      compare: v.optional(v.literal('previous')),
    }),
    res: ProxyStatistics,
    provides: ['ProxyStatistics'],
  },
})
