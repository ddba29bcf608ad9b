import { ArrowDown, ArrowUp, ChevronDown, ChevronsUpDown } from 'lucide-react'
import { Fragment, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { cutText } from '@/lib/cut-text.ts'
import { cx } from './cx.ts'
import { ColumnPlaces, placesOf } from './money-places.ts'
import type { MoneyColumn } from './money-places.ts'
import s from './DataTable.module.css'
import { tableRoles } from './table-roles.ts'
import { useScrollable } from './use-scrollable.ts'
import { Skeleton } from './Skeleton.tsx'

export interface Column<Row> extends MoneyColumn<Row> {
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
  /**
   * A narrow row shows the cell once it is opened (`unfold`). A part of another cell that has
   * `data-folds` folds with it.
   */
  folds?: boolean | undefined
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
  /** The name of the button that opens a narrow row, before the row's own name. */
  unfold?: string | undefined
  className?: string | undefined
}

/**
 * Below 640 px, and wherever the columns need more than the available width, a row takes two lines:
 * its name and its lead, then the other cells with their labels. Cells that fold come below, once the
 * row is opened.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    hideCaption,
    columns: given,
    rows,
    rowKey,
    sort,
    onSort,
    loadingRows = 0,
    busy,
    empty,
    foot,
    unfold,
    className,
  } = props
  const loading = loadingRows > 0
  const box = useRef<HTMLDivElement>(null)
  const { place, drawn, times } = useDrawn(loading || rows.length === 0)
  const scrolls = useScrollable(box, times)
  const lead =
    given.find((column) => column.lead) ??
    given.find(({ numeric, lead: wanted }) => numeric && wanted !== false)
  // A card begins with its name and what leads, for eyes by the style sheet and for ears here.
  const rank = (column: Column<Row>): number =>
    column.rowHeader ? 0 : column === lead ? 1 : column.folds ? 3 : 2
  const columns = drawn === 'cards' ? given.toSorted((a, b) => rank(a) - rank(b)) : given
  const places = placesOf(columns, rows)
  const isFolding = unfold !== undefined && given.some(({ folds }) => folds)
  // The end of the first line.
  const toggleAfter = columns.findLastIndex((column) => column.rowHeader || column === lead)
  const id = useId()
  const [opened, setOpened] = useState<ReadonlySet<string | number>>(new Set())
  const toggle = (key: string | number): void =>
    setOpened((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  /** The place of a cell in a narrow row. */
  const placeOf = (column: Column<Row>): string | undefined =>
    column.rowHeader
      ? 'name'
      : column === lead
        ? 'lead'
        : isFolding && column.folds
          ? 'folded'
          : column.hideHeader
            ? 'actions'
            : undefined
  return (
    <div ref={place} className={className}>
      <div className={s.wrap} data-busy={busy || undefined} data-drawn={drawn}>
        <div
          key={times}
          ref={box}
          className={s.scroll}
          {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': caption })}
        >
          <table {...tableRoles.table} className={s.table} aria-busy={loading || busy || undefined}>
            <caption className={hideCaption ? 'visually-hidden' : s.caption}>{caption}</caption>
            <thead {...tableRoles.group}>
              <tr {...tableRoles.row}>
                {columns.map((column) => (
                  <Head key={column.key} column={column} sort={sort} onSort={onSort} />
                ))}
              </tr>
            </thead>
            <tbody {...tableRoles.group}>
              {loading
                ? Array.from({ length: loadingRows }, (_, row) => (
                    <tr key={row} {...tableRoles.row}>
                      {columns.map((column) => (
                        <td
                          key={column.key}
                          {...tableRoles.cell}
                          className={cx(column.numeric && s.numeric)}
                          data-place={placeOf(column)}
                        >
                          <Skeleton size={(row + column.key.length) % 2 ? 's' : 'm'} />
                        </td>
                      ))}
                    </tr>
                  ))
                : rows.map((row) => {
                    const key = rowKey(row)
                    const cells = columns.map((column) => {
                      const cell = column.cell(row)
                      const content = typeof cell === 'string' ? cutText(cell) : cell
                      return { column, content, blank: isBlank(content) || column.minor?.(row) }
                    })
                    const isOpen = opened.has(key)
                    const folds = isFolding && drawn !== 'table'
                    const nameId = `${id}-${key}`
                    return (
                      <tr key={key} {...tableRoles.row} data-open={isOpen || undefined}>
                        {cells.map(({ column, content, blank }, index) => {
                          const Cell = column.rowHeader ? 'th' : 'td'
                          return (
                            <Fragment key={column.key}>
                              <Cell
                                {...(column.rowHeader ? tableRoles.name : tableRoles.cell)}
                                id={folds && column.rowHeader ? nameId : undefined}
                                className={cx(
                                  column.numeric && s.numeric,
                                  column.nowrap && s.nowrap,
                                )}
                                data-label={
                                  column.hideHeader ||
                                  column.rowHeader ||
                                  column.plain ||
                                  column.lead === 'bare'
                                    ? undefined
                                    : column.header
                                }
                                data-place={placeOf(column)}
                                data-blank={blank || undefined}
                              >
                                <ColumnPlaces value={places.get(column.key)}>
                                  {content}
                                </ColumnPlaces>
                              </Cell>
                              {folds && index === toggleAfter && (
                                <td {...tableRoles.cell} data-place="toggle">
                                  <button
                                    type="button"
                                    id={`${nameId}-toggle`}
                                    className={s.toggle}
                                    aria-expanded={isOpen}
                                    aria-label={unfold}
                                    aria-labelledby={`${nameId}-toggle ${nameId}`}
                                    onClick={() => toggle(key)}
                                  >
                                    <ChevronDown size={18} aria-hidden="true" />
                                  </button>
                                </td>
                              )}
                            </Fragment>
                          )
                        })}
                      </tr>
                    )
                  })}
            </tbody>
            {foot && <tfoot {...tableRoles.group}>{foot}</tfoot>}
          </table>
        </div>
        {!loading && rows.length === 0 && empty}
      </div>
    </div>
  )
}

const isBlank = (content: ReactNode): boolean =>
  content === '—' ||
  content === '' ||
  content === null ||
  content === undefined ||
  content === false

/** Below this width a table is cards: by the container query, until it has been measured. */
const always = 640

interface Drawing {
  drawn: 'table' | 'cards' | undefined
  /** How many times it was drawn anew. */
  times: number
}

/**
 * Whether the rows are drawn as a table or as cards: its columns decide how much width a table
 * needs. WebKit (2.50) never ends the layout of a table whose rows change their display, so that
 * change makes new elements, and the style sheet alone changes none that are on the page.
 * @param isEmpty whether there is no content that needs a width
 */
function useDrawn(isEmpty: boolean) {
  const place = useRef<HTMLDivElement>(null)
  /** The width that the columns need, if they have not found it. */
  const needed = useRef(0)
  const [{ drawn, times }, setDrawing] = useState<Drawing>({ drawn: undefined, times: 0 })
  const judge = useCallback((): void => {
    const box = place.current?.querySelector(':scope > div > div')
    const width = place.current?.clientWidth ?? 0
    if (!box || width === 0) return
    if (isEmpty) needed.current = 0
    if (drawn !== 'cards' && width >= always)
      needed.current = box.scrollWidth > box.clientWidth ? box.scrollWidth : 0
    const byQuery = width < always ? 'cards' : 'table'
    const next = width < needed.current ? 'cards' : byQuery
    if (next === drawn) return
    setDrawing({ drawn: next, times: next === (drawn ?? byQuery) ? times : times + 1 })
  }, [drawn, isEmpty, times])
  useLayoutEffect(judge)
  useEffect(() => {
    const { current } = place
    if (!current || typeof ResizeObserver === 'undefined') return
    // Waits for the next frame, because a new drawing changes the height of the observed element.
    const observer = new ResizeObserver(() => requestAnimationFrame(judge))
    observer.observe(current)
    for (const table of current.querySelectorAll('table')) observer.observe(table)
    return () => observer.disconnect()
  }, [judge])
  return { place, drawn, times }
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
      <th {...tableRoles.head} scope="col" className={className}>
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
    <th {...tableRoles.head} scope="col" aria-sort={direction ?? 'none'} className={className}>
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
