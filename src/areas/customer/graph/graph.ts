import { graphGroups, graphMetrics } from '@/api/contract/task-figures.ts'
import type { GraphLine, GraphMetric, TaskGraph } from '@/api/contract/task-figures.ts'
import { sum } from '@/lib/decimal.ts'
import { known } from '@/lib/known.ts'
import { days } from '@/shared/query/days.ts'
import { choice, defineQuery, sort } from '@/shared/query/query.ts'
import type { Patch } from '@/shared/query/query.ts'

export const graphSteps = ['hour', 'day', 'week'] as const
/** What a metric may be split by: within one state, success is all or nothing and only answers take time. */
export const groupsOf = (metric: GraphMetric): readonly (typeof graphGroups)[number][] =>
  metric === 'successRate' || metric === 'avgSeconds'
    ? graphGroups.filter((group) => group !== 'status')
    : graphGroups

const asked = defineQuery({
  metric: sort(graphMetrics, 'tasks'),
  by: sort(graphSteps, 'day'),
  group: choice(graphGroups),
  ...days,
  compare: choice(['previous']),
})
export type GraphQuery = ReturnType<typeof asked.read>
export type GraphPatch = Patch<typeof asked.fields>

/** What the charts can be asked for. */
export const graphQuery = {
  ...asked,
  read(params: URLSearchParams): GraphQuery {
    const { group, ...query } = asked.read(params)
    const fitting = known(groupsOf(query.metric), group ?? '')
    return { ...query, ...(fitting && { group: fitting }) }
  },
}

/** Counts and money add up; shares and times do not. */
export const addsUp = (metric: GraphMetric): boolean =>
  metric === 'tasks' || metric === 'errors' || metric === 'spent'

export interface ViewLine {
  key: string
  title: string | null
  /** For drawing; what is written of money comes from `amounts`. */
  values: (number | null)[]
  amounts: (string | null)[]
  /** Of all of it: a sum, where it adds up. */
  total: string | null
  /** The index of the largest value; -1 where there is none. */
  peak: number
  past: Omit<ViewLine, 'past' | 'title' | 'peak'> | null
}
export interface GraphView {
  times: string[]
  lines: ViewLine[]
}

const place = (at: string): number => Date.parse(at)

/** The lines over one row of times, in order; points that cannot be placed are left out. Null where nothing is to be drawn. */
export function viewOf({ series, compare }: TaskGraph, metric: GraphMetric): GraphView | null {
  const timesOf = (lines: readonly GraphLine[]): string[] =>
    [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))]
      .filter((at) => !Number.isNaN(place(at)))
      .toSorted((one, other) => place(one) - place(other))
  const times = timesOf(series)
  const before = timesOf(compare ?? [])
  // No tasks at all, now and before, are nothing to draw either.
  const drawn = metric === 'tasks' ? [...series, ...(compare ?? [])] : series
  if (
    times.length === 0 ||
    drawn.every(({ points }) =>
      points.every(({ value }) => value === null || (metric === 'tasks' && Number(value) === 0)),
    )
  )
    return null

  const read = (line: GraphLine, over: readonly string[]) => {
    const found = new Map(
      line.points.map(({ at, value }): [string, number | string | null] => [at, value]),
    )
    const amounts = times.map((_, index) => {
      const value = found.get(over[index] ?? '')
      return value === undefined || value === null ? null : String(value)
    })
    return {
      key: line.key ?? '',
      values: amounts.map((amount) => (amount === null ? null : Number(amount))),
      amounts,
      total: addsUp(metric) ? sum(amounts.filter((amount) => amount !== null)) : null,
    }
  }
  const lines = series.map((line): ViewLine => {
    const own = read(line, times)
    const earlier = compare?.find(({ key }) => (key ?? '') === own.key)
    return {
      ...own,
      title: line.title,
      peak: own.values.reduce(
        (best: number, value, index) =>
          value !== null && value > (own.values[best] ?? -1) ? index : best,
        -1,
      ),
      past: earlier ? read(earlier, before) : null,
    }
  })
  return { times, lines }
}

/** By how much more, in percent; null where there is nothing to compare with. */
export function change(now: string | null, before: string | null | undefined): number | null {
  const [to, from] = [Number(now ?? Number.NaN), Number(before ?? Number.NaN)]
  return Number.isFinite(to) && from > 0 ? ((to - from) / from) * 100 : null
}
