import { useState } from 'react'
import { ChartFrame } from './ChartFrame.tsx'
import { TrendDrawing } from './TrendDrawing.tsx'
import type { TrendChartProps } from './TrendDrawing.tsx'

/**
 * Two measures over time in two panels over one axis: bars and a line, with a crosshair and a
 * table.
 */
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
