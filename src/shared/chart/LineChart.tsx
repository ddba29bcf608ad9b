import { ChartLine, Table } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/ui/Button.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { LineDrawing } from './LineDrawing.tsx'
import s from './TrendChart.module.css'

export interface LineSeries {
  key: string
  /** Named in the legend, the table and the readout. */
  title: string
  /** One for each time; null where there is none. */
  values: readonly (number | null)[]
}
export interface LineTime {
  key: string
  /** Below the axis. */
  label: string
  /** In full, for the table and the readout. */
  title: string
}
export interface LineWords {
  time: string
  table: string
  chart: string
  /** Names the table and the drawing. */
  caption: string
  /** The whole in a sentence for each line, for who does not see the drawing. */
  summary: string
  /** Names the crosshair. */
  crosshair: string
  none: string
}
export interface LineChartProps {
  times: readonly LineTime[]
  series: readonly LineSeries[]
  words: LineWords
  /** A value on the axis. */
  axis: (value: number) => string
  /** A value with its unit. */
  text: (value: number) => string
}

/** One measure over time, as one line or a few: a crosshair, the last value at the end of each, a table behind them. */
export function LineChart({ times, series, words, axis, text }: LineChartProps) {
  const [asTable, setAsTable] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  const id = useId()
  const last = times.length - 1
  const index = Math.min(at ?? last, last)
  const shown = times[index]
  if (!shown) return null
  const written = (value: number | null | undefined): string => (value === null || value === undefined ? words.none : text(value))
  return (
    <div className={s.chart}>
      <div className={s.head}>
        {!asTable && (
          <dl className={s.readout}>
            <div data-kind="time">
              <dt className="visually-hidden">{words.time}</dt>
              <dd>{shown.title}</dd>
            </div>
            {series.map(({ key, title, values }, line) => (
              <div key={key} data-line={line % 3}>
                <dt>{title}</dt>
                <dd>{written(values[index])}</dd>
              </div>
            ))}
          </dl>
        )}
        <Button
          variant="service"
          className={s.toggle}
          aria-expanded={asTable}
          aria-controls={id}
          onClick={() => setAsTable(!asTable)}
          prepend={asTable ? <ChartLine size={16} aria-hidden="true" /> : <Table size={16} aria-hidden="true" />}
        >
          {asTable ? words.chart : words.table}
        </Button>
      </div>
      <div id={id} className={s.body}>
        {asTable ? (
          <DataTable
            caption={words.caption}
            hideCaption
            rows={times.map((time, row) => ({ ...time, row })).toReversed()}
            rowKey={({ key }) => key}
            columns={[
              { key: 'time', header: words.time, rowHeader: true, cell: ({ title }) => title },
              ...series.map(({ key, title, values }) => ({
                key,
                header: title,
                numeric: true,
                cell: ({ row }: { row: number }) => written(values[row]),
              })),
            ]}
          />
        ) : (
          <LineDrawing
            times={times}
            series={series}
            words={words}
            axis={axis}
            text={written}
            value={`${shown.title}: ${series.map(({ title, values }) => `${title} ${written(values[index])}`).join(', ')}`}
            at={at}
            onAt={setAt}
          />
        )}
      </div>
    </div>
  )
}
