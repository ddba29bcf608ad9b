import type { PartnerStat } from '@/api/contract/partner.ts'
import { statSteps } from '@/api/contract/partner-states.ts'
import { sum } from '@/lib/decimal.ts'
import { addDays, daysBetween } from '@/lib/zone.ts'
import { dayParams } from '@/shared/query/days.ts'
import { choice, defineQuery, sort, textParam } from '@/shared/query/query.ts'

export const affiliateMetrics = [
  'clicks',
  'signups',
  'payingUsers',
  'conversion',
  'earned',
] as const
export type AffiliateMetric = (typeof affiliateMetrics)[number]

/** The query of the chart. */
export const statsQuery = defineQuery({
  metric: sort(affiliateMetrics, 'clicks'),
  by: sort(statSteps, 'day'),
  source: textParam(/^[\w.-]{1,64}$/),
  ...dayParams,
  compare: choice(['previous']),
})
export type StatsQuery = ReturnType<typeof statsQuery.read>

const usualDays = 30
/** The maximum number of days that a chart can show. */
export const mostDays = 366

export interface StatsSpan {
  dateFrom: string
  dateTo: string
}

/** Completes the range; the last thirty days by default. */
export function statsSpan({ dateFrom, dateTo }: Partial<StatsSpan>, today: string): StatsSpan {
  const to = dateTo ?? (dateFrom && dateFrom > today ? dateFrom : today)
  const from = dateFrom ?? addDays(to, 1 - usualDays)
  const furthest = addDays(to, 1 - mostDays)
  return { dateFrom: from < furthest ? furthest : from, dateTo: to }
}

/** The same number of days before the range. */
export function spanBefore({ dateFrom, dateTo }: StatsSpan): StatsSpan {
  const to = addDays(dateFrom, -1)
  return { dateFrom: addDays(to, 1 - daysBetween(dateFrom, dateTo)), dateTo: to }
}

/** The figure of one or more days as text; null if it would divide by zero. */
export function figureOf(stats: readonly PartnerStat[], metric: AffiliateMetric): string | null {
  const count = (name: 'clicks' | 'signups' | 'payingUsers'): number =>
    stats.reduce((all, stat) => all + stat[name], 0)
  if (metric === 'earned') return sum(stats.map(({ earned }) => earned?.amount ?? '0'))
  if (metric !== 'conversion') return String(count(metric))
  const clicks = count('clicks')
  return clicks > 0 ? String((count('signups') / clicks) * 100) : null
}

/** The change in percent; null if there is nothing to compare with. */
export function statsChange(now: string | null, before: string | null): number | null {
  const [to, from] = [Number(now ?? Number.NaN), Number(before ?? Number.NaN)]
  return Number.isFinite(to) && from > 0 ? ((to - from) / from) * 100 : null
}
