import type { ReactNode } from 'react'
import s from './task.module.css'

/** Names and values, one per line. Unknown values are left out. */
export function Facts({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  const known = items.filter(
    ({ value }) => value !== null && value !== undefined && value !== false,
  )
  if (known.length === 0) return null
  return (
    <dl className={s.facts}>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
