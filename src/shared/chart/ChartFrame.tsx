import { ChartColumn, ChartLine, Table } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button.tsx'
import type { DataTableProps } from '@/ui/DataTable.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { PartLost } from '../PartLost.tsx'
import { LatePart } from '../LatePart.tsx'
import s from './chart.module.css'

const loadTable = async () => (await import('../list/PartedTable.tsx')).PartedTable
const tableWords = ['shell'] as const

/** The texts of a chart besides its figures. */
export interface ChartWords {
  time: string
  table: string
  chart: string
  /** Names the table and the drawing. */
  caption: string
  /** One or two sentences for people who do not see the drawing. */
  summary: string
  /** Names the crosshair. */
  crosshair: string
}
export interface Reading {
  key: string
  name: string
  /** The full name, if the name is shortened to fit beside others. */
  fullName?: string | undefined
  text: string
  /** How it is drawn: as bars, as the only line, or as one of several lines. */
  mark: 'bar' | 'line' | number
  /** A value of another period, drawn dashed. */
  past?: boolean | undefined
}
interface ChartFrameProps<Row> {
  words: ChartWords
  kind: 'columns' | 'lines'
  /** The time at the crosshair. */
  title: string
  readings: readonly Reading[]
  table: Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey'>
  /** Markers, rather than dashes, tell the lines apart. */
  signed?: boolean
  children: ReactNode
}

/**
 * The frame of a chart: the readout, the switch between drawing and table, and the one that is
 * chosen.
 */
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
      <div className={`cluster between gap-2 gap-x-4 ${s.head}`}>
        {!asTable && (
          <DescriptionList
            layout="inline"
            terms="small"
            details="strong"
            className={`align-baseline gap-x-4 text-2 num ${s.readout}`}
          >
            <div data-kind="time">
              <dt className="visually-hidden">{words.time}</dt>
              <dd>{title}</dd>
            </div>
            {readings.map(({ key, name, text, mark, past }) => (
              <Description
                key={key}
                data-past={past || undefined}
                {...(typeof mark === 'number' ? { 'data-line': mark } : { 'data-kind': mark })}
                term={
                  <>
                    {signed && typeof mark === 'number' && !past && <Sign index={mark} />}
                    {name}
                  </>
                }
              >
                {text}
              </Description>
            ))}
          </DescriptionList>
        )}
        <Button
          variant="service"
          className={s.toggle}
          about={words.caption}
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
      <div id={id} className={`mt-2 ${s.body}`}>
        {asTable ? (
          <LatePart<DataTableProps<Row>>
            load={loadTable}
            ns={tableWords}
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

/** The markers of five lines, eight pixels wide, centered on 0. */
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
