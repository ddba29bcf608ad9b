import { ChartColumn, ChartLine, Table } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button.tsx'
import type { DataTableProps } from '@/ui/DataTable.tsx'
import { PartLost } from '../PartLost.tsx'
import { LatePart } from '../LatePart.tsx'
import s from './chart.module.css'

const loadTable = async () => (await import('@/ui/DataTable.tsx')).DataTable

/** What every chart says besides its figures. */
export interface ChartWords {
  time: string
  table: string
  chart: string
  /** Names the table and the drawing. */
  caption: string
  /** The whole in a sentence or two, for who does not see the drawing. */
  summary: string
  /** Names the crosshair. */
  crosshair: string
}
export interface Reading {
  key: string
  name: string
  /** In full, where the name is short for standing beside another. */
  fullName?: string | undefined
  text: string
  /** How it is drawn: in bars, as the one line, or as one of several. */
  mark: 'bar' | 'line' | number
  /** Of another time: drawn dashed. */
  past?: boolean | undefined
}
interface ChartFrameProps<Row> {
  words: ChartWords
  kind: 'columns' | 'lines'
  /** What stands at the crosshair: when, and each measure. */
  title: string
  readings: readonly Reading[]
  table: Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey'>
  /** Lines are told apart by signs on them and not by their strokes. */
  signed?: boolean
  children: ReactNode
}

/** Head with the readout, the switch between drawing and table, and the one of them that is chosen. */
export function ChartFrame<Row>({
  words,
  kind,
  title,
  readings,
  table,
  signed = false,
  children,
}: ChartFrameProps<Row>) {
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const Drawn = kind === 'columns' ? ChartColumn : ChartLine
  return (
    <div className={s.chart} data-signed={signed || undefined}>
      <div className={s.head}>
        {!asTable && (
          <dl className={s.readout}>
            <div data-kind="time">
              <dt className="visually-hidden">{words.time}</dt>
              <dd>{title}</dd>
            </div>
            {readings.map(({ key, name, text, mark, past }) => (
              <div
                key={key}
                data-past={past || undefined}
                {...(typeof mark === 'number' ? { 'data-line': mark } : { 'data-kind': mark })}
              >
                <dt>
                  {signed && typeof mark === 'number' && !past && <Sign index={mark} />}
                  {name}
                </dt>
                <dd>{text}</dd>
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
          prepend={
            asTable ? (
              <Drawn size={16} aria-hidden="true" />
            ) : (
              <Table size={16} aria-hidden="true" />
            )
          }
        >
          {asTable ? words.chart : words.table}
        </Button>
      </div>
      <div id={id} className={s.body}>
        {asTable ? (
          <LatePart<DataTableProps<Row>>
            load={loadTable}
            props={{ caption: words.caption, hideCaption: true, className: s.table, ...table }}
            fallback={null}
            failed={<PartLost level={3} />}
          />
        ) : (
          children
        )}
      </div>
    </div>
  )
}

/** The signs of five lines, eight pixels wide, around 0. */
export const signs = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-3.6-3.6h7.2v7.2h-7.2z',
  'M0-4.8L4.6 3.4h-9.2z',
  'M0-5L5 0 0 5-5 0z',
  'M-4.4-2.8h8.8L0 5z',
]
export const signOf = (index: number): string => signs[index % signs.length] ?? ''

function Sign({ index }: { index: number }) {
  return (
    <svg className={s.sign} width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
      <path d={signOf(index)} />
    </svg>
  )
}
