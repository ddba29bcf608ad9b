import { roles } from '@/ui/table-roles.ts'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import s from './virtual-table.module.css'

/** To be spread onto the link or button of the cell that names a row. */
export interface RowLink {
  tabIndex: 0 | -1
  'data-row-link': ''
}
export interface VirtualColumn<Row> {
  key: string
  header: string
  cell: (row: Row, link: RowLink) => ReactNode
  /** At least so many rem wide. Widths are the same for every row, so that nothing moves sideways while one scrolls. */
  min: number
  /** Its part of what is left; none where absent. */
  grow?: number | undefined
  numeric?: boolean | undefined
  /** Words that may stand in two lines where it is no card. */
  wrap?: boolean | undefined
  /** The column that names the row and holds its link: the first, and no other. */
  rowHeader?: boolean | undefined
  /** Says what it is: a card leaves its label out. */
  plain?: boolean | undefined
  /** The header is only for ears; in a card it stands beside the name. */
  hideHeader?: boolean | undefined
}
interface VirtualRowProps<Row> {
  row: Row
  columns: readonly VirtualColumn<Row>[]
  index: number
  start: number
  tabbable: boolean
  pressable: boolean
  /** It comes while rows fly by: its name is enough until they rest. */
  flung: boolean
  onActive: (index: number) => void
}

/** One row in its place. */
export function VirtualRow<Row>({
  row,
  columns,
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
  const [whole, complete] = useState(!flung)
  if (!flung && !whole) complete(true)
  // Scrolling moves the table on, not what stands in the cells.
  const cells = useMemo(() => {
    const link: RowLink = { tabIndex: tabbable ? 0 : -1, 'data-row-link': '' }
    const drawn = whole ? columns : columns.filter(({ rowHeader }) => rowHeader)
    return drawn.map(({ key, header, cell, numeric, wrap, plain, rowHeader, hideHeader }) => {
      const Cell = rowHeader ? 'th' : 'td'
      return (
        <Cell
          key={key}
          {...(rowHeader ? roles.name : roles.cell)}
          data-numeric={numeric || undefined}
          data-wrap={wrap || undefined}
          data-label={hideHeader || rowHeader || plain ? undefined : header}
          data-plain={plain || undefined}
          data-bare={hideHeader || undefined}
        >
          {cell(row, link)}
        </Cell>
      )
    })
  }, [columns, row, tabbable, whole])
  const press = (event: MouseEvent<HTMLTableRowElement>) => {
    // With a key held it is meant for the browser, which knows what to do with links alone.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    // Who selects text, or presses something of its own, does not mean the row.
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
      {...roles.row}
      aria-rowindex={index + 2}
      className={s.tr}
      data-index={index}
      data-pressable={pressable || undefined}
      onFocus={() => onActive(index)}
      onClick={pressable ? press : undefined}
    >
      {cells}
    </tr>
  )
}
