import type { ReactNode } from 'react'
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
    <table className={`fill text-2 ${s.fields}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head.name}</th>
          <th scope="col">{head.type}</th>
          <th scope="col">{head.note}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type, note, mark }) => (
          <tr key={name}>
            <th scope="row">
              {words ? (
                <b>{name}</b>
              ) : (
                <code className="bold break" translate="no">
                  {name}
                </code>
              )}{' '}
              {mark && <small className="faint">{mark}</small>}
            </th>
            <td>{typeof type === 'string' ? <span translate="no">{type}</span> : type}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
