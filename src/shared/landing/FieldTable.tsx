import type { ReactNode } from 'react'
import { tableRoles } from '@/ui/table-roles.ts'
import s from './landing.module.css'

export interface FieldRow {
  name: string
  /** A string is shown unchanged in every language; other values are translated. */
  type: ReactNode
  note: ReactNode
  /** Shown beside the name, such as "required". */
  mark?: ReactNode
}

interface FieldTableProps {
  /** The name of the table. */
  caption: string
  head: { name: string; type: string; note: string }
  rows: readonly FieldRow[]
  /** True if the names are words rather than code. */
  words?: boolean
}

/** The fields of a request or an answer. Below 640 px each row is a card. */
export function FieldTable({ caption, head, rows, words }: FieldTableProps) {
  return (
    <table {...tableRoles.table} className={`grid-table text-2 ${s.fields}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th scope="col" {...tableRoles.head}>
            {head.name}
          </th>
          <th scope="col" {...tableRoles.head}>
            {head.type}
          </th>
          <th scope="col" {...tableRoles.head}>
            {head.note}
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {rows.map(({ name, type, note, mark }) => (
          <tr key={name} {...tableRoles.row}>
            <th {...tableRoles.name}>
              {words ? (
                <b>{name}</b>
              ) : (
                <code className="bold break" translate="no">
                  {name}
                </code>
              )}{' '}
              {mark && <small className="faint">{mark}</small>}
            </th>
            <td {...tableRoles.cell}>
              {typeof type === 'string' ? <span translate="no">{type}</span> : type}
            </td>
            <td {...tableRoles.cell}>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
