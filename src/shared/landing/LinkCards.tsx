import type { ReactNode } from 'react'
import type { Target } from '@/routes/href.ts'
import type { PageId } from '@/routes/table/index.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import s from './landing.module.css'

export interface LinkCard {
  id: string
  to: Target<PageId>
  title: ReactNode
  /** An icon before the title. */
  sign?: ReactNode
  text?: ReactNode
  /** Shown at the end of the title row: a price or a badge. */
  aside?: ReactNode
}

/** Cards, each of which is one link. */
export function LinkCards({ items, label }: { items: readonly LinkCard[]; label?: string }) {
  return (
    <ul className={`bare grid gap-3 ${s.cards}`} aria-label={label}>
      {items.map(({ id, to, title, sign, text, aside }) => (
        <li key={id}>
          <RouteLink to={to}>
            <span className={`row wrap align-baseline between text-3 ${s.cardHead}`}>
              <b className={sign ? 'row gap-3 align-center min-0' : undefined}>
                {sign}
                {title}
              </b>
              {aside}
            </span>
            {text && <span className="quiet">{text}</span>}
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}
