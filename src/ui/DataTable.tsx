// Over 250 lines: a table as columns and as rows of a phone, from the same cells.
import { ChevronDown } from 'lucide-react'
import { Fragment, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { cutText } from '@/lib/cut-text.ts'
import { cx } from './cx.ts'
import { ColumnPlaces, placesOf } from './money-places.ts'
import type { MoneyColumn } from './money-places.ts'
import s from './DataTable.module.css'
import { tableRoles } from './table-roles.ts'
import { useScrollable } from './use-scrollable.ts'
import { Skeleton } from './Skeleton.tsx'
import { TableHead } from './TableHead.tsx'
import type { HeadColumn, Sort } from './TableHead.tsx'
import { useDrawn } from './use-drawn.ts'
import { usePrinting } from './use-printing.ts'

export interface Column<Row> extends MoneyColumn<Row>, HeadColumn {
  cell: (row: Row) => ReactNode
  /** The column that names the row (th scope=row, the heading of its card). A table has one. */
  rowHeader?: boolean | undefined
  /** Keeps the cell on one line. */
  nowrap?: boolean | undefined
  /**
   * Stands beside the name on the first line of a narrow row, with its label or without. By default
   * the first figure does, with its label. False keeps a figure on the second line.
   */
  lead?: 'labelled' | 'bare' | false | undefined
  /** Says what it is: a narrow row leaves its label out. */
  plain?: boolean | undefined
  /** Says in what state the row is: at the end of a narrow row's second line, without its label. */
  state?: boolean | undefined
  /** Whether a narrow row leaves the cell out, because it says what most rows say. */
  minor?: ((row: Row) => boolean) | undefined
  /**
   * A narrow row shows the cell once it is opened (`unfold`). A part of another cell that has
   * `data-folds` folds with it.
   */
  folds?: boolean | undefined
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
  /** The page has several tables with these heads: a button of a head names its table. */
  oneOfSeveral?: boolean | undefined
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
    oneOfSeveral = false,
    loadingRows = 0,
    busy,
    empty,
    foot,
    unfold,
    className,
  } = props
  const loading = loadingRows > 0
  const box = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const { place, drawn, times } = useDrawn(loading || rows.length === 0)
  const scrolling = useScrollable(box, { label: caption }, times)
  const lead =
    given.find((column) => column.lead) ??
    given.find(({ numeric, lead: wanted }) => numeric && wanted !== false)
  // A card begins with its name and what leads, for eyes by the style sheet and for ears here.
  const rank = (column: Column<Row>): number =>
    column.rowHeader
      ? 0
      : column === lead
        ? 1
        : column.folds
          ? 4
          : column.state || column.hideHeader
            ? 3
            : 2
  const columns = drawn === 'cards' ? given.toSorted((a, b) => rank(a) - rank(b)) : given
  const places = placesOf(columns, rows)
  const isFolding = unfold !== undefined && given.some(({ folds }) => folds)
  // The end of the first line.
  // Two rows may have one name, so the button of a row has the first cell without a label too.
  const telling = columns.find(({ plain, folds, rowHeader }) => plain && !folds && !rowHeader)
  const toggleAfter = columns.findLastIndex((column) => column.rowHeader || column === lead)
  const id = useId()
  const captionId = oneOfSeveral ? `${id}-caption` : undefined
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
          : column.state
            ? 'state'
            : column.hideHeader
              ? 'actions'
              : undefined
  return (
    <div ref={place} className={className}>
      <div
        className={s.wrap}
        data-busy={busy || undefined}
        // How many rows come is not known beforehand.
        data-unknown={loading || undefined}
        data-drawn={drawn}
        data-folding={isFolding || undefined}
      >
        <div key={times} ref={box} className={s.scroll} {...scrolling}>
          <table {...tableRoles.table} className={s.table} aria-busy={loading || busy || undefined}>
            <caption id={captionId} className={hideCaption ? 'visually-hidden' : s.caption}>
              {caption}
            </caption>
            <thead {...tableRoles.group}>
              <tr {...tableRoles.row}>
                {columns.map((column) => (
                  <TableHead
                    key={column.key}
                    column={column}
                    sort={sort}
                    onSort={onSort}
                    of={captionId}
                  />
                ))}
              </tr>
            </thead>
            <tbody {...tableRoles.group}>
              {loading
                ? Array.from({ length: loadingRows }, (_, row) => (
                    // A record whose key is a number must not become the element of a placeholder.
                    <tr key={`loading-${row}`} {...tableRoles.row}>
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
                    const isOpen = isPrinting || opened.has(key)
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
                                id={
                                  !folds
                                    ? undefined
                                    : column.rowHeader
                                      ? nameId
                                      : column === telling
                                        ? `${nameId}-more`
                                        : undefined
                                }
                                className={cx(
                                  column.numeric && s.numeric,
                                  column.nowrap && s.nowrap,
                                )}
                                data-label={
                                  column.hideHeader ||
                                  column.rowHeader ||
                                  column.plain ||
                                  column.state ||
                                  column.lead === 'bare'
                                    ? undefined
                                    : column.header
                                }
                                data-place={placeOf(column)}
                                data-blank={blank ? '' : undefined}
                              >
                                <ColumnPlaces value={places.get(column.key)}>
                                  {content}
                                </ColumnPlaces>
                              </Cell>
                              {folds && index === toggleAfter && (
                                <td {...tableRoles.cell} data-place="toggle" data-print="no">
                                  <button
                                    type="button"
                                    id={`${nameId}-toggle`}
                                    className={s.toggle}
                                    aria-expanded={isOpen}
                                    aria-label={unfold}
                                    aria-labelledby={cx(
                                      `${nameId}-toggle ${nameId}`,
                                      telling && `${nameId}-more`,
                                    )}
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
