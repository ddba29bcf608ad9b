import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { cutText } from '@/lib/cut-text.ts'
import { cx } from './cx.ts'
import s from './DataTable.module.css'
import { roles } from './table-roles.ts'
import { Skeleton } from './Skeleton.tsx'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligned tabular figures. */
  numeric?: boolean | undefined
  sortable?: boolean | undefined
  /** The column that names the row (th scope=row, the heading of its card). A table has one. */
  rowHeader?: boolean | undefined
  /** The header is visually hidden and the card shows no label, for a column of actions. */
  hideHeader?: boolean | undefined
  /** Keeps the cell on one line. */
  nowrap?: boolean | undefined
  /**
   * Stands beside the name on the first line of a narrow row, with its label or without. By default
   * the first figure does, with its label. False keeps a figure on the second line.
   */
  lead?: 'labelled' | 'bare' | false | undefined
  /** Says what it is: a narrow row leaves its label out. */
  plain?: boolean | undefined
  /** Whether a narrow row leaves the cell out, because it says what most rows say. */
  minor?: ((row: Row) => boolean) | undefined
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
  /** Requests a sort order. The caller sorts, because the URL holds the order. */
  onSort?: ((sort: Sort) => void) | undefined
  /** The number of skeleton rows during the first load. */
  loadingRows?: number | undefined
  /** A later load: the rows stay visible, dimmed. */
  busy?: boolean | undefined
  /** Shown below the head when there are no rows. */
  empty?: ReactNode
  foot?: ReactNode
  className?: string | undefined
}

/**
 * Below 640 px, by a container query, and wherever the columns need more than the available width,
 * a row takes two lines: its name and its lead, then the other cells with their labels.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    hideCaption,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    loadingRows = 0,
    busy,
    empty,
    foot,
    className,
  } = props
  const wrap = useRef<HTMLDivElement>(null)
  useCards(wrap)
  const loading = loadingRows > 0
  const lead =
    columns.find((column) => column.lead) ??
    columns.find(({ numeric, lead: wanted }) => numeric && wanted !== false)
  /** The place of a cell in a narrow row. */
  const placeOf = (column: Column<Row>): string | undefined =>
    column.rowHeader ? 'name' : column === lead ? 'lead' : column.hideHeader ? 'actions' : undefined
  return (
    <div ref={wrap} className={cx(s.wrap, className)} data-busy={busy || undefined}>
      <div className={s.scroll}>
        <table {...roles.table} className={s.table} aria-busy={loading || busy || undefined}>
          <caption className={hideCaption ? 'visually-hidden' : s.caption}>{caption}</caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              {columns.map((column) => (
                <Head key={column.key} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody {...roles.group}>
            {loading
              ? Array.from({ length: loadingRows }, (_, row) => (
                  <tr key={row} {...roles.row}>
                    {columns.map((column) => (
                      <td
                        key={column.key}
                        {...roles.cell}
                        className={cx(column.numeric && s.numeric)}
                        data-place={placeOf(column)}
                      >
                        <Skeleton size={(row + column.key.length) % 2 ? 's' : 'm'} />
                      </td>
                    ))}
                  </tr>
                ))
              : rows.map((row) => (
                  <tr key={rowKey(row)} {...roles.row}>
                    {columns.map((column) => {
                      const Cell = column.rowHeader ? 'th' : 'td'
                      const cell = column.cell(row)
                      const content = typeof cell === 'string' ? cutText(cell) : cell
                      return (
                        <Cell
                          key={column.key}
                          {...(column.rowHeader ? roles.name : roles.cell)}
                          className={cx(column.numeric && s.numeric, column.nowrap && s.nowrap)}
                          data-label={
                            column.hideHeader ||
                            column.rowHeader ||
                            column.plain ||
                            column.lead === 'bare'
                              ? undefined
                              : column.header
                          }
                          data-place={placeOf(column)}
                          data-blank={isBlank(content) || column.minor?.(row) || undefined}
                        >
                          {content}
                        </Cell>
                      )
                    })}
                  </tr>
                ))}
          </tbody>
          {foot && <tfoot {...roles.group}>{foot}</tfoot>}
        </table>
      </div>
      {!loading && rows.length === 0 && empty}
    </div>
  )
}

const isBlank = (content: ReactNode): boolean =>
  content === '—' ||
  content === '' ||
  content === null ||
  content === undefined ||
  content === false

/** Below this width the container query turns every table into cards. */
const always = 640

/**
 * The content decides how much width the columns need, so the table is measured before it is
 * painted.
 */
function measure(wrap: HTMLElement): void {
  const { dataset, style, firstElementChild: box } = wrap
  if (!box) return
  // The page keeps its height during the measurement, because a shorter page would lose its scroll
  // position.
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
    // Waits for the next frame, because measuring changes the height of the observed element.
    const observer = new ResizeObserver(() => requestAnimationFrame(() => measure(current)))
    for (const part of current.querySelectorAll(':scope > div, table')) observer.observe(part)
    return () => observer.disconnect()
  }, [wrap])
}

function Head<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}) {
  const direction = sort?.key === column.key ? sort.direction : undefined
  const className = cx(column.numeric && s.numeric, (!column.sortable || !onSort) && s.plain)
  if (!column.sortable || !onSort) {
    return (
      <th {...roles.head} scope="col" className={className}>
        {column.hideHeader ? (
          <span className="visually-hidden">{column.header}</span>
        ) : (
          column.header
        )}
      </th>
    )
  }
  const Icon =
    direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  // Numbers sort largest first by default.
  const first = column.numeric ? 'descending' : 'ascending'
  const next =
    direction === undefined ? first : direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th {...roles.head} scope="col" aria-sort={direction ?? 'none'} className={className}>
      <button
        type="button"
        className={s.sort}
        onClick={() => onSort({ key: column.key, direction: next })}
      >
        {column.header}
        <Icon size={14} aria-hidden="true" />
      </button>
    </th>
  )
}
