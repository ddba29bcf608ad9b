import { placesOf } from '@/ui/money-places.ts'
import { tableRoles } from '@/ui/table-roles.ts'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { mostWhole, useWhole } from '../infinite-list/use-whole.ts'
import { WholeNote } from '../infinite-list/WholeNote.tsx'
import { hasNarrowRows, observeBox, rowHeight } from './measure.ts'
import { moveStep, withActive } from './moves.ts'
import { scrollToTop, useView, viewHeight } from './use-view.ts'
import { VirtualRow } from './VirtualRow.tsx'
import type { VirtualColumn } from './VirtualRow.tsx'
import s from './virtual-table.module.css'

export interface VirtualTableProps<Row> {
  caption: string
  /**
   * Define it outside the component or memoize it, like the rows: a row renders again only when it
   * or the columns change.
   */
  columns: readonly VirtualColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The total number of rows, if it is known. */
  total?: number | null | undefined
  /**
   * Called as the end nears. It is not called again while a request is running, or after it failed.
   */
  onMore?: (() => void) | undefined
  more?: 'idle' | 'loading' | 'failed'
  /** A press anywhere on a row activates its link or button. */
  pressable?: boolean
  busy?: boolean | undefined
  /** A changed number scrolls back to the first row. */
  startOver?: number
}

const narrowPlaces = ['what', 'lead', 'when', 'state'] as const
const narrowPlace = ({ rowHeader, narrow }: VirtualColumn<never>): number =>
  rowHeader ? -1 : narrow ? narrowPlaces.indexOf(narrow) : narrowPlaces.length

/** The number of rows rendered beyond the viewport. */
const overscan = 8
/** How many rows before the end the next page is requested. */
const ahead = 40

/**
 * A table of any length in its own scroll container, or on a phone in the page. Only rows near the
 * viewport are rendered, except for paper and in a selection of the whole. All rows have the same height, so that none moves another. The cell that
 * names a row contains its link; arrow keys, Home, End and the page keys move through these links.
 * During a fast scroll rows render only their names; the rest follows when scrolling stops.
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const {
    caption,
    columns: given,
    rows,
    rowKey,
    total,
    onMore,
    more = 'idle',
    pressable = false,
    busy,
    startOver = 0,
  } = props
  const id = useId()
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const [probe, setProbe] = useState<HTMLDivElement | null>(null)
  const [height, setHeight] = useState(rowHeight({ offsetHeight: 0 }))
  const [isNarrow, setIsNarrow] = useState(false)
  const [active, setActive] = useState(0)
  /** The row that a key leads to, until the focus is there. */
  const wanted = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (!probe) return
    const read = () => {
      setHeight(rowHeight(probe))
      setIsNarrow(hasNarrowRows(probe))
    }
    read()
    return observeBox(probe, read)
  }, [probe])

  const marked = Math.max(0, Math.min(active, rows.length - 1))
  const view = useView(box, height)

  const began = useRef(startOver)
  useEffect(() => {
    if (began.current === startOver) return
    began.current = startOver
    setActive(0)
    scrollToTop(box)
  }, [box, startOver])

  // Keys may have moved ahead of the viewport.
  const inView = Math.max(view.endIndex, marked)
  useEffect(() => {
    if (onMore && more === 'idle' && !busy && rows.length > 0 && inView >= rows.length - ahead)
      onMore()
  }, [busy, inView, more, onMore, rows.length])

  // The row may have to render first. An effect of the previous render may still be pending with
  // another row.
  useLayoutEffect(() => {
    if (wanted.current !== marked) return
    const target = box?.querySelector<HTMLElement>(`[data-index="${marked}"] [data-row-link]`)
    if (!target) return
    wanted.current = null
    target.focus({ preventScroll: true })
    target.closest('tr')?.scrollIntoView?.({ block: 'nearest' })
  })

  const keys = (event: KeyboardEvent) => {
    if (
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      !(event.target instanceof Element) ||
      !event.target.closest('[data-row-link]')
    )
      return
    const page = Math.max(1, Math.floor(viewHeight(box) / height) - 2)
    const to = moveStep(event.key, marked, rows.length, page)
    if (to === null) return
    event.preventDefault()
    wanted.current = to
    setActive(to)
  }

  // A screen reader reads a narrow row in the order of its two lines.
  const columns = useMemo(
    () => (isNarrow ? given.toSorted((a, b) => narrowPlace(a) - narrowPlace(b)) : given),
    [given, isNarrow],
  )
  const tracks = columns
    .map(({ min, grow }) => (grow ? `minmax(${min}rem, ${grow}fr)` : `${min}rem`))
    .join(' ')
  const shares = columns.map(({ min }) => `minmax(0, ${min}fr)`).join(' ')
  const least = columns.reduce((sum, { min }) => sum + min, 0)
  const size = rows.length * height
  const places = useMemo(() => placesOf(columns, rows), [columns, rows])
  const wrap = useRef<HTMLDivElement>(null)
  const isWhole = useWhole(wrap)
  // Computed sizes are set by script, because the served HTML must not contain style attributes.
  useLayoutEffect(() => {
    wrap.current?.style.setProperty('--tracks', tracks)
    wrap.current?.style.setProperty('--shares', shares)
    wrap.current?.style.setProperty('--least', `${least}rem`)
    wrap.current?.style.setProperty('--columns', String(columns.length))
    wrap.current?.style.setProperty('--size', `${size}px`)
  }, [columns.length, least, shares, size, tracks])

  const drawn = isWhole
    ? Array.from({ length: Math.min(rows.length, mostWhole) }, (_, index) => index)
    : withActive({ ...view, overscan, count: rows.length }, marked)
  const rowCount =
    total === undefined || total === null ? (onMore ? -1 : rows.length + 1) : total + 1
  return (
    <div ref={wrap} className={`panel relative clip ${s.wrap}`} data-busy={busy || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links inside */}
      <div ref={setBox} className={`relative ${s.box}`} onKeyDown={keys}>
        <div ref={setProbe} className={s.probe} aria-hidden="true" />
        <table
          className={`fill text-2 ${s.table}`}
          {...tableRoles.table}
          aria-labelledby={id}
          aria-rowcount={rowCount}
          aria-busy={busy || undefined}
        >
          <caption id={id} className="visually-hidden">
            {caption}
          </caption>
          <thead {...tableRoles.group} className={`fill text-2 paper ${s.head}`}>
            <tr
              {...tableRoles.row}
              aria-rowindex={1}
              className={`grid align-center gap-x-3 pad-x-4 ${s.tr}`}
            >
              {columns.map(({ key, header, numeric, hideHeader }) => (
                <th key={key} {...tableRoles.head} scope="col" data-numeric={numeric || undefined}>
                  {hideHeader ? <span className="visually-hidden">{header}</span> : header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...tableRoles.group} className={`fill text-2 relative ${s.body}`}>
            {drawn.map((index) => {
              const row = rows[index]
              return row === undefined ? null : (
                <VirtualRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  places={places}
                  index={index}
                  start={index * height}
                  tabbable={index === marked}
                  pressable={pressable}
                  flung={view.flung && !isWhole}
                  onActive={setActive}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      {isWhole && <WholeNote shown={drawn.length} total={onMore ? (total ?? null) : rows.length} />}
    </div>
  )
}
