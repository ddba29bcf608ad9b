import { tableRoles } from '@/ui/table-roles.ts'
import s from '../docs.module.css'

interface TwoColumnsProps {
  caption: string
  head: readonly [string, string]
  rows: readonly { id: string; code?: string; name?: string; text: string }[]
}

/** A name or a word of the API, with its meaning. */
export function TwoColumns({ caption, head, rows }: TwoColumnsProps) {
  return (
    <table className={`grid-table text-2 ${s.params}`} data-two="" {...tableRoles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th scope="col" {...tableRoles.head}>
            {head[0]}
          </th>
          <th scope="col" {...tableRoles.head}>
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {rows.map(({ id, code, name, text }) => (
          <tr key={id} {...tableRoles.row}>
            <th {...tableRoles.name}>
              {code === undefined ? name : <code translate="no">{code}</code>}
            </th>
            <td {...tableRoles.cell}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
