import type { ReactNode } from 'react'
import s from './landing.module.css'

export interface LandingStep {
  id: string
  title: ReactNode
  text: ReactNode
}

/** Numbered steps, each in the glyph frame with its number as the tag. */
export function Steps({ items }: { items: readonly LandingStep[] }) {
  return (
    <ol className={`bare grid gap-6 ${s.steps}`}>
      {items.map(({ id, title, text }, index) => (
        <li key={id}>
          <span className={`text-1 bold center ${s.number}`} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="heading">{title}</h3>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ol>
  )
}
