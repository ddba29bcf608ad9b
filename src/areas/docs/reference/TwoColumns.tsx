import { roles } from '@/ui/table-roles.ts'
import s from '../docs.module.css'

interface TwoColumnsProps {
  caption: string
  head: readonly [string, string]
  rows: readonly { id: string; code?: string; name?: string; text: string }[]
}

/** A name or a word of the API, with its meaning. */
export function TwoColumns({ caption, head, rows }: TwoColumnsProps) {
  return (
    <table className={`fill text-2 ${s.params}`} data-two="" {...roles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th scope="col" {...roles.head}>
            {head[0]}
          </th>
          <th scope="col" {...roles.head}>
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map(({ id, code, name, text }) => (
          <tr key={id} {...roles.row}>
            <th {...roles.name}>
              {code === undefined ? name : <code translate="no">{code}</code>}
            </th>
            <td {...roles.cell}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
