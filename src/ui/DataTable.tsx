import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { cx } from './cx.ts'
import s from './DataTable.module.css'
import { Skeleton } from './Skeleton.tsx'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligned tabular figures. */
  numeric?: boolean | undefined
  sortable?: boolean | undefined
  /** The column that names the row (th scope=row, the heading of its card). One per table. */
  rowHeader?: boolean | undefined
  /** The header is only for ears, and the card shows no label: a column of actions. */
  hideHeader?: boolean | undefined
  /** Keeps its words on one line. */
  nowrap?: boolean | undefined
}
export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}
export interface DataTableProps<Row> {
  caption: string
  hideCaption?: boolean | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort?: Sort | undefined
  /** The order wanted; sorting itself is the caller's, since the URL holds it. */
  onSort?: ((sort: Sort) => void) | undefined
  /** First load: this many skeleton rows instead of rows. */
  loadingRows?: number | undefined
  /** Later loads: the rows stay, dimmed. */
  busy?: boolean | undefined
  /** Shown below the head when there are no rows. */
  empty?: ReactNode
  foot?: ReactNode
  className?: string | undefined
}

/** Rows become cards where the table has less than 640 px, by a container query, and where its columns need more than it has. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, sort, onSort, loadingRows = 0, busy, empty, foot, className } = props
  const wrap = useRef<HTMLDivElement>(null)
  useCards(wrap)
  const loading = loadingRows > 0
  return (
    <div ref={wrap} className={cx(s.wrap, className)} data-busy={busy || undefined}>
      <div className={s.scroll}>
        <table className={s.table} aria-busy={loading || busy || undefined}>
          <caption className={hideCaption ? 'visually-hidden' : s.caption}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.key} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {loading
              ? Array.from({ length: loadingRows }, (_, row) => (
                  <tr key={row}>
                    {columns.map((column) => (
                      <td key={column.key} className={cx(column.numeric && s.numeric)}>
                        <Skeleton size={(row + column.key.length) % 2 ? 's' : 'm'} />
                      </td>
                    ))}
                  </tr>
                ))
              : rows.map((row) => (
                  <tr key={rowKey(row)}>
                    {columns.map((column) => {
                      const Cell = column.rowHeader ? 'th' : 'td'
                      return (
                        <Cell
                          key={column.key}
                          {...(column.rowHeader && { scope: 'row' })}
                          className={cx(column.numeric && s.numeric, column.nowrap && s.nowrap)}
                          data-label={column.hideHeader || column.rowHeader ? undefined : column.header}
                        >
                          {column.cell(row)}
                        </Cell>
                      )
                    })}
                  </tr>
                ))}
          </tbody>
          {foot && <tfoot>{foot}</tfoot>}
        </table>
      </div>
      {!loading && rows.length === 0 && empty}
    </div>
  )
}

/** Below this the container query has made cards of any table. */
const always = 640

/** What the columns need is known from the words in them: it is measured as a table, before anything is painted. */
function measure(wrap: HTMLElement): void {
  const { dataset, style, firstElementChild: box } = wrap
  if (!box) return
  // The page does not become shorter meanwhile: it would lose its place.
  style.minBlockSize = `${wrap.offsetHeight}px`
  delete dataset['cards']
  if (box.clientWidth >= always && box.scrollWidth > box.clientWidth) dataset['cards'] = ''
  style.minBlockSize = ''
}

function useCards(wrap: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (wrap.current) measure(wrap.current)
  })
  useEffect(() => {
    const { current } = wrap
    if (!current || typeof ResizeObserver === 'undefined') return
    // In a frame of its own: it changes the height of what is observed.
    const observer = new ResizeObserver(() => requestAnimationFrame(() => measure(current)))
    for (const part of current.querySelectorAll(':scope > div, table')) observer.observe(part)
    return () => observer.disconnect()
  }, [wrap])
}

function Head<Row>({ column, sort, onSort }: { column: Column<Row>; sort: Sort | undefined; onSort: ((sort: Sort) => void) | undefined }) {
  const direction = sort?.key === column.key ? sort.direction : undefined
  const className = cx(column.numeric && s.numeric, (!column.sortable || !onSort) && s.plain)
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={className}>
        {column.hideHeader ? <span className="visually-hidden">{column.header}</span> : column.header}
      </th>
    )
  }
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  // Figures are wanted largest first.
  const first = column.numeric ? 'descending' : 'ascending'
  const next = direction === undefined ? first : direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={className}>
      <button type="button" className={s.sort} onClick={() => onSort({ key: column.key, direction: next })}>
        {column.header}
        <Icon size={14} aria-hidden="true" />
      </button>
    </th>
  )
}
