import s from '../docs.module.css'

interface TwoColumnsProps {
  caption: string
  head: readonly [string, string]
  rows: readonly { id: string; code?: string; name?: string; text: string }[]
}

/** A name, or a word of the API, and what it means. */
export function TwoColumns({ caption, head, rows }: TwoColumnsProps) {
  return (
    <table className={s.params} data-two="">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, code, name, text }) => (
          <tr key={id}>
            <th scope="row">{code === undefined ? name : <code translate="no">{code}</code>}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
