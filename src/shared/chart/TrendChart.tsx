import { useState } from 'react'
import { ChartFrame } from './ChartFrame.tsx'
import type { ChartWords } from './ChartFrame.tsx'
import { TrendDrawing } from './TrendDrawing.tsx'

export interface TrendPoint {
  key: string
  /** Below the axis. */
  label: string
  /** In full, for the table and the readout. */
  title: string
  /** The time is not over, so its values will change. */
  isOpen?: boolean | undefined
  bar: number
  barText: string
  line: number
  lineText: string
}
export interface TrendWords extends ChartWords {
  bar: string
  line: string
  value: (point: TrendPoint) => string
}
export interface TrendChartProps {
  points: readonly TrendPoint[]
  words: TrendWords
  barAxis: (value: number) => string
  lineAxis: (value: number) => string
}

/** Two measures over time, each in a panel of its own over one axis: bars and a line, a crosshair, a table behind them. */
export function TrendChart({ points, words, barAxis, lineAxis }: TrendChartProps) {
  const [at, setAt] = useState<number | null>(null)
  const last = points.length - 1
  const shown = points[Math.min(at ?? last, last)]
  if (!shown) return null
  return (
    <ChartFrame
      words={words}
      kind="columns"
      title={shown.title}
      readings={[
        { key: 'bar', name: words.bar, text: shown.barText, mark: 'bar' },
        { key: 'line', name: words.line, text: shown.lineText, mark: 'line' },
      ]}
      table={{
        rows: points.toReversed(),
        rowKey: ({ key }) => key,
        columns: [
          { key: 'time', header: words.time, rowHeader: true, cell: ({ title }) => title },
          { key: 'bar', header: words.bar, numeric: true, cell: ({ barText }) => barText },
          { key: 'line', header: words.line, numeric: true, cell: ({ lineText }) => lineText },
        ],
      }}
    >
      <TrendDrawing
        points={points}
        words={words}
        barAxis={barAxis}
        lineAxis={lineAxis}
        at={at}
        onAt={setAt}
      />
    </ChartFrame>
  )
}
