import type { SoftwareStatistics } from '@/api/contract/software.ts'
import { choice, defineQuery } from '@/shared/query/query.ts'

/** The spans of the figures in days, as the address has them; the week is not in it. */
export const figureSpans = ['7', '30', '90', '365'] as const
export const spanQuery = defineQuery({ days: choice(figureSpans) })

type Day = SoftwareStatistics['series'][number]

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
const sumOrNull = (values: readonly (number | null)[]): number | null => {
  const known = values.flatMap((value) => value ?? [])
  return known.length > 0 ? sum(known) : null
}

/** A bar for several days, under the first of them. Users are counted by day, so the most count. */
function joined(days: readonly Day[]): Day | null {
  const [first] = days
  if (!first) return null
  const amounts = days.map(({ earned }) => earned?.amount ?? null)
  const earned = sumOrNull(amounts.map((amount) => (amount === null ? null : Number(amount))))
  return {
    ...first,
    tasks: sum(days.map(({ tasks }) => tasks)),
    users: Math.max(...days.map(({ users }) => users)),
    earned: first.earned && { ...first.earned, amount: (earned ?? 0).toFixed(4) },
    views: sumOrNull(days.map(({ views }) => views)),
    downloads: sumOrNull(days.map(({ downloads }) => downloads)),
  }
}

/** The days of a chart: seven in one bar where there are more than a month of them. */
export function figureBars(series: readonly Day[]): Day[] {
  if (series.length <= 31) return [...series]
  // The last bar is whole; the first may have fewer days.
  const begin = series.length % 7
  const weeks = Array.from({ length: Math.ceil(series.length / 7) }, (_, at) => {
    const from = begin === 0 ? at * 7 : Math.max(0, begin + (at - 1) * 7)
    return joined(series.slice(from, begin === 0 ? from + 7 : begin + at * 7))
  })
  return weeks.flatMap((week) => week ?? [])
}
