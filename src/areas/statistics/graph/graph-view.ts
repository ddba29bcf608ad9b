import type { Graph } from '@/api/contract/public.ts'

export interface DrawnLine {
  key: string
  /** The backend's title. */
  title: string
  /** One value per time of the view. */
  values: (number | null)[]
  min: number
  max: number
  last: number
}
export interface GraphViewData {
  times: string[]
  lines: DrawnLine[]
}

/** Aligns the lines of a graph on all of their times; null if there is nothing to draw. */
export function graphView(graph: Pick<Graph, 'series'>): GraphViewData | null {
  const points = graph.series.map(({ points: given }) =>
    given.filter(([at, value]) => !Number.isNaN(Date.parse(at)) && Number.isFinite(value)),
  )
  const times = [...new Set(points.flatMap((line) => line.map(([at]) => at)))].toSorted(
    (a, b) => Date.parse(a) - Date.parse(b),
  )
  const lines = graph.series.flatMap(({ key, title }, index): DrawnLine[] => {
    const own = new Map(points[index])
    const numbers = [...own.values()]
    const last = times.map((at) => own.get(at)).findLast((value) => value !== undefined)
    if (last === undefined) return []
    return [
      {
        key,
        title,
        values: times.map((at) => own.get(at) ?? null),
        min: Math.min(...numbers),
        max: Math.max(...numbers),
        last,
      },
    ]
  })
  return lines.length > 0 ? { times, lines } : null
}
