import type { ReactNode } from 'react'
import s from './landing.module.css'

export interface LandingPoint {
  id: string
  title: ReactNode
  text: ReactNode
  icon?: ReactNode
  /** A link below the text. */
  more?: ReactNode
}

interface PointsProps {
  items: readonly LandingPoint[]
  columns?: 2 | 3
  /** The heading level of the points, one below the section's. */
  level?: 3 | 4
}

/** Equal statements side by side, separated by hairlines. */
export function Points({ items, columns = 3, level = 3 }: PointsProps) {
  const Title = `h${level}` as const
  return (
    <ul
      className={`stack panel bare clip ${s.points}`}
      data-columns={Math.min(columns, items.length)}
    >
      {items.map(({ id, title, text, icon, more }) => (
        <li key={id}>
          {icon && <span className={`blue ${s.icon}`}>{icon}</span>}
          <Title className="heading">{title}</Title>
          <p className="quiet">{text}</p>
          {more && <p className={`text-2 bold ${s.more}`}>{more}</p>}
        </li>
      ))}
    </ul>
  )
}
