import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import s from './DataTable.module.css'
import { Skeleton } from './Skeleton.tsx'
import { useScrollable } from './use-scrollable.ts'

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

/** Rows become cards where the table has less than 640 px, by a container query. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, sort, onSort, loadingRows = 0, busy, empty, foot, className } = props
  const captionId = useId()
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useScrollable(box)
  const loading = loadingRows > 0
  return (
    <div className={cx(s.wrap, className)} data-busy={busy || undefined}>
      <div ref={box} className={s.scroll} {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}>
        <table className={s.table} aria-busy={loading || busy || undefined}>
          <caption id={captionId} className={hideCaption ? 'visually-hidden' : s.caption}>
            {caption}
          </caption>
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
