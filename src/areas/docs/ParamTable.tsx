import type { ReactNode } from 'react'
import { tableRoles } from '@/ui/table-roles.ts'
import s from './docs.module.css'

export interface ParamRow {
  name: string
  type: string
  required: boolean
  note: ReactNode
  /** The default value. */
  fallback?: string | undefined
}

interface ParamTableProps {
  caption: string
  head: { name: string; type: string; note: string; required: string }
  rows: readonly ParamRow[]
  /** The prefix of the rows' ids; without it they have none. */
  anchor?: string
}

/** Declared fields, each with an anchor. Narrow rows put the type below the name. */
export function ParamTable({ caption, head, rows, anchor }: ParamTableProps) {
  return (
    <table className={`grid-table text-2 ${s.params}`} {...tableRoles.table}>
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
        {rows.map(({ name, type, required, note, fallback }) => {
          const id = anchor && `${anchor}-${name}`
          return (
            <tr key={name} id={id} {...tableRoles.row}>
              <th {...tableRoles.name}>
                {id ? (
                  <a href={`#${id}`}>
                    <code translate="no">{name}</code>
                  </a>
                ) : (
                  <code translate="no">{name}</code>
                )}
                {required && ' '}
                {required && <small>{head.required}</small>}
              </th>
              <td {...tableRoles.cell}>
                <span translate="no">{type}</span>
              </td>
              <td {...tableRoles.cell}>
                {note}
                {fallback !== undefined && (
                  <span className={`faint text-1 ${s.fallback}`}>{fallback}</span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
