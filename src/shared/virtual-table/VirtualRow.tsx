import { ColumnPlaces } from '@/ui/money-places.ts'
import type { MoneyColumn, MoneyPlaces } from '@/ui/money-places.ts'
import { tableRoles } from '@/ui/table-roles.ts'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import s from './virtual-table.module.css'

/** Props for the link or button in the cell that names a row. */
export interface RowLink {
  tabIndex: 0 | -1
  'data-row-link': ''
}
export interface VirtualColumn<Row> extends MoneyColumn<Row> {
  header: string
  cell: (row: Row, link: RowLink) => ReactNode
  /**
   * The minimum width in rem. All rows have the same widths, so that nothing moves sideways while
   * scrolling.
   */
  min: number
  /** The share of the remaining width; none by default. */
  grow?: number | undefined
  numeric?: boolean | undefined
  /** Whether the text may take two lines in the table layout. */
  wrap?: boolean | undefined
  /** The column that names the row and contains its link. Only the first column may be it. */
  rowHeader?: boolean | undefined
  /**
   * The place in a narrow row, which has two lines: the name, what it is and how much; then when,
   * and its state. A narrow row leaves out columns without a place: a press shows them.
   */
  narrow?: 'what' | 'lead' | 'when' | 'state' | undefined
  /** Whether the value explains itself, so that a narrow row omits its label. */
  plain?: boolean | undefined
  /** The header is visually hidden. */
  hideHeader?: boolean | undefined
}
interface VirtualRowProps<Row> {
  row: Row
  columns: readonly VirtualColumn<Row>[]
  places: ReadonlyMap<string, MoneyPlaces>
  index: number
  start: number
  tabbable: boolean
  pressable: boolean
  /** True during a fast scroll, when the name alone is rendered. */
  flung: boolean
  onActive: (index: number) => void
}

/** One row at its position. */
export function VirtualRow<Row>({
  row,
  columns,
  places,
  index,
  start,
  tabbable,
  pressable,
  flung,
  onActive,
}: VirtualRowProps<Row>) {
  const element = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(
    () => element.current?.style.setProperty('transform', `translateY(${start}px)`),
    [start],
  )
  const [whole, setWhole] = useState(!flung)
  if (!flung && !whole) setWhole(true)
  // Scrolling moves the rows without changing their cells.
  const cells = useMemo(() => {
    const link: RowLink = { tabIndex: tabbable ? 0 : -1, 'data-row-link': '' }
    const drawn = whole ? columns : columns.filter(({ rowHeader }) => rowHeader)
    return drawn.map(
      ({ key, header, cell, numeric, wrap, plain, narrow, rowHeader, hideHeader }) => {
        const Cell = rowHeader ? 'th' : 'td'
        return (
          <Cell
            key={key}
            {...(rowHeader ? tableRoles.name : tableRoles.cell)}
            data-numeric={numeric || undefined}
            data-wrap={wrap || undefined}
            data-label={hideHeader || rowHeader || plain ? undefined : header}
            data-narrow={rowHeader ? 'name' : (narrow ?? 'none')}
          >
            <ColumnPlaces value={places.get(key)}>{cell(row, link)}</ColumnPlaces>
          </Cell>
        )
      },
    )
  }, [columns, places, row, tabbable, whole])
  const press = (event: MouseEvent<HTMLTableRowElement>) => {
    // With a modifier key the click is for the browser, which handles only links.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    // Selecting text or pressing a control is not a press on the row.
    if (
      !(event.target instanceof Element) ||
      event.target.closest('a, button') ||
      getSelection()?.type === 'Range'
    )
      return
    event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click()
  }
  return (
    <tr
      ref={element}
      {...tableRoles.row}
      aria-rowindex={index + 2}
      className={`grid align-center gap-x-3 pad-x-4 ${s.tr}`}
      data-index={index}
      data-pressable={pressable || undefined}
      onFocus={() => onActive(index)}
      onClick={pressable ? press : undefined}
    >
      {cells}
    </tr>
  )
}
