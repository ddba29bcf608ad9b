import type { ReactNode } from 'react'
import s from './landing.module.css'

export interface Point {
  id: string
  title: ReactNode
  text: ReactNode
  icon?: ReactNode
  /** Below the text: a link. */
  more?: ReactNode
}

interface PointsProps {
  items: readonly Point[]
  columns?: 2 | 3
  /** Of the points' titles; one below the section's own. */
  level?: 3 | 4
}

/** Equal statements side by side, divided by hairlines. */
export function Points({ items, columns = 3, level = 3 }: PointsProps) {
  const Title = `h${level}` as const
  return (
    <ul className={s.points} data-columns={columns}>
      {items.map(({ id, title, text, icon, more }) => (
        <li key={id}>
          {icon && <span className={s.icon}>{icon}</span>}
          <Title className="heading">{title}</Title>
          <p className="quiet">{text}</p>
          {more && <p className={s.more}>{more}</p>}
        </li>
      ))}
    </ul>
  )
}
