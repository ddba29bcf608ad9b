import { sum } from '@/lib/decimal.ts'

/** One line as the backend sends it, with points in any order. */
export interface FigureLine {
  key: string | number | null
  title: string | null
  points: readonly { at: string; value: string | number | null }[]
}
interface Figures {
  series: readonly FigureLine[]
  /** The same measure in the previous period, line by line. */
  compare: readonly FigureLine[] | null
}
interface Measure {
  /** Whether the values can be summed. Shares and durations cannot. */
  addsUp: boolean
  /** Whether nothing is drawn when all values are 0, now and before. */
  isNothingAtZero: boolean
}

export interface ViewLine {
  key: string
  title: string | null
  /** For drawing only; money texts come from `amounts`. */
  values: (number | null)[]
  amounts: (string | null)[]
  /** The total, if the values can be summed. */
  total: string | null
  /** The index of the largest value, or -1. */
  peak: number
  past: Omit<ViewLine, 'past' | 'title' | 'peak'> | null
}
export interface ComparedView {
  times: string[]
  lines: ViewLine[]
}

const place = (at: string): number => Date.parse(at)

/**
 * Aligns the lines on one ordered row of times. Points that cannot be placed are dropped. Null if
 * there is nothing to draw.
 */
export function chartView(
  { series, compare }: Figures,
  { addsUp, isNothingAtZero }: Measure,
): ComparedView | null {
  const timesOf = (lines: readonly FigureLine[]): string[] =>
    [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))]
      .filter((at) => !Number.isNaN(place(at)))
      .toSorted((one, other) => place(one) - place(other))
  const times = timesOf(series)
  const before = timesOf(compare ?? [])
  const drawn = isNothingAtZero ? [...series, ...(compare ?? [])] : series
  if (
    times.length === 0 ||
    drawn.every(({ points }) =>
      points.every(({ value }) => value === null || (isNothingAtZero && Number(value) === 0)),
    )
  )
    return null

  const read = (line: FigureLine, over: readonly string[]) => {
    const found = new Map(
      line.points.map(({ at, value }): [string, number | string | null] => [at, value]),
    )
    const amounts = times.map((_, index) => {
      const value = found.get(over[index] ?? '')
      return value === undefined || value === null ? null : String(value)
    })
    return {
      key: String(line.key ?? ''),
      values: amounts.map((amount) => (amount === null ? null : Number(amount))),
      amounts,
      total: addsUp ? sum(amounts.filter((amount) => amount !== null)) : null,
    }
  }
  const lines = series.map((line): ViewLine => {
    const own = read(line, times)
    const earlier = compare?.find(({ key }) => String(key ?? '') === own.key)
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

/** The change in percent, or null if there is nothing to compare with. */
export function relativeChange(
  now: string | null,
  before: string | null | undefined,
): number | null {
  const [to, from] = [Number(now ?? Number.NaN), Number(before ?? Number.NaN)]
  return Number.isFinite(to) && from > 0 ? ((to - from) / from) * 100 : null
}
