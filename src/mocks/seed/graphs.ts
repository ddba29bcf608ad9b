import type { InferInput } from 'valibot'
import type { Graph, graphNames } from '../../api/contract/public.ts'
import {
  iso,
  loadAt,
  payAt,
  priceAt,
  roundFigure,
  secondsAt,
  graphSpans,
  startOf,
  waitingAt,
  workersAt,
} from './statistics.ts'
import { taskTypes } from './types.ts'
import type { TaskType } from './types.ts'

export type GraphName = (typeof graphNames)[number]
export type MockGraphRange = 'day' | 'week' | 'month'

interface Line {
  key: string
  title: string
  at: (seed: number, time: number) => number
}

const shown = ['image-picture-captcha-solver', 'recaptcha_v2', 'cloudflare-turnstile'] as const

const byType = (at: (seed: number, type: TaskType, time: number) => number): Line[] =>
  taskTypes
    .filter(({ slug }) => shown.some((known) => known === slug))
    .map((type) => ({
      key: type.slug,
      title: type.title,
      at: (seed, time) => at(seed, type, time),
    }))

const graphs: Record<GraphName, { unit: 'usd' | 'seconds' | 'percent' | 'count'; lines: Line[] }> =
  {
    workspeed: { unit: 'seconds', lines: [{ key: 'all', title: 'Waiting time', at: waitingAt }] },
    workprice: { unit: 'usd', lines: byType((seed, type, time) => payAt(seed, type, time) / 1e6) },
    devprice: { unit: 'usd', lines: byType((seed, type, time) => priceAt(seed, type, time) / 1e6) },
    devspeed: { unit: 'seconds', lines: byType(secondsAt) },
    devload: { unit: 'percent', lines: [{ key: 'all', title: 'Service load', at: loadAt }] },
    devonline: { unit: 'count', lines: [{ key: 'all', title: 'Workers online', at: workersAt }] },
  }

const ranges = {
  day: { granularity: 'hour', step: graphSpans.hour, points: 24 },
  week: { granularity: 'hour', step: graphSpans.hour, points: 168 },
  month: { granularity: 'day', step: graphSpans.day, points: 30 },
} as const

/** The latest points. A point of a past step is the mean of four readings within the step. */
export function drawStatisticsGraph(
  seed: number,
  name: GraphName,
  range: MockGraphRange,
  now: number,
): InferInput<typeof Graph> {
  const { unit, lines } = graphs[name]
  const { granularity, step, points } = ranges[range]
  const last = startOf(now, step)
  const places = unit === 'usd' ? 2 : unit === 'seconds' ? 1 : 0
  const mean = (line: Line, start: number): number => {
    const readings = [0, 0.25, 0.5, 0.75].map((part) => line.at(seed, start + part * step))
    return roundFigure(readings.reduce((sum, value) => sum + value, 0) / readings.length, places)
  }
  return {
    name,
    unit,
    currency: unit === 'usd' ? 'USD' : null,
    granularity,
    series: lines.map((line) => ({
      key: line.key,
      title: line.title,
      points: Array.from({ length: points }, (_, i): [string, number] => {
        const start = last - (points - 1 - i) * step
        return [
          iso(start),
          start === last ? roundFigure(line.at(seed, now), places) : mean(line, start),
        ]
      }),
    })),
    updatedAt: iso(startOf(now, graphSpans.minute)),
  }
}
