import { useState } from 'react'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { ChartFrame } from './ChartFrame.tsx'
import type { Reading } from './ChartFrame.tsx'
import { LineDrawing } from './LineDrawing.tsx'
import type { LineChartProps, LineSeries } from './LineDrawing.tsx'

/**
 * One measure over time, as one or more lines, with a crosshair, the last value at the end of each
 * line, and a table.
 */
export function LineChart({ times, series, words, axis, text, signed = false }: LineChartProps) {
  const { colon, comma } = formatFor(useLocale())
  const [at, setAt] = useState<number | null>(null)
  const last = times.length - 1
  const index = Math.min(at ?? last, last)
  const shown = times[index]
  if (!shown) return null
  const written = (
    { values, texts }: Pick<LineSeries, 'values' | 'texts'>,
    point: number,
  ): string => {
    const value = values[point]
    return value === null || value === undefined ? words.none : (texts?.[point] ?? text(value))
  }
  const readings = series.flatMap((one, line): Reading[] => [
    { key: one.key, name: one.title, text: written(one, index), mark: signed ? line : line % 3 },
    ...(one.past
      ? [
          {
            key: `${one.key} past`,
            name: one.past.short,
            fullName: one.past.title,
            text: written(one.past, index),
            mark: line,
            past: true,
          },
        ]
      : []),
  ])
  return (
    <ChartFrame
      words={words}
      kind="lines"
      title={shown.title}
      signed={signed}
      readings={readings}
      table={{
        rows: times.map((time, row) => ({ ...time, row })).toReversed(),
        rowKey: ({ key }) => key,
        columns: [
          { key: 'time', header: words.time, rowHeader: true, cell: ({ title }) => title },
          ...series
            .flatMap((one) => [one, ...(one.past ? [{ ...one.past, key: `${one.key} past` }] : [])])
            .map((one) => ({
              key: one.key,
              header: one.title,
              numeric: true,
              cell: ({ row }: { row: number }) => written(one, row),
            })),
        ],
      }}
    >
      <LineDrawing
        times={times}
        series={series}
        words={words}
        axis={axis}
        written={written}
        signed={signed}
        value={
          shown.title +
          colon +
          readings
            .map(({ name, fullName = name, text: value }) => `${fullName} ${value}`)
            .join(comma)
        }
        at={at}
        onAt={setAt}
      />
    </ChartFrame>
  )
}
