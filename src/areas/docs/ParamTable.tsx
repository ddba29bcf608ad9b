import type { ReactNode } from 'react'
import { roles } from '@/ui/table-roles.ts'
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
    <table className={`fill text-2 ${s.params}`} {...roles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th scope="col" {...roles.head}>
            {head.name}
          </th>
          <th scope="col" {...roles.head}>
            {head.type}
          </th>
          <th scope="col" {...roles.head}>
            {head.note}
          </th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map(({ name, type, required, note, fallback }) => {
          const id = anchor && `${anchor}-${name}`
          return (
            <tr key={name} id={id} {...roles.row}>
              <th {...roles.name}>
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
              <td {...roles.cell}>
                <span translate="no">{type}</span>
              </td>
              <td {...roles.cell}>
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
