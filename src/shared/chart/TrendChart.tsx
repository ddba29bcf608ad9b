import { ChartColumn, Table } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/ui/Button.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { TrendDrawing } from './TrendDrawing.tsx'
import s from './TrendChart.module.css'

export interface TrendPoint {
  key: string
  /** Below the axis. */
  label: string
  /** In full, for the table and the readout. */
  title: string
  bar: number
  barText: string
  line: number
  lineText: string
}
export interface TrendWords {
  bar: string
  line: string
  time: string
  table: string
  chart: string
  /** Names the table and the drawing. */
  caption: string
  /** The whole in a sentence or two, for who does not see the drawing. */
  summary: string
  /** Names the crosshair. */
  crosshair: string
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
  const [asTable, setAsTable] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  const id = useId()
  const last = points.length - 1
  const shown = points[Math.min(at ?? last, last)]
  if (!shown) return null
  return (
    <div className={s.chart}>
      <div className={s.head}>
        {!asTable && (
          <dl className={s.readout}>
            <div data-kind="time">
              <dt className="visually-hidden">{words.time}</dt>
              <dd>{shown.title}</dd>
            </div>
            <div data-kind="bar">
              <dt>{words.bar}</dt>
              <dd>{shown.barText}</dd>
            </div>
            <div data-kind="line">
              <dt>{words.line}</dt>
              <dd>{shown.lineText}</dd>
            </div>
          </dl>
        )}
        <Button
          variant="service"
          className={s.toggle}
          aria-expanded={asTable}
          aria-controls={id}
          onClick={() => setAsTable(!asTable)}
          prepend={asTable ? <ChartColumn size={16} aria-hidden="true" /> : <Table size={16} aria-hidden="true" />}
        >
          {asTable ? words.chart : words.table}
        </Button>
      </div>
      <div id={id} className={s.body}>
        {asTable ? (
          <DataTable
            caption={words.caption}
            hideCaption
            rows={points.toReversed()}
            rowKey={({ key }) => key}
            columns={[
              { key: 'time', header: words.time, rowHeader: true, cell: ({ title }) => title },
              { key: 'bar', header: words.bar, numeric: true, cell: ({ barText }) => barText },
              { key: 'line', header: words.line, numeric: true, cell: ({ lineText }) => lineText },
            ]}
          />
        ) : (
          <TrendDrawing points={points} words={words} barAxis={barAxis} lineAxis={lineAxis} at={at} onAt={setAt} />
        )}
      </div>
    </div>
  )
}
