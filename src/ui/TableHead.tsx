import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useId } from 'react'
import { cx } from './cx.ts'
import s from './DataTable.module.css'
import { tableRoles } from './table-roles.ts'

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}
/** What the head of a column shows. */
export interface HeadColumn {
  key: string
  header: string
  /** Right-aligned tabular figures. */
  numeric?: boolean | undefined
  sortable?: boolean | undefined
  /** The header is visually hidden and the card shows no label, for a column of actions. */
  hideHeader?: boolean | undefined
}

interface TableHeadProps {
  column: HeadColumn
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  /** The id of the caption that tells the button from those of the page's other tables. */
  of?: string | undefined
}

/** The head of a column, with a button where it sorts. */
export function TableHead({ column, sort, onSort, of }: TableHeadProps) {
  const id = useId()
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
    <th
      {...tableRoles.head}
      scope="col"
      // A screen reader says the head of each cell, so it leaves the caption out.
      abbr={of && column.header}
      aria-sort={direction ?? 'none'}
      className={className}
    >
      <button
        id={of && id}
        aria-labelledby={of && `${id} ${of}`}
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
